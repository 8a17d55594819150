import { hubIds } from "../hub/hub.ts";
import { timeZoneOfHub } from "../hub/hub-time-zone.ts";
import { expect, test } from "vitest";
import { addDays, instantOf, wallTimeAt, weekdayOf } from "./wall-time.ts";

test.each([
  ["2026-11-25", 8, "America/Chicago", "2026-11-25T14:00:00.000Z"],
  ["2026-07-25", 8, "America/Chicago", "2026-07-25T13:00:00.000Z"],
  ["2026-07-25", 21, "America/Phoenix", "2026-07-26T04:00:00.000Z"],
  ["2026-11-25", 8, "Asia/Kolkata", "2026-11-25T02:30:00.000Z"],
  // The clocks change during the night before: forward in March, back in November.
  ["2026-03-08", 8, "America/Los_Angeles", "2026-03-08T15:00:00.000Z"],
  ["2026-11-01", 8, "America/New_York", "2026-11-01T13:00:00.000Z"],
  // The clocks skip 2:00 to 2:59, and show 1:00 to 1:59 twice.
  ["2026-03-08", 2, "America/New_York", "2026-03-08T07:00:00.000Z"],
  ["2026-03-08", 3, "America/New_York", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01", 1, "America/New_York", "2026-11-01T05:00:00.000Z"],
  ["2026-11-01", 2, "America/New_York", "2026-11-01T07:00:00.000Z"],
])("%s at %s h in %s is %s", (day, hour, zone, instant) => {
  expect(new Date(instantOf(day, hour, zone)).toISOString()).toBe(instant);
});

test.each(hubIds)("knows the time zone of %s", (hub) => {
  const hours =
    (Date.parse("2026-01-15T08:00:00.000Z") - instantOf("2026-01-15", 8, timeZoneOfHub[hub])) / 3_600_000;
  expect([-5, -6, -7, -8]).toContain(hours);
});

test.each([
  ["2026-11-01T05:30:00.000Z", "America/New_York", { day: "2026-11-01", hour: 1 }],
  ["2026-11-01T06:30:00.000Z", "America/New_York", { day: "2026-11-01", hour: 1 }],
  ["2026-03-08T07:00:00.000Z", "America/New_York", { day: "2026-03-08", hour: 3 }],
  ["2026-11-30T04:59:59.999Z", "America/New_York", { day: "2026-11-29", hour: 23 }],
])("at %s it is in %s %o", (instant, zone, shown) => {
  expect(wallTimeAt(Date.parse(instant), zone)).toEqual(shown);
});

test("counts days and weekdays regardless of the clocks", () => {
  expect([addDays("2026-03-07", 1), addDays("2026-11-01", 1), addDays("2026-12-31", 1)]).toEqual([
    "2026-03-08",
    "2026-11-02",
    "2027-01-01",
  ]);
  expect([weekdayOf("2026-11-29"), weekdayOf("2026-11-30")]).toEqual([0, 1]);
});
