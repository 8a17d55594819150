import * as z from "zod/mini";
import { idSchema, instantSchema, userIdSchema } from "../identity/identity.schema.ts";

/** What every event of the payment provider has. A type that nobody knows is taken and ignored. */
export const paymentEventSchema = z.object({
  /** The provider's own; the same event may be delivered more than once. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  createdAt: instantSchema,
  data: z.record(z.string(), z.unknown()),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/** The types that something is done about, with what they bring. */
export const paymentEventData = {
  /** The bank's customer has answered; which way, the provider says when asked. */
  "confirmation.answered": z.object({ checkoutId: idSchema }),
  /** A seller's payout account is open. */
  "payout-account.opened": z.object({ userId: userIdSchema }),
} as const;
export type PaymentEventType = keyof typeof paymentEventData;
