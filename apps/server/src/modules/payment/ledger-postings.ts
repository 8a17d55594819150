import { getSellerFee, splitSale } from "@heirloop/contract/money/sale-earnings";
import { ledgerAccounts, type ledgerKinds } from "./payment.table.ts";

export type LedgerAccount = (typeof ledgerAccounts)[number];
export type LedgerKind = (typeof ledgerKinds)[number];
export type LedgerLine = { account: LedgerAccount; amount: number };
/** Cents. */
export type Amounts = { items: number; delivery: number; discount: number; tax: number; total: number };

const lines = (amounts: Partial<Record<LedgerAccount, number>>): LedgerLine[] =>
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
export const postings: Readonly<
  Record<Exclude<LedgerKind, "payout" | "share" | "share-payout">, (amounts: Amounts) => LedgerLine[]>
> = {
  charge: ({ items, delivery, discount, tax, total }) =>
    lines({ card: total, discount, items: -items, delivery: -delivery, tax: -tax }),
  refund: ({ items, delivery, discount, tax, total }) =>
    lines({ refund: -total, discount: -discount, items, delivery, tax }),
  earning: (amounts) =>
    lines({
      items: amounts.items,
      delivery: amounts.delivery,
      fee: -feeOf(amounts),
      payout: -earningOf(amounts),
    }),
};

/** A consigner's share of a seller's earning, in cents, and its transfer to the bank. */
export const shareLines = (amount: number): LedgerLine[] => lines({ payout: amount, share: -amount });
export const sharePayoutLines = (amount: number): LedgerLine[] => lines({ share: amount, bank: -amount });
/** A seller's payout: the earning without the consigners' shares. */
export const payoutLines = (amount: number): LedgerLine[] => lines({ payout: amount, bank: -amount });
