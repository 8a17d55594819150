import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Deps } from "../../deps.ts";
import { reply } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { resumeTrading, stopTrading } from "./account-block.ts";
import { endHoldInTime, hold, releaseHolds } from "./hold.service.ts";
import { endHold } from "./stock.jobs.ts";
import { deleteWaiting } from "./waiting-list.queries.ts";
import { joinWaitingList } from "./waiting-list.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(checkoutEndpoints.hold, async ({ caller, body, db }) => {
    const { until, ids } = await hold(db, deps, caller.userId, body.listings);
    return { until: until.toISOString(), listings: ids };
  }),
  serve(checkoutEndpoints.release, ({ caller, db }) => releaseHolds(db, deps, caller.userId)),
  serve(listingEndpoints.joinWaitingList, async ({ params, caller, db, now }) =>
    reply(202, { waitingCount: await joinWaitingList(db, caller, params.heirloopId, now) }),
  ),
  serve(listingEndpoints.leaveWaitingList, ({ params, caller, db }) =>
    deleteWaiting(db, caller.userId, params.heirloopId),
  ),
];

export const stock: Module = {
  routes,
  events: (deps) => ({
    "account.blocked": (tx, { userId }) => stopTrading(tx, deps, userId),
    "account.unblocked": (tx, { userId }) => resumeTrading(tx, deps, userId),
  }),
  jobs: (deps) => [handleJob(endHold, ({ listingId }, tx) => endHoldInTime(tx, deps, listingId))],
};
