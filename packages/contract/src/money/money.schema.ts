import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { digitsSchema } from "../endpoint/query-fields.ts";
import { formatCents } from "./format-cents.ts";

/** A price in whole US cents, from zero to a million dollars. Money is never a float. */
export const centsSchema = z.int().check(z.gte(0), z.lte(constants.highestPrice)).brand<"Cents">();
export type Cents = z.infer<typeof centsSchema>;

/** Cents from a number known to be a non-negative integer; throws on anything else. */
export function cents(amount: number): Cents {
  return centsSchema.parse(amount);
}

/** A sum of prices, fees and taxes, which may exceed the highest price. */
export const sumCentsSchema = z.int().check(z.gte(0)).brand<"Cents">();

/** A sum from a number known to be a non-negative integer; throws on anything else. */
export function sumCents(amount: number): Cents {
  return sumCentsSchema.parse(amount);
}

/** Cents in a query string, as digits. */
export const centsParamSchema = z.pipe(digitsSchema("Use whole cents"), centsSchema);

export const offerCentsSchema = centsSchema.check(
  z.gte(constants.minOffer, `Offer at least ${formatCents(constants.minOffer)}`),
);
