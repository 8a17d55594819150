import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { pageNumberSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";

/** One page of the favorites, latest first, and how many are on all pages. */
export const favoritesSchema = z.object({ listings: z.array(listingSchema), total: z.int() });
export type Favorites = z.infer<typeof favoritesSchema>;

/** How many favorites a page has. A change is answered with the first page. */
const limit = z._default(wholeNumberSchema(1, constants.listingsPerPageMaximum), constants.listingsPerPage);
const pathParams = z.object({ heirloopId: heirloopIdSchema });

export const favoriteEndpoints = {
  list: endpoint("GET", "/api/favorites", {
    summary: "List favorites",
    access: "user",
    query: z.object({ page: z._default(pageNumberSchema, 1), limit }),
    answer: favoritesSchema,
  }),
  add: endpoint("PUT", "/api/favorites/{heirloopId}", {
    summary: "Add a listing to the favorites",
    access: "user",
    params: pathParams,
    query: z.object({ limit }),
    answer: favoritesSchema,
    limits: [atMost(600, "new favorites", "hour")],
    total: { most: constants.favoritesPerAccount, of: "favorites" },
  }),
  remove: endpoint("DELETE", "/api/favorites/{heirloopId}", {
    summary: "Remove a listing from the favorites",
    access: "user",
    params: pathParams,
    query: z.object({ limit }),
    answer: favoritesSchema,
    limits: [atMost(600, "favorites removed", "hour")],
  }),
};
