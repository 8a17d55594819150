import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { instantSchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";

export const discountSchema = z.object({
  code: z.string(),
  type: z.enum(["promo"]),
  amount: centsSchema,
  minSubtotal: centsSchema,
  expiresAt: instantSchema,
  usedAt: z.nullable(instantSchema),
});
export type Discount = z.infer<typeof discountSchema>;

export const discountEndpoints = {
  list: endpoint("GET", "/api/payments/discounts", {
    summary: "The caller's discounts",
    access: "user",
    answer: z.object({
      discounts: z.array(discountSchema),
      /** The caller has an order that counts as a purchase, so no promo code applies. */
      hasBought: z.boolean(),
    }),
  }),
};
