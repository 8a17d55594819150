import { getSellerFee, splitSale } from "./sale-earnings.ts";

export const ledgerAccounts = [
  "card",
  "items",
  "delivery",
  "discount",
  "tax",
  "fee",
  "payout",
  "share",
  "refund",
  "bank",
  "loss",
] as const;

export const ledgerKinds = [
  "charge",
  "refund",
  "earning",
  "payout",
  "share",
  "share-payout",
  "dispute",
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];
export type LedgerKind = (typeof ledgerKinds)[number];
export type LedgerLine = { account: LedgerAccount; amount: number };
/** Cents. */
export type Amounts = { items: number; delivery: number; discount: number; tax: number; total: number };

/** The lines of a posting; accounts that nothing is posted to are left out. */
export const listLines = (amounts: Partial<Record<LedgerAccount, number>>): LedgerLine[] =>
  ledgerAccounts.flatMap((account) => {
    const amount = amounts[account] ?? 0;
    return amount === 0 ? [] : [{ account, amount }];
  });

const feeOf = ({ items }: Amounts): number => getSellerFee(items);
/** Returns the seller's earning before the shares of consigned pieces' owners are subtracted. */
const earningOf = (amounts: Amounts): number => splitSale(amounts, []).payout;

/**
 * The double entries for each event of an order's money; every posting sums to zero (docs/product.md §4,
 * Money). The platform pays for the discount: the seller earns as if there were none.
 */
export const postings: Readonly<Record<"charge" | "refund" | "earning", (amounts: Amounts) => LedgerLine[]>> =
  {
    charge: ({ items, delivery, discount, tax, total }) =>
      listLines({ card: total, discount, items: -items, delivery: -delivery, tax: -tax }),
    refund: ({ items, delivery, discount, tax, total }) =>
      listLines({ refund: -total, discount: -discount, items, delivery, tax }),
    earning: (amounts) =>
      listLines({
        items: amounts.items,
        delivery: amounts.delivery,
        fee: -feeOf(amounts),
        payout: -earningOf(amounts),
      }),
  };

/** A consigner's share of a seller's earning, in cents, and its transfer to the bank. */
export const shareLines = (amount: number): LedgerLine[] => listLines({ payout: amount, share: -amount });
export const sharePayoutLines = (amount: number): LedgerLine[] => listLines({ share: amount, bank: -amount });
/** A seller's payout: the earning without the consigners' shares. */
export const payoutLines = (amount: number): LedgerLine[] => listLines({ payout: amount, bank: -amount });
