import { hubIds } from "@heirloop/contract/hub/hub";
import { timeZoneOfHub } from "@heirloop/contract/hub/hub-time-zone";
import { expect, test } from "vitest";
import { instantOf } from "./wall-time.ts";

test.each([
  ["2026-11-25", 8, "America/Chicago", "2026-11-25T14:00:00.000Z"],
  ["2026-07-25", 8, "America/Chicago", "2026-07-25T13:00:00.000Z"],
  ["2026-07-25", 21, "America/Phoenix", "2026-07-26T04:00:00.000Z"],
  // The clocks change during the night before: forward in March, back in November.
  ["2026-03-08", 8, "America/Los_Angeles", "2026-03-08T15:00:00.000Z"],
  ["2026-11-01", 8, "America/New_York", "2026-11-01T13:00:00.000Z"],
])("%s at %s h in %s is %s", (day, hour, zone, instant) => {
  expect(new Date(instantOf(day, hour, zone)).toISOString()).toBe(instant);
});

test.each(hubIds)("knows the time zone of %s", (hub) => {
  const hours =
    (Date.parse("2026-01-15T08:00:00.000Z") - instantOf("2026-01-15", 8, timeZoneOfHub[hub])) / 3_600_000;
  expect([-5, -6, -7, -8]).toContain(hours);
});
