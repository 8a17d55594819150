import { isTransactionOpen } from "../database/transaction.ts";
import { withSpan } from "../tracing/tracing.ts";
import type { TaxCalculator } from "./tax-calculator.ts";

/** Traces each call, and makes one inside an open transaction an error: the network would hold its locks. */
export function guardTaxCalculator({ findRates, records }: TaxCalculator): TaxCalculator {
  const guarded =
    <Request, Answer>(name: string, call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      if (isTransactionOpen()) throw new Error(`Sales tax was asked for inside a transaction (${name}).`);
      return withSpan(`tax ${name}`, { side: "client" }, () => call(request));
    };
  return {
    findRates: guarded("findRates", findRates),
    records: records && {
      recordSale: guarded("recordSale", records.recordSale),
      reverseSale: guarded("reverseSale", records.reverseSale),
    },
  };
}
