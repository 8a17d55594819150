import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { type Cents, cents } from "@heirloop/contract/money/money.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { CounterRange } from "@heirloop/machines/order/offer-range";

/** Parses a counteroffer: a valid amount, or an error message. */
export function parseCounteroffer(
  typed: string,
  range: CounterRange | null,
): { amount: Cents } | { wrong: string } {
  const amount = centsOf(typed);
  if (amount === undefined || amount < constants.minOffer) return { wrong: amountMessage };
  if (range !== null && (amount <= range.above || amount >= range.below)) return { wrong: range.message };
  return { amount: cents(amount) };
}
