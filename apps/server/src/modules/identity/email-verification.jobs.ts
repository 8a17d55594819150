import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Somebody has confirmed the address of their account for the first time; what waited for it may go on. */
export const emailVerified = defineJob("identity.email-verified", z.object({ userId: z.string() }));
