import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

const due = z.object({ orderId: z.string(), at: z.iso.datetime() });

/**
 * Tells a case that its time is over. It does nothing if the case has a different deadline by then, and has no
 * key for the same reason as `endHold`.
 */
export const endCaseDeadline = defineJob("order-case.end-deadline", due, { untilDone: true });
/** Reminds the side that is expected to act. */
export const remindOfCase = defineJob("order-case.remind", due);
