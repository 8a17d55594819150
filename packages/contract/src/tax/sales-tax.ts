import type { Address, OrderType } from "../order/order.schema.ts";
import type { Coordinates } from "../user/user.schema.ts";

/** Where a sale is taxed: a pickup where the piece is, a delivery where it goes. `place` is a city and state. */
export type TaxLocation =
  | Readonly<{ type: "pickup"; place: string | null; coordinates: Coordinates | null }>
  | Readonly<{ type: "delivery"; address: Address }>;

/** One seller's part of a purchase, as its tax depends on it: the price of each piece and of the delivery, in cents. */
export type TaxedSale = Readonly<{ location: TaxLocation; pieces: readonly number[]; delivery: number }>;

/** In millionths of the amount: 88,750 is 8.875 percent. Many places tax a delivery differently, or not at all. */
export type TaxRates = Readonly<{ items: number; delivery: number }>;

export const noTax: TaxRates = { items: 0, delivery: 0 };

/**
 * Tax in cents on the amounts of an order in cents; half a cent rounds up. The platform pays for a promo
 * discount, so it does not lower the taxable amount.
 */
export const taxOn = (
  { items, delivery }: Readonly<{ items: number; delivery: number }>,
  rates: TaxRates,
): number => Math.floor((items * rates.items + delivery * rates.delivery + 500_000) / 1_000_000);

/** Returns where a sale is taxed; null while the address of a delivery is unknown. */
export function taxLocationOf(sale: {
  type: OrderType;
  address: Address | null;
  place: string | null;
  coordinates: Coordinates | null;
}): TaxLocation | null {
  const { type, address, place, coordinates } = sale;
  if (type === "pickup") return { type, place, coordinates };
  if (address === null) return null;
  const { line1, line2, city, state, zip } = address;
  // Always in this order: rates are found again by the sale as text.
  return { type, address: { line1, ...(line2 === undefined ? {} : { line2 }), city, state, zip } };
}

/** General sales tax of each state in percent, without the rates of counties, cities and districts. */
const percentages = new Map(
  Object.entries({
    AL: 4,
    AK: 0,
    AZ: 5.6,
    AR: 6.5,
    CA: 7.25,
    CO: 2.9,
    CT: 6.35,
    DE: 0,
    DC: 6,
    FL: 6,
    GA: 4,
    HI: 4,
    ID: 6,
    IL: 6.25,
    IN: 7,
    IA: 6,
    KS: 6.5,
    KY: 6,
    LA: 5,
    ME: 5.5,
    MD: 6,
    MA: 6.25,
    MI: 6,
    MN: 6.875,
    MS: 7,
    MO: 4.225,
    MT: 0,
    NE: 5.5,
    NV: 6.85,
    NH: 0,
    NJ: 6.625,
    NM: 4.875,
    NY: 4,
    NC: 4.75,
    ND: 5,
    OH: 5.75,
    OK: 4.5,
    OR: 0,
    PA: 6,
    RI: 7,
    SC: 6,
    SD: 4.2,
    TN: 7,
    TX: 6.25,
    UT: 4.85,
    VT: 6,
    VA: 5.3,
    WA: 6.5,
    WV: 6,
    WI: 5,
    WY: 4,
  }),
);

/** `Oakland, CA` → `CA`. */
const stateOfPlace = (place: string | null): string | undefined => place?.match(/,\s*([A-Z]{2})$/)?.[1];

/** The general rate of a state, on pieces and delivery alike; nothing for anything that is not a state. */
export function stateTaxRates(location: TaxLocation): TaxRates {
  const state = location.type === "pickup" ? stateOfPlace(location.place) : location.address.state;
  const rate = Math.round((percentages.get(state ?? "") ?? 0) * 10_000);
  return { items: rate, delivery: rate };
}
