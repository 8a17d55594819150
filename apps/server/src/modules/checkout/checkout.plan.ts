import type { HubId } from "@heirloop/contract/hub/hub";
import type { Address, OrderType } from "@heirloop/contract/order/order.schema";
import type { ListingRow } from "../listing/listing.table.ts";
import { taxOn, taxRateFor } from "@heirloop/contract/tax/sales-tax";
import { splitProRata } from "./split-pro-rata.ts";

/** Cents; total = items + delivery − discount + tax. */
export type PlannedBreakdown = {
  items: number;
  delivery: number;
  discount: number;
  tax: number;
  total: number;
};
export type PlannedOrder = Readonly<{
  sellerId: string;
  listings: readonly ListingRow[];
  breakdown: PlannedBreakdown;
  /** Basis points. */
  taxRate: number;
  buyerHub: HubId | "NA";
  sellerHub: string;
}>;

export type Planning = Readonly<{
  listings: readonly ListingRow[];
  type: OrderType;
  address: Address | null;
  /** Where a delivery goes, as far as that is known. */
  buyerHub: HubId | "NA";
  /** Cents for the one piece of an offer. */
  offerAmount: number | null;
  /** Cents off the whole checkout. */
  discount: number;
}>;

function deliveryOf(listing: ListingRow, { type, buyerHub }: Planning): number {
  if (type === "pickup") return 0;
  return buyerHub !== "NA" && listing.hub === buyerHub ? listing.localFee : listing.carrierFee;
}

/** Pieces of one seller that all stand in one hub's area are in that area, else in none. */
const hubOfAll = (listings: readonly ListingRow[]): string => {
  const [first, ...others] = listings.map(({ hub }) => hub);
  return first !== undefined && others.every((hub) => hub === first) ? first : "NA";
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** One order per seller, in the order in which their first pieces were named, with what each costs. */
export function planCheckout(planning: Planning): PlannedOrder[] {
  const bySeller = Map.groupBy(planning.listings, ({ sellerId }) => sellerId);
  const groups = [...bySeller].map(([sellerId, listings]) => ({
    sellerId,
    listings,
    items: planning.offerAmount ?? sum(listings.map(({ price }) => price)),
  }));
  const discounts = splitProRata(
    planning.discount,
    groups.map(({ items }) => items),
  );
  return groups.map(({ sellerId, listings, items }, group) => {
    const delivery = sum(listings.map((listing) => deliveryOf(listing, planning)));
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
