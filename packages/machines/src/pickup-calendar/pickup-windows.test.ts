import type { PickupCalendar } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import { expect, test } from "vitest";
import { windowName } from "@heirloop/contract/order/time-window";
import { listPickupWindows } from "./pickup-windows.ts";

const closed: PickupCalendar["weekly"] = {
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};
const weekends: PickupCalendar = {
  timeZone: "America/New_York",
  weekly: { ...closed, saturday: ["morning"], sunday: ["evening", "morning"] },
  blockedDays: [],
  leadHours: 0,
};
const namesOf = (
  now: string,
  calendar: Partial<PickupCalendar> = {},
  taken: Parameters<typeof listPickupWindows>[0]["taken"] = [],
) => listPickupWindows({ calendar: { ...weekends, ...calendar }, taken, now }).map(windowName);

test("offers the weekly hours of the next three weeks, in order", () => {
  expect(namesOf("2026-11-24T15:00:00.000Z")).toEqual([
    "2026-11-28/morning",
    "2026-11-29/morning",
    "2026-11-29/evening",
    "2026-12-05/morning",
    "2026-12-06/morning",
    "2026-12-06/evening",
    "2026-12-12/morning",
    "2026-12-13/morning",
    "2026-12-13/evening",
  ]);
});

test("leaves out blocked days and windows with another pickup", () => {
  const taken = [{ date: "2026-11-29", window: "evening" as const }];
  expect(
    namesOf("2026-11-24T15:00:00.000Z", { blockedDays: ["2026-11-28", "2026-12-06"] }, taken).slice(0, 3),
  ).toEqual(["2026-11-29/morning", "2026-12-05/morning", "2026-12-12/morning"]);
});

test("begins with the day of the seller's clocks", () => {
  const everyEvening = {
    timeZone: "Pacific/Honolulu" as const,
    weekly: { ...closed, saturday: ["evening" as const], sunday: ["evening" as const] },
  };
  // It is Sunday in UTC, and Saturday at 3 pm in Honolulu.
  expect(namesOf("2026-11-29T01:00:00.000Z", everyEvening)[0]).toBe("2026-11-28/evening");
  expect(namesOf("2026-11-29T04:00:00.000Z", everyEvening)[0]).toBe("2026-11-29/evening");
});

test.each([
  // Clocks go forward at 2 am on March 8: 8 am is 12:00 UTC, an hour earlier than the day before.
  ["2026-03-07T12:00:00.000Z", "2026-03-08/morning"],
  ["2026-03-07T12:00:01.000Z", "2026-03-08/evening"],
  ["2026-03-07T21:00:00.000Z", "2026-03-08/evening"],
  ["2026-03-07T21:00:01.000Z", "2026-03-14/morning"],
  // Clocks go back at 2 am on November 1: 8 am is 13:00 UTC, an hour later than the day before.
  ["2026-10-31T13:00:00.000Z", "2026-11-01/morning"],
  ["2026-10-31T13:00:01.000Z", "2026-11-01/evening"],
  ["2026-10-31T22:00:00.000Z", "2026-11-01/evening"],
  ["2026-10-31T22:00:01.000Z", "2026-11-07/morning"],
])("with 24 hours of notice at %s, %s is the first window", (now, first) => {
  expect(namesOf(now, { leadHours: 24 })[0]).toBe(first);
});

test("offers each day once in weeks with a change of the clocks", () => {
  for (const now of ["2026-03-01T06:30:00.000Z", "2026-10-25T05:30:00.000Z"]) {
    const every = Object.fromEntries(
      Object.keys(closed).map((day) => [day, ["morning"]]),
    ) as PickupCalendar["weekly"];
    const names = namesOf(now, { weekly: every });
    expect(names).toHaveLength(21);
    expect(new Set(names).size).toBe(21);
  }
});
