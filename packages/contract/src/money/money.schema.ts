import * as z from "zod/mini";

/** An amount of money in whole US cents, never negative. No float ever holds money. */
export const centsSchema = z.int().check(z.gte(0), z.lte(100_000_000)).brand<"Cents">();
export type Cents = z.infer<typeof centsSchema>;

/** Cents from a number that is known to be whole and not negative; throws on anything else. */
export function cents(amount: number): Cents {
  return centsSchema.parse(amount);
}

/** Cents that a query string carries as digits. */
export const centsParamSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "Use whole cents")),
  z.transform((digits) => cents(Number(digits))),
);
