import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { pageNumberSchema } from "../endpoint/query-fields.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema, instantSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { partySchema } from "../user/user.schema.ts";

export const followedSellerSchema = z.object({
  seller: partySchema,
  /** When the caller followed them. */
  since: instantSchema,
  /** The seller's newest pieces for sale, at most four. */
  newest: z.array(listingSchema),
});
export type FollowedSeller = z.infer<typeof followedSellerSchema>;

export const followedSellersSchema = z.object({
  /** Latest follow first, without accounts that are closed or blocked. */
  sellers: z.array(followedSellerSchema),
  /** On all pages. */
  totalCount: z.int(),
});
export type FollowedSellers = z.infer<typeof followedSellersSchema>;

const pathParams = z.object({ sellerId: idSchema });

export const sellerFollowEndpoints = {
  list: endpoint("GET", "/api/followed-sellers", {
    summary: "The sellers that the caller follows, each with their newest pieces",
    access: "user",
    query: z.object({ page: z._default(pageNumberSchema, 1) }),
    answer: followedSellersSchema,
  }),
  follow: endpoint("PUT", "/api/followed-sellers/{sellerId}", {
    summary: "Follow a seller",
    access: "user",
    params: pathParams,
    errors: ["state-conflict", "not-accepting"],
    limits: [atMost(300, "sellers followed", "hour")],
    total: { most: constants.followedSellersPerAccount, of: "followed sellers" },
  }),
  unfollow: endpoint("DELETE", "/api/followed-sellers/{sellerId}", {
    summary: "Unfollow a seller",
    access: "user",
    params: pathParams,
    limits: [atMost(300, "sellers unfollowed", "hour")],
  }),
};
