import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test("formats durations in their most common unit", () => {
  const hour = 3_600_000;
  expect([hour / 4, 48 * hour, 72 * hour, 7 * 24 * hour, 30 * 24 * hour].map(formatDuration)).toEqual([
    "15 minutes",
    "48 hours",
    "72 hours",
    "7 days",
    "30 days",
  ]);
});
