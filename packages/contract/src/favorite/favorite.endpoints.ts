import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";

export const favoritesSchema = z.object({ listings: z.array(listingSchema) });
export type Favorites = z.infer<typeof favoritesSchema>;

const pathParams = z.object({ heirloopId: heirloopIdSchema });

export const favoriteEndpoints = {
  list: endpoint("GET", "/api/favorites", {
    summary: "List favorites",
    access: "user",
    answer: favoritesSchema,
  }),
  add: endpoint("PUT", "/api/favorites/{heirloopId}", {
    summary: "Add a listing to the favorites",
    access: "user",
    params: pathParams,
    answer: favoritesSchema,
    limits: [atMost(600, "new favorites", "hour")],
    total: { most: constants.favoritesPerAccount, of: "favorites" },
  }),
  remove: endpoint("DELETE", "/api/favorites/{heirloopId}", {
    summary: "Remove a listing from the favorites",
    access: "user",
    params: pathParams,
    answer: favoritesSchema,
    limits: [atMost(600, "favorites removed", "hour")],
  }),
};
