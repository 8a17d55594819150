import { amountMessage } from "@heirloop/contract/money/cents-of";
import { type Cents, cents } from "@heirloop/contract/money/money.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { CounterRange } from "@heirloop/machines/order/offer-range";

/** A counteroffer of this many cents, or an error message; undefined is no amount. */
export function checkCounteroffer(
  amount: number | undefined,
  range: CounterRange | null,
): { amount: Cents } | { wrong: string } {
  if (amount === undefined || amount < constants.minOffer) return { wrong: amountMessage };
  if (range !== null && (amount <= range.above || amount >= range.below)) return { wrong: range.message };
  return { amount: cents(amount) };
}
