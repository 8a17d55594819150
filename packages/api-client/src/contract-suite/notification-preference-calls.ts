import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

export function notificationPreferenceCalls(contract: Contract): void {
  describe("/api/notification-preferences", () => {
    test("starts with everything on, in the time zone of the account's city, and keeps what is set", async () => {
      const { answer } = contract;
      const before = await answer("newcomer", notificationPreferenceEndpoints.get);
      expect(before).toEqual({
        muted: { inApp: [], email: [], push: [] },
        alertFrequency: "instant",
        quietHours: null,
        timeZone: "America/Chicago",
      });
      const body = {
        muted: {
          inApp: ["review"],
          email: ["offer", "saved-search", "followed-seller"],
          push: ["order", "message"],
        },
        alertFrequency: "weekly",
        quietHours: { from: 22, until: 7 },
        timeZone: "America/Denver",
      } satisfies NotificationPreferences;
      expect(await answer("newcomer", notificationPreferenceEndpoints.set, { body })).toEqual(body);
      expect(await answer("newcomer", notificationPreferenceEndpoints.get)).toEqual(body);
      expect(await answer("shopper", notificationPreferenceEndpoints.get)).toMatchObject({
        muted: { email: [] },
      });
      await answer("newcomer", notificationPreferenceEndpoints.set, { body: before });
      expect(await answer("newcomer", notificationPreferenceEndpoints.get)).toEqual(before);
    });

    test("requires a session, and refuses what cannot be set", async () => {
      const { answer, problem } = contract;
      const valid = await answer("newcomer", notificationPreferenceEndpoints.get);
      const set = (as: "guest" | "newcomer", change: object) =>
        problem(as, notificationPreferenceEndpoints.set, { body: { ...valid, ...change } }).then(inShort);
      expect([
        inShort(await problem("guest", notificationPreferenceEndpoints.get)),
        await set("guest", {}),
        await set("newcomer", { muted: { inApp: [], email: ["order"], push: [] } }),
        await set("newcomer", { muted: { inApp: ["payout"], email: [], push: [] } }),
        await set("newcomer", { muted: { inApp: [], email: ["message"], push: [] } }),
        await set("newcomer", { alertFrequency: "hourly" }),
        await set("newcomer", { quietHours: { from: 7, until: 7 } }),
        await set("newcomer", { quietHours: { from: 24, until: 7 } }),
        await set("newcomer", { timeZone: "Mars/Olympus" }),
      ]).toEqual([
        "401 unauthenticated",
        "401 unauthenticated",
        "422 invalid muted.email",
        "422 invalid muted.inApp",
        "422 invalid muted.email",
        "422 invalid alertFrequency",
        "422 invalid quietHours.until",
        "422 invalid quietHours.from",
        "422 invalid timeZone",
      ]);
    });
  });

  test("/api/unsubscribe/{token} does not accept a token that was not emailed", async () => {
    const { problem } = contract;
    const call = async (token: string) => [
      inShort(
        await problem("guest", notificationPreferenceEndpoints.findSubscription, { params: { token } }),
      ),
      inShort(await problem("guest", notificationPreferenceEndpoints.unsubscribe, { params: { token } })),
    ];
    expect([await call("bm90LXNpZ25lZA.AAAAAAAAAAAAAAAAAAAA"), await call("short")]).toEqual([
      ["404 not-found", "404 not-found"],
      ["422 invalid token", "422 invalid token"],
    ]);
  });
}
