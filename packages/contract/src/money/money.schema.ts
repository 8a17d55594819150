import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { formatCents } from "./format-cents.ts";

/** A price in whole US cents, never negative, a million dollars at most. No float ever holds money. */
export const centsSchema = z.int().check(z.gte(0), z.lte(constants.highestPrice)).brand<"Cents">();
export type Cents = z.infer<typeof centsSchema>;

/** Cents from a number that is known to be whole and not negative; throws on anything else. */
export function cents(amount: number): Cents {
  return centsSchema.parse(amount);
}

/** A sum of prices, fees and taxes, which may be more than any one price. */
export const sumCentsSchema = z.int().check(z.gte(0)).brand<"Cents">();

/** The same from a number that is known to be whole and not negative; throws on anything else. */
export function sumCents(amount: number): Cents {
  return sumCentsSchema.parse(amount);
}

/** Cents that a query string carries as digits. */
export const centsParamSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "Use whole cents")),
  z.pipe(z.transform(Number), centsSchema),
);

/** What is offered for a piece. */
export const offerCentsSchema = centsSchema.check(
  z.gte(constants.leastOffer, `Offer at least ${formatCents(constants.leastOffer)}`),
);
