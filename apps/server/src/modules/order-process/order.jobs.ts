import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

const due = z.object({
  orderId: z.string(),
  event: z.enum(["expire", "auto-complete", "lapse"]),
  at: z.iso.datetime(),
});

/** What time does to an order. It does nothing when the order has another deadline by then; for the want of a key see `endHold`. */
export const meetDeadline = defineJob("order.meet-deadline", due, { untilDone: true });
/** Tells whoever can still act that a deadline comes near. */
export const remindOfDeadline = defineJob("order.remind", due);
