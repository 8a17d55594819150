import * as z from "zod/mini";

/** The state of an order's payment, beside the order's status. */
export const paymentStatuses = [
  /** The card is kept for an offer; nothing is charged. */
  "saved",
  /** A charge is under way: the gateway's answer, or the buyer's confirmation at the bank, is awaited. */
  "pending",
  /** Reserved on the card until the seller's answer. */
  "authorized",
  "captured",
  /** The card was declined when the order was approved or the offer accepted. */
  "failed",
  "voided",
  "refunded",
] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Whether the buyer has paid, even if the payment went back since. There is a receipt from then on. */
export const wasCharged = (status: PaymentStatus): boolean => status === "captured" || status === "refunded";

/** Whether an accepted offer waits for its payment, which holds the piece. */
export const isPaymentOpen = (status: PaymentStatus): boolean => status === "pending" || status === "failed";
