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
/** What is owed to the seller before the shares of consigned pieces' owners are taken out. */
const earningOf = (amounts: Amounts): number => splitSale(amounts, []).payout;

/**
 * The double entries of each thing that happens to an order's money; every posting sums to zero (docs/product.md §4, Money). The discount
 * is the platform's cost: the seller earns as if there were none.
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

/** What of a seller's earning is a consigner's, in cents, and its way to the bank. */
export const shareLines = (amount: number): LedgerLine[] => lines({ payout: amount, share: -amount });
export const sharePayoutLines = (amount: number): LedgerLine[] => lines({ share: amount, bank: -amount });
/** What a seller is paid: the earning, less what of it is consigners'. */
export const payoutLines = (amount: number): LedgerLine[] => lines({ payout: amount, bank: -amount });
