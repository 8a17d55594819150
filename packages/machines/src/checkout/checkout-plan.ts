import type { QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { DeliveryMethod } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { HubId } from "@heirloop/contract/hub/hub";
import type { Address, OrderType } from "@heirloop/contract/order/order.schema";
import { taxOn, taxRateFor } from "@heirloop/contract/tax/sales-tax";
import { type DeliveredPiece, deliveryOf } from "../delivery/delivery-rule.ts";
import { hubOfZip } from "../hub/hub-of-zip.ts";
import { splitProRata } from "./split-pro-rata.ts";

/** Cents; total = items + delivery − discount + tax. */
export type PlannedBreakdown = {
  items: number;
  delivery: number;
  discount: number;
  tax: number;
  total: number;
};

/** The price, location and delivery terms of a piece; amounts in cents. */
type PricedPiece = DeliveredPiece &
  Readonly<{
    sellerId: string;
    price: number;
    /** City and state. */
    place: string | null;
  }>;

export type PlannedOrder<Piece> = Readonly<{
  sellerId: string;
  listings: readonly Piece[];
  breakdown: PlannedBreakdown;
  /** Basis points. */
  taxRate: number;
  buyerHub: HubId | "NA";
  sellerHub: string;
  /** Who brings it; null for a pickup. */
  delivery: DeliveryMethod | null;
}>;

export type Planning<Piece> = Readonly<{
  listings: readonly Piece[];
  type: OrderType;
  address: Address | null;
  /** The hub of the delivery address, NA while it is unknown. */
  buyerHub: HubId | "NA";
  /** Cents for the only piece of an offer. */
  offerAmount: number | null;
  /** Cents off the whole checkout. */
  discount: number;
  /** Whole miles between two ZIP codes; null when one is unknown. */
  distance: (from: string, to: string) => number | null;
}>;

/** The hub of a delivery: that of the address if there is one, else that of the buyer's own area. */
export const deliveryHub = (
  { address }: Pick<QuoteRequest, "address">,
  buyerHub: HubId | "NA",
): HubId | "NA" => (address === undefined ? buyerHub : hubOfZip(address.zip));

/** The hub that all pieces of one seller share, or NA. */
const hubOfAll = (listings: readonly PricedPiece[]): string => {
  const [first, ...others] = listings.map(({ hub }) => hub);
  return first !== undefined && others.every((hub) => hub === first) ? first : "NA";
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * One order per seller with its costs, in the order of the sellers' first pieces (docs/product.md §4, Money).
 */
export function planCheckout<Piece extends PricedPiece>(planning: Planning<Piece>): PlannedOrder<Piece>[] {
  const bySeller = Map.groupBy(planning.listings, ({ sellerId }) => sellerId);
  const groups = [...bySeller].map(([sellerId, listings]) => ({
    sellerId,
    listings,
    items: planning.offerAmount ?? sum(listings.map(({ price }) => price)),
  }));
  const isPickup = planning.type === "pickup";
  const destination = { hub: planning.buyerHub, zip: planning.address?.zip ?? null };
  const discounts = splitProRata(
    planning.discount,
    groups.map(({ items }) => items),
  );
  return groups.map(({ sellerId, listings, items }, group) => {
    const { fee: delivery, ...method } = isPickup
      ? { fee: 0 }
      : deliveryOf(listings, destination, planning.distance);
    const discount = discounts[group] ?? 0;
    const taxRate = taxRateFor({ ...planning, place: listings[0]?.place ?? null });
    const tax = taxOn(items + delivery, taxRate);
    const breakdown = { items, delivery, discount, tax, total: items + delivery - discount + tax };
    return {
      sellerId,
      listings,
      breakdown,
      taxRate,
      buyerHub: planning.buyerHub,
      sellerHub: hubOfAll(listings),
      delivery: "by" in method ? method : null,
    };
  });
}

/** The sum over all orders. */
export function sumBreakdowns(breakdowns: readonly PlannedBreakdown[]): PlannedBreakdown {
  const total = (part: keyof PlannedBreakdown) => sum(breakdowns.map((breakdown) => breakdown[part]));
  return {
    items: total("items"),
    delivery: total("delivery"),
    discount: total("discount"),
    tax: total("tax"),
    total: total("total"),
  };
}
