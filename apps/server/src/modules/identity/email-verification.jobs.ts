import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Continues what waited for the first confirmation of an account's address. */
export const emailVerified = defineJob("identity.email-verified", z.object({ userId: z.string() }));
