import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { slugSchema } from "../identity/identity.schema.ts";
import { listingSchema, sellerSummarySchema } from "../listing/listing.schema.ts";

export const profileSchema = z.object({
  seller: sellerSummarySchema,
  story: z.nullable(z.string()),
  policies: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  forSale: z.array(listingSchema),
  sold: z.array(listingSchema),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileEndpoints = {
  get: endpoint("GET", "/api/profiles/{slug}", {
    summary: "A seller or shop, as everybody sees it",
    access: "everyone",
    params: z.object({ slug: slugSchema }),
    answer: profileSchema,
  }),
};
