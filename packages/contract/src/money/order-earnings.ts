import { balanceOf } from "./ledger-reversal.ts";
import type { LedgerAccount, LedgerKind, LedgerLine } from "./ledger-postings.ts";
import { sumCents } from "./money.schema.ts";
import type { OrderEarnings } from "./order-earnings.schema.ts";
import { getOwnerShare, splitSale } from "./sale-earnings.ts";

type Entry = LedgerLine & Readonly<{ kind: LedgerKind }>;
type Sale = Readonly<{ items: number; delivery: number }>;

/** What an account owes, in cents; subtracted, because `-0` is another value than 0. */
const owedBy = (ledger: readonly LedgerLine[], account: LedgerAccount): number =>
  0 - balanceOf(ledger, account);

/**
 * What is left of a sale that has been charged, and of its owners' shares, in cents: a refund before the completion
 * reduces both in proportion.
 */
export function getRemainingSale<Payee>(
  ledger: readonly LedgerLine[],
  sale: Sale,
  shares: ReadonlyMap<Payee, number>,
): { sale: Sale; shares: ReadonlyMap<Payee, number> } {
  const left = { items: owedBy(ledger, "items"), delivery: owedBy(ledger, "delivery") };
  return {
    sale: left,
    shares: new Map(
      [...shares].map(([payee, share]) => [payee, Math.floor((share * left.items) / sale.items)]),
    ),
  };
}

/** Splits an order's money for its seller. `shares` are those of the owners of its consigned pieces. */
export function getOrderEarnings(
  ledger: readonly Entry[],
  order: Sale,
  shares: ReadonlyMap<unknown, number>,
  ownerPercent: number | null,
): OrderEarnings {
  const earning = ledger.filter(({ kind }) => kind === "earning");
  if (earning.length === 0) {
    const isCharged = ledger.some(({ kind }) => kind === "charge");
    const { sale, shares: left } = isCharged
      ? getRemainingSale(ledger, order, shares)
      : { sale: order, shares };
    const { items, delivery } = sale;
    const split = splitSale(sale, left.values());
    return {
      items: sumCents(items),
      delivery: sumCents(delivery),
      ...split,
      refunded: sumCents(0),
      ownerPercent,
    };
  }
  const ownerShare = balanceOf(
    ledger.filter(({ kind }) => kind === "share"),
    "payout",
  );
  const refunded = balanceOf(
    ledger.filter(({ kind }) => kind === "refund" || kind === "dispute"),
    "payout",
  );
  return {
    items: sumCents(balanceOf(earning, "items")),
    delivery: sumCents(balanceOf(earning, "delivery")),
    fee: sumCents(owedBy(earning, "fee")),
    ownerShare: sumCents(ownerShare),
    refunded: sumCents(refunded),
    payout: sumCents(owedBy(earning, "payout") - ownerShare - refunded),
    ownerPercent,
  };
}

/**
 * What the seller would receive for one piece at this price, in cents. `ownerPercent`: the share of a consigned
 * piece's owner; null for the seller's own piece.
 */
export function getPriceEarnings(
  price: number,
  { delivery, ownerPercent }: Pick<OrderEarnings, "ownerPercent"> & { delivery: number },
): OrderEarnings {
  const shares = new Map(ownerPercent === null ? [] : [["owner", getOwnerShare(price, ownerPercent)]]);
  return getOrderEarnings([], { items: price, delivery }, shares, ownerPercent);
}
