import type { QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { DeliveryMethod } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { HubId } from "@heirloop/contract/hub/hub";
import type { Address, OrderType } from "@heirloop/contract/order/order.schema";
import { noTax, type TaxedSale, taxLocationOf, taxOn, type TaxRates } from "@heirloop/contract/tax/sales-tax";
import type { Coordinates } from "@heirloop/contract/user/user.schema";
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
    coordinates: Coordinates | null;
  }>;

export type PlannedOrder<Piece> = Readonly<{
  sellerId: string;
  listings: readonly Piece[];
  breakdown: PlannedBreakdown;
  taxRates: TaxRates;
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

/** One seller's part before tax; amounts in cents. */
type UntaxedOrder<Piece> = Omit<PlannedOrder<Piece>, "breakdown" | "taxRates"> & {
  amounts: Omit<PlannedBreakdown, "tax" | "total">;
  /** Null while nobody knows where it is taxed. */
  sale: TaxedSale | null;
};

function planUntaxed<Piece extends PricedPiece>(planning: Planning<Piece>): UntaxedOrder<Piece>[] {
  const bySeller = Map.groupBy(planning.listings, ({ sellerId }) => sellerId);
  const groups = [...bySeller].map(([sellerId, listings]) => {
    const pieces =
      planning.offerAmount === null ? listings.map(({ price }) => price) : [planning.offerAmount];
    return { sellerId, listings, pieces, items: sum(pieces) };
  });
  const isPickup = planning.type === "pickup";
  const destination = { hub: planning.buyerHub, zip: planning.address?.zip ?? null };
  const discounts = splitProRata(
    planning.discount,
    groups.map(({ items }) => items),
  );
  return groups.map(({ sellerId, listings, pieces, items }, group) => {
    const { fee: delivery, ...method } = isPickup
      ? { fee: 0 }
      : deliveryOf(listings, destination, planning.distance);
    const [first] = listings;
    const { type, address } = planning;
    const location = taxLocationOf({
      type,
      address,
      place: first?.place ?? null,
      coordinates: first?.coordinates ?? null,
    });
    return {
      sellerId,
      listings,
      amounts: { items, delivery, discount: discounts[group] ?? 0 },
      sale: location && { location, pieces, delivery },
      buyerHub: planning.buyerHub,
      sellerHub: hubOfAll(listings),
      delivery: "by" in method ? method : null,
    };
  });
}

/** The sales whose tax rates {@link planCheckout} asks for; none while the address of a delivery is unknown. */
export const listTaxedSales = <Piece extends PricedPiece>(planning: Planning<Piece>): TaxedSale[] =>
  planUntaxed(planning).flatMap(({ sale }) => sale ?? []);

/**
 * One order per seller with its costs, in the order of the sellers' first pieces (docs/product.md §4, Money).
 */
export function planCheckout<Piece extends PricedPiece>(
  planning: Planning<Piece>,
  taxRatesOf: (sale: TaxedSale) => TaxRates,
): PlannedOrder<Piece>[] {
  return planUntaxed(planning).map(({ amounts, sale, ...order }) => {
    const taxRates = sale === null ? noTax : taxRatesOf(sale);
    const tax = taxOn(amounts, taxRates);
    const { items, delivery, discount } = amounts;
    return { ...order, taxRates, breakdown: { ...amounts, tax, total: items + delivery - discount + tax } };
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
