import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

const due = z.object({
  orderId: z.string(),
  event: z.enum(["expire", "auto-complete", "lapse"]),
  at: z.iso.datetime(),
});

/**
 * Sends an order its time event. It does nothing if the order has a different deadline by then. It has no key
 * for the same reason as `endHold`.
 */
export const meetDeadline = defineJob("order.meet-deadline", due, { untilDone: true });
/** Reminds the side that can still act of an approaching deadline. */
export const remindOfDeadline = defineJob("order.remind", due);
