import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { centsSchema } from "../money/money.schema.ts";

/** What pieces of one type have sold for on this marketplace. */
export const priceGuideSchema = z.object({
  /** Half of the pieces sold for an amount from `low` to `high`. */
  low: centsSchema,
  high: centsSchema,
  /** How many sales it rests on. */
  sales: z.int(),
  type: z.string(),
  /** The maker, if it rests on pieces of that maker only. */
  brand: z.nullable(z.string()),
});
export type PriceGuide = z.infer<typeof priceGuideSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(80));

export const priceGuideEndpoints = {
  get: endpoint("GET", "/api/price-guide", {
    summary: "What pieces of a type, and of a maker if given, have sold for here",
    access: "everyone",
    query: z.object({ type: name, brand: z.optional(name) }),
    /** Null if too few have been sold. */
    answer: z.object({ guide: z.nullable(priceGuideSchema) }),
  }),
};
