import type { TaxedSale, TaxRates } from "@heirloop/contract/tax/sales-tax";
import { unknownPlaceRefusal } from "@heirloop/machines/checkout/checkout-refusals";
import type { Deps } from "../../deps.ts";
import { problem, problemOf } from "../../platform/problem.ts";

/** The rates that the provider has answered, by the sale that it was asked about. */
export type KnownTaxRates = Readonly<Record<string, TaxRates>>;

const keyOf = (sale: TaxedSale): string => JSON.stringify(sale);

/**
 * Asks the provider for the rates of these sales, outside of any transaction. Throws `tax-unavailable` if it
 * does not answer, and `invalid` at the field of a place that it does not know.
 */
export async function findTaxRates(deps: Deps, sales: readonly TaxedSale[]): Promise<KnownTaxRates> {
  const known = sales.map(async (sale) => [keyOf(sale), await findRatesOf(deps, sale)] as const);
  return Object.fromEntries(await Promise.all(known));
}

async function findRatesOf({ taxes }: Deps, sale: TaxedSale): Promise<TaxRates> {
  const answer = await taxes.findRates(sale).catch((error: unknown) => {
    throw problem("tax-unavailable", { retryAfter: 5, cause: error });
  });
  if (answer.kind === "unknown-place") throw problemOf(unknownPlaceRefusal(sale.location));
  return answer.rates;
}

/** Returns the known rates of a sale. Throws `total-changed` for another sale than was asked about. */
export const getKnownTaxRates =
  (known: KnownTaxRates) =>
  (sale: TaxedSale): TaxRates => {
    const rates = known[keyOf(sale)];
    if (rates === undefined) throw problem("total-changed");
    return rates;
  };
