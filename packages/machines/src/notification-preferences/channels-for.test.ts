import { defaultPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import {
  canTurnOff,
  notificationChannels,
  notificationKinds,
} from "@heirloop/contract/notification/notification-kinds";
import { notificationTypes } from "@heirloop/contract/notification/notification-types";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { expect, test } from "vitest";
import { channelsFor, isOn, isOnAnywhere } from "./channels-for.ts";

const noon = Date.parse("2026-11-25T18:00:00.000Z");
const midnight = Date.parse("2026-11-26T06:00:00.000Z");
const morning = Date.parse("2026-11-26T13:00:00.000Z");
const preferences = { ...defaultPreferences, timeZone: "America/Chicago" };
const quiet = { ...preferences, quietHours: { from: 22, until: 7 } };
const mute = (type: NotificationType) => ({
  ...quiet,
  muted: { inApp: [type], email: [type], push: [type] },
});

/** Whether it can be turned off in the app and by email, and its email at night. A new kind does not compile without a row. */
const expected: Record<NotificationType, { mutable: boolean; email: "now" | "later" | "never" }> = {
  order: { mutable: false, email: "now" },
  payout: { mutable: false, email: "now" },
  "taken-down": { mutable: false, email: "now" },
  consignment: { mutable: false, email: "now" },
  "shop-consignment": { mutable: false, email: "now" },
  "offer-accepted": { mutable: false, email: "now" },
  offer: { mutable: true, email: "later" },
  counteroffer: { mutable: true, email: "later" },
  "offer-declined": { mutable: true, email: "later" },
  message: { mutable: true, email: "never" },
  question: { mutable: true, email: "never" },
  "saved-search": { mutable: true, email: "later" },
  "followed-seller": { mutable: true, email: "later" },
  "price-drop": { mutable: true, email: "later" },
  "waiting-list": { mutable: true, email: "now" },
  "review-request": { mutable: true, email: "never" },
  review: { mutable: true, email: "never" },
  "review-reply": { mutable: true, email: "later" },
  "report-decided": { mutable: true, email: "later" },
};

/** Those that wait for the end of the quiet hours on devices. */
const pushedLater = notificationTypes.filter((type) => expected[type].mutable && type !== "waiting-list");

test.each(notificationTypes)("delivers %s in the app at once, and elsewhere as the table says", (type) => {
  const { mutable, email } = expected[type];
  const at = { now: midnight, later: morning, never: null }[email];
  const push = pushedLater.includes(type) ? morning : midnight;
  expect(channelsFor(type, quiet, midnight)).toEqual({ inApp: midnight, email: at, push });
  expect(channelsFor(type, quiet, noon)).toEqual({
    inApp: noon,
    email: email === "never" ? null : noon,
    push: noon,
  });
  expect(channelsFor(type, mute(type), midnight)).toEqual(
    mutable ? { inApp: null, email: null, push: null } : { inApp: midnight, email: at, push: null },
  );
});

test("turns off one channel of one kind only", () => {
  const muted = { ...preferences, muted: { inApp: [], email: ["offer" as const], push: [] } };
  const on = notificationTypes.flatMap((type) =>
    notificationChannels.filter(
      (channel) => isOn(type, channel, preferences) !== isOn(type, channel, { muted: muted.muted }),
    ),
  );
  expect([muted.muted.email, on]).toEqual([["offer"], ["email"]]);
});

test("delivers everything that cannot be turned off", () => {
  const types = [...notificationTypes];
  const all = { muted: { inApp: types, email: types, push: types } };
  for (const type of notificationTypes)
    for (const channel of notificationChannels)
      expect([type, channel, isOn(type, channel, all)]).toEqual([
        type,
        channel,
        notificationKinds[type][channel] === "required",
      ]);
  expect(canTurnOff("order", "email")).toBe(false);
});

test("reaches the user until it is turned off in every channel", () => {
  const type = "saved-search";
  const { muted } = mute(type);
  expect([isOnAnywhere(type, quiet), isOnAnywhere(type, { muted })]).toEqual([true, false]);
  for (const channel of notificationChannels)
    expect(isOnAnywhere(type, { muted: { ...muted, [channel]: [] } })).toBe(true);
});
