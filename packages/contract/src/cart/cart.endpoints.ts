import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { cartListingSchema } from "../listing/listing.schema.ts";

/** Includes listings that were sold or taken down, marked by their status. */
export const cartSchema = z.object({ listings: z.array(cartListingSchema) });
export type Cart = z.infer<typeof cartSchema>;

const pathParams = z.object({ heirloopId: heirloopIdSchema });

export const cartEndpoints = {
  get: endpoint("GET", "/api/cart", { summary: "The cart", access: "user", answer: cartSchema }),
  add: endpoint("PUT", "/api/cart/{heirloopId}", {
    summary: "Put a listing into the cart",
    access: "user",
    params: pathParams,
    answer: cartSchema,
    errors: ["own-listing"],
    limits: [atMost(300, "pieces put into the cart", "hour")],
    total: { most: constants.cartPiecesPerAccount, of: "pieces in your cart" },
  }),
  remove: endpoint("DELETE", "/api/cart/{heirloopId}", {
    summary: "Take a listing out of the cart",
    access: "user",
    params: pathParams,
    answer: cartSchema,
    limits: [atMost(600, "pieces taken out of the cart", "hour")],
  }),
};
