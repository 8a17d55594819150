import { expect, test } from "vitest";
import { shortTime } from "./short-time.ts";

const now = "2026-11-21T10:00:00.000Z";

test.each([
  ["2026-11-21T09:59:30.000Z", "now"],
  ["2026-11-21T10:00:05.000Z", "now"],
  ["2026-11-21T09:55:00.000Z", "5m"],
  ["2026-11-21T08:00:00.000Z", "2h"],
  ["2026-11-18T10:00:00.000Z", "3d"],
  ["2026-10-01T10:00:00.000Z", "Oct 1, 2026"],
])("%s is %s", (instant, words) => {
  expect(shortTime(instant, now)).toBe(words);
});
