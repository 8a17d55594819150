import { constants } from "../constants/marketplace-constants.ts";
import { sumCents, type Cents } from "./money.schema.ts";

/** Half a cent rounds up. */
const percentOf = (amount: number, percent: number): Cents =>
  sumCents(Math.floor((amount * percent + 50) / 100));

/** The platform's fee on the items of a sale, in cents. */
export const getSellerFee = (items: number): Cents => percentOf(items, constants.sellerFee);

/**
 * What the owner of a consigned piece gets of its price, in cents: 60 percent unless another share was agreed (docs/product.md §4,
 * Consignments).
 */
export const getOwnerShare = (price: number, percent: number | null): Cents =>
  percentOf(price, percent ?? constants.consignerShare);

export type SaleEarnings = Readonly<{
  /** The platform's. */
  fee: Cents;
  /** Of all consigned pieces in the sale together. */
  ownerShare: Cents;
  /** What the seller is paid. */
  payout: Cents;
}>;

/**
 * Who gets what of a completed sale, in cents: items + delivery = fee + ownerShare + payout. `ownerShares` are those of its consigned
 * pieces. Mails, payouts, the ledger, mocks and the demo world all take their amounts from here.
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
