import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { followAlertJob, rescheduleFollowAlert, scheduleFollowAlerts } from "./seller-follow.alerts.ts";
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
  events: (deps) => ({
    "listing.published": (tx, { listingId }) => deps.jobs.enqueue(tx, followAlertJob, { listingId }),
    "notification.preferences-changed": (tx, { userId }) => rescheduleFollowAlert(tx, deps, userId),
    "person.blocked": (tx, { blockerId, blockedId }) => deleteFollowsBetween(tx, blockerId, blockedId),
  }),
  jobs: (deps) => [handleJob(followAlertJob, (payload, tx) => scheduleFollowAlerts(tx, deps, payload))],
};
