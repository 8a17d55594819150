import { expect, test } from "vitest";
import { formatTimeZone } from "./time-zone-name.ts";

test.each([
  ["America/New_York", "Eastern Time"],
  ["America/Chicago", "Central Time"],
  ["America/Phoenix", "Mountain Standard Time"],
  ["America/Los_Angeles", "Pacific Time"],
])("names %s %s", (timeZone, name) => {
  expect(formatTimeZone(timeZone)).toBe(name);
});
