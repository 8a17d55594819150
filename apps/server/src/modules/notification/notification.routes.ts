import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { presentNotification } from "./notification.presenter.ts";
import {
  countNotPreviewed,
  listNotifications,
  markPreviewed,
  markSeen,
  readNotifiedListings,
} from "./notification.queries.ts";

const routes = (): readonly Route[] => [
  serve(notificationEndpoints.list, async ({ body, caller, db }) => {
    // Fetches one more row to find out whether there is another batch.
    const rows = await listNotifications(db, caller.userId, body.skip, constants.notificationBatch + 1);
    const shown = rows.slice(0, constants.notificationBatch);
    const listings = await readNotifiedListings(
      db,
      shown.flatMap(({ listingIds }) => listingIds),
    );
    return {
      notifications: shown.map((row) => presentNotification(row, listings)),
      notPreviewed: await countNotPreviewed(db, caller.userId),
      maxed: rows.length <= constants.notificationBatch,
    };
  }),
  serve(notificationEndpoints.preview, async ({ caller, db }) => {
    await markPreviewed(db, caller.userId);
    return { notPreviewed: 0 };
  }),
  serve(notificationEndpoints.markSeen, async ({ params, caller, db }) => {
    const row = await markSeen(db, caller.userId, params.id);
    if (row === null) throw problem("not-found");
    return presentNotification(row, await readNotifiedListings(db, row.listingIds));
  }),
];

export const notification: Module = { routes };
