import type { TaxedSale, TaxRates } from "@heirloop/contract/tax/sales-tax";

export type TaxAnswer =
  | { kind: "rates"; rates: TaxRates }
  /** There is no such place, or not enough is known about it. */
  | { kind: "unknown-place" };

/** What a provider has recorded, with its own id. Cents, with tax: its own calculation, which may differ by a cent. */
export type RecordedSale = Readonly<{ transactionId: string; amount: number }>;

/** The provider's record of paid sales, from which the operator files the tax. */
export type TaxRecords = {
  /** Records a paid sale. The reference is unique: a repeated call records it once. */
  recordSale(request: { reference: string; sale: TaxedSale }): Promise<RecordedSale>;
  /** Reverses a part of a recorded sale, in cents with tax, or all of it. The reference is unique, too. */
  reverseSale(request: { reference: string; transactionId: string; amount: number }): Promise<RecordedSale>;
};

/**
 * Calculates sales tax. An error that a call throws is no answer: the provider cannot be reached, or refuses us.
 * Never called while a transaction is open.
 */
export type TaxCalculator = {
  /** Returns the rates of a sale that is about to be made. */
  findRates(sale: TaxedSale): Promise<TaxAnswer>;
  /** Null if paid sales are recorded nowhere. */
  records: TaxRecords | null;
};
