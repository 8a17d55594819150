import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import type { Side } from "@heirloop/contract/user/user.schema";
import { invalidField, type Refusal } from "../refusal/refusal.ts";
import type { OrderActor } from "./order-event.ts";

const disputedReasons: Readonly<Record<Side | "admin", string>> = {
  buyer:
    "Your bank is asking about this payment, so we cannot refund it until the bank has decided. To get the refund from us, withdraw your claim at the bank first.",
  seller:
    "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided.",
  admin:
    "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided. If the buyer is right, accept the dispute in the payment provider’s dashboard.",
};

/**
 * Why nobody can refund a payment while a bank asks about it: the bank may return it as well, and the payment
 * gateway refuses. Null for events that nobody sends: they end the order, and its money waits for the bank.
 */
export const getDisputedReason = (by: OrderActor): string | null =>
  by === "time" || by === "system" ? null : disputedReasons[by];

/** Why an admin cannot refund `amount` cents of a payment of which `left` cents are left; null if they can. */
export function refundRefusal({
  amount,
  left,
  isDisputed,
}: {
  amount: number;
  left: number;
  isDisputed: boolean;
}): Refusal | null {
  if (isDisputed) return { code: "state-conflict", detail: disputedReasons.admin };
  const message = getRefundAmountProblem(amount, left);
  return message === null ? null : invalidField("amount", message);
}
