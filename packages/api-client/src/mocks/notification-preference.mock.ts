import { timeZoneOfHub } from "@heirloop/contract/hub/hub-time-zone";
import {
  defaultPreferences,
  type NotificationPreferences,
} from "@heirloop/contract/notification/notification-preferences.schema";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import type { DemoAccount } from "@heirloop/demo/records/account";
import { isOn } from "@heirloop/machines/notification-preferences/channels-for";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import type { MockSubscription, MockWorld } from "./mock-world.ts";

const preferencesOf = (
  { notificationPreferences }: MockWorld,
  { id, hub }: Pick<DemoAccount, "id" | "hub">,
): NotificationPreferences =>
  notificationPreferences.get(id) ?? { ...defaultPreferences, timeZone: timeZoneOfHub[hub] };

function subscriptionOf({ index, unsubscribeTokens }: MockWorld, token: string) {
  const subscription = unsubscribeTokens.get(token);
  const account = subscription && index.accounts.get(subscription.userId);
  if (subscription === undefined || account === undefined) throw problem("not-found");
  return { account, types: [...subscription.types] };
}

const isSubscribed = (preferences: NotificationPreferences, types: MockSubscription["types"]): boolean =>
  types.some((type) => isOn(type, "email", preferences));

export const notificationPreferenceMocks: readonly MockRoute[] = [
  mock(notificationPreferenceEndpoints.get, ({ caller, world }) => preferencesOf(world, caller.account)),
  mock(notificationPreferenceEndpoints.set, ({ body, caller, world }) => {
    world.notificationPreferences.set(caller.account.id, body);
    return body;
  }),
  mock(notificationPreferenceEndpoints.findSubscription, ({ params, world }) => {
    const { account, types } = subscriptionOf(world, params.token);
    return { types, subscribed: isSubscribed(preferencesOf(world, account), types) };
  }),
  mock(notificationPreferenceEndpoints.unsubscribe, ({ params, world }) => {
    const { account, types } = subscriptionOf(world, params.token);
    const { muted, ...rest } = preferencesOf(world, account);
    const email = [...new Set([...muted.email, ...types])];
    world.notificationPreferences.set(account.id, { ...rest, muted: { ...muted, email } });
    return { types, subscribed: false };
  }),
];
