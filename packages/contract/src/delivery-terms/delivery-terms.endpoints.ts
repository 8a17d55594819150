import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { deliveryMethodSchema } from "./delivery-method.schema.ts";
import { deliveryTermsSchema, zipSchema } from "./delivery-terms.schema.ts";

const ownTermsSchema = z.object({ terms: z.nullable(deliveryTermsSchema) });

export const deliveryEstimateSchema = z.extend(deliveryMethodSchema, {
  zip: zipSchema,
  /** What the delivery costs. */
  fee: centsSchema,
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;

export const deliveryTermsEndpoints = {
  get: endpoint("GET", "/api/auth/me/delivery-terms", {
    summary: "How far the caller's shop delivers, and for how much; null without terms",
    access: "business",
    answer: ownTermsSchema,
  }),
  set: endpoint("PUT", "/api/auth/me/delivery-terms", {
    summary: "Set how far the shop delivers, and for how much; null restores the standard fees",
    access: "business",
    body: ownTermsSchema,
    answer: ownTermsSchema,
    limits: [atMost(60, "changes to your delivery terms", "hour")],
  }),
  estimate: endpoint("GET", "/api/listings/{heirloopId}/delivery", {
    summary: "Who brings a piece to a ZIP code, and for how much",
    access: "everyone",
    params: z.object({ heirloopId: heirloopIdSchema }),
    query: z.object({ zip: zipSchema }),
    answer: deliveryEstimateSchema,
    errors: ["state-conflict"],
    limits: [atMost(300, "delivery estimates", "hour")],
  }),
};
