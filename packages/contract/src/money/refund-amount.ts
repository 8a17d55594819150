import { formatCents } from "./format-cents.ts";

const minRefund = 100;

/**
 * Says why `amount` cents of an order cannot be refunded when `left` cents of its payment are left; null if they
 * can. Less than a dollar is refunded only if no more is left.
 */
export function getRefundAmountProblem(amount: number, left: number): string | null {
  if (left < 1) return "Nothing of this order is left to refund";
  const least = Math.min(minRefund, left);
  if (amount >= least && amount <= left) return null;
  return least === left
    ? `Refund ${formatCents(left)}, which is all that is left`
    : `Refund an amount from ${formatCents(least)} to ${formatCents(left)}`;
}
