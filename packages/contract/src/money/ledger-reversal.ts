import { type LedgerAccount, type LedgerLine, listLines } from "./ledger-postings.ts";

/** What has been earned but not sent yet, in cents: the seller's, and the owners' shares by user. */
export type Unsent = Readonly<{ seller: number; owners: ReadonlyMap<string, number> }>;

export type Reversal = Readonly<{
  lines: readonly LedgerLine[];
  /** By how much the payouts that were not sent become less. */
  payouts: Unsent;
}>;

/** Splits a part of the sum of `weights` in proportion to them, to the cent. */
function apportion(part: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const until = whole === 0 ? 0 : Math.round((reached * part) / whole);
    const share = until - given;
    given = until;
    return share;
  });
}

/** Returns what an account holds, in cents. */
export const balanceOf = (ledger: readonly LedgerLine[], account: LedgerAccount): number =>
  ledger.reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0);

/** What the buyer has paid and not got back, in cents. */
export const getPaid = (ledger: readonly LedgerLine[]): number =>
  balanceOf(ledger, "card") + balanceOf(ledger, "refund");

const parts = ["items", "delivery", "discount", "tax", "fee"] as const;

/**
 * Returns `amount` cents of an order to its buyer: every account gives back its proportion. The platform
 * bears that of payouts that were sent (docs/product.md §4, Money). Throws when the buyer has not paid as
 * much.
 */
export function reverse(ledger: readonly LedgerLine[], amount: number, unsent: Unsent): Reversal {
  const paid = getPaid(ledger);
  if (amount < 1 || amount > paid) throw new RangeError(`${amount} of ${paid} cents cannot be returned.`);
  const earned = ["payout", "share", "bank", "loss"] as const;
  const owed = earned.reduce((sum, account) => sum - balanceOf(ledger, account), 0);
  const owners = [...unsent.owners];
  const waiting = owners.reduce((sum, [, share]) => sum + share, unsent.seller);
  const [items = 0, delivery = 0, discount = 0, tax = 0, fee = 0, payout = 0, loss = 0] = apportion(amount, [
    ...parts.map((account) => -balanceOf(ledger, account)),
    waiting,
    owed - waiting,
  ]);
  const [seller = 0, ...shares] = apportion(payout, [unsent.seller, ...owners.map(([, share]) => share)]);
  return {
    lines: listLines({ refund: -amount, items, delivery, discount, tax, fee, payout, loss }),
    payouts: { seller, owners: new Map(owners.map(([payee], index) => [payee, shares[index] ?? 0])) },
  };
}
