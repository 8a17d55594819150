import { expect, test } from "vitest";
import { formatTimeZone, showsSameTime } from "./time-zone-name.ts";

test.each([
  ["America/New_York", "Eastern Time"],
  ["America/Chicago", "Central Time"],
  ["America/Phoenix", "Mountain Standard Time"],
  ["America/Los_Angeles", "Pacific Time"],
])("names %s %s", (timeZone, name) => {
  expect(formatTimeZone(timeZone)).toBe(name);
});

test.each([
  ["America/New_York", "America/Detroit", true],
  ["America/New_York", "America/Chicago", false],
  ["America/Denver", "America/Phoenix", false],
  ["America/Los_Angeles", "America/Phoenix", false],
])("compares the clocks of %s and %s", (one, other, same) => {
  expect(showsSameTime(one, other)).toBe(same);
});
