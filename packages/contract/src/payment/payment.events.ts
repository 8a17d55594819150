import * as z from "zod/mini";
import { idSchema, instantSchema, userIdSchema } from "../identity/identity.schema.ts";

/** The fields of every event from the payment provider. Unknown types are accepted and ignored. */
export const paymentEventSchema = z.object({
  /** The provider's id; the same event may be delivered more than once. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  createdAt: instantSchema,
  data: z.record(z.string(), z.unknown()),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/** The types that are handled, with their data. */
export const paymentEventData = {
  /** The buyer has responded to the bank; the provider's API has the result. */
  "confirmation.answered": z.object({ checkoutId: idSchema }),
  /** A seller's payout account is open. */
  "payout-account.opened": z.object({ userId: userIdSchema }),
} as const;
export type PaymentEventType = keyof typeof paymentEventData;
