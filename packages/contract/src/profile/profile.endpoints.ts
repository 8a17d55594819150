import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { pageNumberSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import { slugSchema } from "../identity/identity.schema.ts";
import { listingSchema, sellerSummarySchema } from "../listing/listing.schema.ts";

export const profileSchema = z.object({
  seller: sellerSummarySchema,
  story: z.nullable(z.string()),
  policies: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  /** One page of each list, newest first, and how many pieces are on all of its pages. */
  forSale: z.array(listingSchema),
  forSaleCount: z.int(),
  sold: z.array(listingSchema),
  soldCount: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileEndpoints = {
  get: endpoint("GET", "/api/profiles/{slug}", {
    summary: "A seller or shop, as everybody sees it",
    access: "everyone",
    params: z.object({ slug: slugSchema }),
    query: z.object({
      /** Of the pieces for sale. */
      page: z._default(pageNumberSchema, 1),
      /** Of the sold pieces. */
      soldPage: z._default(pageNumberSchema, 1),
      /** How many pieces a page of either list has. */
      limit: z._default(
        wholeNumberSchema(1, constants.listingsPerPageMaximum),
        constants.listingsPerProfilePage,
      ),
    }),
    answer: profileSchema,
  }),
};
