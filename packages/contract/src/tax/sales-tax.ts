import type { Address, OrderType } from "../order/order.schema.ts";

/**
 * General sales tax of each state in basis points, without local surcharges: the marketplace collects the
 * state's own rate, on pieces and delivery alike. The platform pays for a promo discount, so it does not
 * lower the taxable amount.
 */
const rates = new Map(
  Object.entries({
    AL: 400,
    AK: 0,
    AZ: 560,
    AR: 650,
    CA: 725,
    CO: 290,
    CT: 635,
    DE: 0,
    DC: 600,
    FL: 600,
    GA: 400,
    HI: 400,
    ID: 600,
    IL: 625,
    IN: 700,
    IA: 600,
    KS: 650,
    KY: 600,
    LA: 500,
    ME: 550,
    MD: 600,
    MA: 625,
    MI: 600,
    MN: 688,
    MS: 700,
    MO: 423,
    MT: 0,
    NE: 550,
    NV: 685,
    NH: 0,
    NJ: 663,
    NM: 488,
    NY: 400,
    NC: 475,
    ND: 500,
    OH: 575,
    OK: 450,
    OR: 0,
    PA: 600,
    RI: 700,
    SC: 600,
    SD: 420,
    TN: 700,
    TX: 625,
    UT: 485,
    VT: 600,
    VA: 530,
    WA: 650,
    WV: 600,
    WI: 500,
    WY: 400,
  }),
);

/** Basis points for `CA`; 0 for anything that is not a state. */
const taxRateOf = (state: string | undefined): number => rates.get(state ?? "") ?? 0;

/** Tax in cents on an amount in cents, half a cent rounds up. */
export const taxOn = (amount: number, rate: number): number => Math.floor((amount * rate + 5_000) / 10_000);

/** `Oakland, CA` → `CA`. */
const stateOfPlace = (place: string | null): string | undefined => place?.match(/,\s*([A-Z]{2})$/)?.[1];

/** The rate of a sale: a pickup is taxed at the piece's location, a delivery at its destination. */
export const taxRateFor = (sale: {
  type: OrderType;
  place: string | null;
  address: Pick<Address, "state"> | null;
}): number => taxRateOf(sale.type === "pickup" ? stateOfPlace(sale.place) : sale.address?.state);
