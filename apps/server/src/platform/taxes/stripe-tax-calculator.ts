import { stateOfZip } from "@heirloop/contract/address/zip-states";
import type { TaxedSale, TaxLocation } from "@heirloop/contract/tax/sales-tax";
import type { Coordinates } from "@heirloop/contract/user/user.schema";
import type { Stripe } from "stripe";
import { currency } from "../payments/stripe/stripe-calls.ts";
import { isInvalidRequest } from "../payments/stripe/stripe-errors.ts";
import type { TaxCalculator } from "./tax-calculator.ts";

/**
 * “General – Tangible Goods” and “Shipping”. Source: Stripe's list of product tax codes, which has none for used
 * goods or for furniture.
 */
const taxCodes = { piece: "txcd_99999999", delivery: "txcd_92010001" };

/** Milliseconds that a call may take for which a user waits. */
const userTimeout = 8_000;

type Options = { stripe: Stripe; timeout?: number | undefined };
type TaxAddress = {
  country: "US";
  line1?: string;
  line2?: string;
  city?: string;
  state: string;
  postal_code: string;
};

/** Stripe needs at least a ZIP code: that of a piece is the one nearest to it. */
async function zipOf([longitude, latitude]: Coordinates): Promise<string> {
  // Loaded on demand, because its table has 2 MB.
  const { nearestZip } = await import("@heirloop/machines/hub/zip-distance");
  return nearestZip({ latitude, longitude });
}

/** Null if it is unknown where a piece is. */
async function addressOf(location: TaxLocation): Promise<TaxAddress | null> {
  if (location.type === "pickup") {
    const zip = location.coordinates && (await zipOf(location.coordinates));
    const [state] = (zip !== null && stateOfZip(zip)) || [];
    return zip === null || state === undefined ? null : { country: "US", state, postal_code: zip };
  }
  const { line1, line2, city, state, zip } = location.address;
  return { country: "US", line1, ...(line2 === undefined ? {} : { line2 }), city, state, postal_code: zip };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const rateOf = (tax: number, amount: number): number =>
  amount === 0 ? 0 : Math.round((tax / amount) * 1_000_000);

const isUnknownPlace = (error: unknown): boolean =>
  isInvalidRequest(error) && error.code === "customer_tax_location_invalid";

/** Sales tax by Stripe Tax: the rates of the very place, and a record of what was sold, for the tax returns. */
export function createStripeTaxCalculator({ stripe, timeout = userTimeout }: Options): TaxCalculator {
  const calculate = (
    { pieces, delivery }: TaxedSale,
    address: TaxAddress,
    options: Stripe.RequestOptions,
  ): Promise<Stripe.Tax.Calculation> =>
    stripe.tax.calculations.create(
      {
        currency,
        customer_details: { address, address_source: "shipping" },
        line_items: pieces.map((amount, at) => ({
          amount,
          reference: `piece ${at + 1}`,
          tax_behavior: "exclusive",
          tax_code: taxCodes.piece,
        })),
        ...(delivery === 0
          ? {}
          : { shipping_cost: { amount: delivery, tax_behavior: "exclusive", tax_code: taxCodes.delivery } }),
      },
      options,
    );
  return {
    async findRates(sale) {
      const address = await addressOf(sale.location);
      if (address === null) return { kind: "unknown-place" };
      try {
        const { tax_amount_exclusive: tax, shipping_cost: shipping } = await calculate(sale, address, {
          timeout,
          maxNetworkRetries: 0,
        });
        const deliveryTax = shipping?.amount_tax ?? 0;
        const items = rateOf(tax - deliveryTax, sum(sale.pieces));
        return { kind: "rates", rates: { items, delivery: rateOf(deliveryTax, sale.delivery) } };
      } catch (error) {
        if (isUnknownPlace(error)) return { kind: "unknown-place" };
        throw error;
      }
    },
    records: {
      async recordSale({ reference, sale }) {
        const address = await addressOf(sale.location);
        if (address === null) throw new Error(`The place of the sale ${reference} is unknown.`);
        const calculation = await calculate(sale, address, {
          idempotencyKey: `tax-calculation-${reference}`,
        });
        if (calculation.id === null)
          throw new Error(`Stripe has not stored the tax of the sale ${reference}.`);
        const { id } = await stripe.tax.transactions.createFromCalculation(
          { calculation: calculation.id, reference },
          { idempotencyKey: `tax-${reference}` },
        );
        return { transactionId: id, amount: calculation.amount_total };
      },
      async reverseSale({ reference, transactionId, amount }) {
        const { id } = await stripe.tax.transactions.createReversal(
          { mode: "partial", original_transaction: transactionId, reference, flat_amount: -amount },
          { idempotencyKey: `tax-${reference}` },
        );
        return { transactionId: id, amount };
      },
    },
  };
}

/** Rejects unless Stripe Tax is set up in the account. */
export async function checkStripeTax(stripe: Stripe, timeout = userTimeout): Promise<void> {
  const { status } = await stripe.tax.settings.retrieve({}, { timeout, maxNetworkRetries: 0 });
  if (status !== "active") throw new Error(`Stripe Tax is not set up: its status is ${status}.`);
}
