import * as z from "zod/mini";

/** The fields of every event from Stripe that are used. Unknown types are accepted and ignored. */
export const paymentEventSchema = z.object({
  /** Stripe's id; the same event may be delivered more than once. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Seconds since 1970. */
  created: z.int(),
  /** The connected account that it happened in; absent for the platform's own events. */
  account: z.optional(z.string()),
  /** The object as it was when the event happened. */
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
