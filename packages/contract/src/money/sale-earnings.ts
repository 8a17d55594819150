import { constants } from "../constants/marketplace-constants.ts";
import { sumCents, type Cents } from "./money.schema.ts";

/** Half a cent rounds up. */
const percentOf = (amount: number, percent: number): Cents =>
  sumCents(Math.floor((amount * percent + 50) / 100));

/** The platform's fee on the items of a sale, in cents. */
export const getSellerFee = (items: number): Cents => percentOf(items, constants.sellerFee);

/**
 * The owner's share of a consigned piece's price, in cents: 60 percent unless another share was agreed on
 * (docs/product.md §4, Consignments).
 */
export const getOwnerShare = (price: number, percent: number | null): Cents =>
  percentOf(price, percent ?? constants.consignerShare);

export type SaleEarnings = Readonly<{
  /** The platform's fee. */
  fee: Cents;
  /** The shares of all consigned pieces in the sale together. */
  ownerShare: Cents;
  /** The seller's payout. */
  payout: Cents;
}>;

/**
 * How a completed sale is split, in cents: items + delivery = fee + ownerShare + payout. `ownerShares` are
 * those of its consigned pieces. Emails, payouts, the ledger, mocks and the demo world all use these amounts.
 */
export function splitSale(
  { items, delivery }: Readonly<{ items: number; delivery: number }>,
  ownerShares: Iterable<number>,
): SaleEarnings {
  const fee = getSellerFee(items);
  let ownerShare = 0;
  for (const share of ownerShares) ownerShare += share;
  return { fee, ownerShare: sumCents(ownerShare), payout: sumCents(items + delivery - fee - ownerShare) };
}
