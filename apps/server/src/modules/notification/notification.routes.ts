import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { isOn } from "@heirloop/machines/notification-preferences/channels-for";
import { problem } from "../../platform/problem.ts";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Module } from "../module.ts";
import { changePreferences, getPreferences, turnEmailsOff } from "./notification-preference.service.ts";
import { presentNotification } from "./notification.presenter.ts";
import {
  countNotPreviewed,
  listNotifications,
  markAllSeen,
  markPreviewed,
  markSeen,
  findNotifiedListings,
} from "./notification.queries.ts";
import { parseUnsubscribeToken, type Subscription } from "./unsubscribe-token.ts";

function routes(deps: Deps): readonly Route[] {
  const key = deps.signingKey("unsubscribe");
  return [
    serve(notificationEndpoints.list, async ({ body, caller, db }) => {
      // Fetches one more row to find out whether there is another batch.
      const rows = await listNotifications(db, caller.userId, body.skip, constants.notificationBatch + 1);
      const shown = rows.slice(0, constants.notificationBatch);
      const listings = await findNotifiedListings(
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
      return presentNotification(row, await findNotifiedListings(db, row.listingIds));
    }),
    serve(notificationEndpoints.markAllSeen, async ({ caller, db }) => {
      await markAllSeen(db, caller.userId);
      return { notPreviewed: 0 };
    }),
    serve(notificationPreferenceEndpoints.get, ({ caller, db }) => getPreferences(db, caller.userId)),
    serve(notificationPreferenceEndpoints.set, ({ body, caller, db }) =>
      changePreferences(db, deps, caller.userId, body),
    ),
    serve(notificationPreferenceEndpoints.findSubscription, ({ params, db }) =>
      presentSubscription(db, subscriptionOf(key, params.token)),
    ),
    serve(notificationPreferenceEndpoints.unsubscribe, async ({ params, db }) => {
      const subscription = subscriptionOf(key, params.token);
      await turnEmailsOff(db, deps, subscription.userId, subscription.types);
      return presentSubscription(db, subscription);
    }),
  ];
}

function subscriptionOf(key: Buffer, token: string): Subscription {
  const subscription = parseUnsubscribeToken(key, token);
  if (subscription === null) throw problem("not-found");
  return subscription;
}

async function presentSubscription(db: Db, { userId, types }: Subscription) {
  const preferences = await getPreferences(db, userId);
  return { types: [...types], subscribed: types.some((type) => isOn(type, "email", preferences)) };
}

export const notification: Module = { routes };
