import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { deleteFollow, deleteFollowsBetween } from "./seller-follow.queries.ts";
import { followSeller, listFollowedSellers } from "./seller-follow.service.ts";

const routes = (): readonly Route[] => [
  serve(sellerFollowEndpoints.list, ({ query, caller, db, now }) =>
    listFollowedSellers(db, caller.userId, query.page, now),
  ),
  serve(sellerFollowEndpoints.follow, ({ params, caller, db, now }) =>
    followSeller(db, caller.userId, params.sellerId, now),
  ),
  serve(sellerFollowEndpoints.unfollow, ({ params, caller, db }) =>
    deleteFollow(db, { followerId: caller.userId, sellerId: params.sellerId }),
  ),
];

export const sellerFollow: Module = {
  routes,
  events: () => ({
    "person.blocked": (tx, { blockerId, blockedId }) => deleteFollowsBetween(tx, blockerId, blockedId),
  }),
};
