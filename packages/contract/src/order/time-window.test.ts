import { expect, test } from "vitest";
import type { TimeWindow } from "./order.schema.ts";
import { autoCompletion, windowEnd } from "./time-window.ts";

test.each<[string | null, TimeWindow, string]>([
  ["America/New_York", { date: "2026-11-25", window: "evening" }, "2026-11-26T02:00:00.000Z"],
  ["America/Los_Angeles", { date: "2026-11-25", window: "evening" }, "2026-11-26T05:00:00.000Z"],
  ["Pacific/Honolulu", { date: "2026-11-25", window: "morning" }, "2026-11-25T22:00:00.000Z"],
  // In summer the clocks of the coast are an hour ahead of those in winter.
  ["America/Los_Angeles", { date: "2026-07-25", window: "afternoon" }, "2026-07-26T00:00:00.000Z"],
  // Where the time zone is unknown, the Pacific coast counts.
  [null, { date: "2026-07-25", window: "afternoon" }, "2026-07-26T00:00:00.000Z"],
])("in %s a window ends by its own clocks", (timeZone, window, instant) => {
  expect(new Date(windowEnd(window, timeZone)).toISOString()).toBe(instant);
});

test("an order completes 72 hours after its window, and at least 72 hours from now", () => {
  const agreed = { date: "2026-11-25", window: "morning" } as const;
  const complete = (now: string) => autoCompletion(agreed, "America/New_York", now);
  expect(complete("2026-11-20T10:00:00.000Z")).toBe("2026-11-28T17:00:00.000Z");
  expect(complete("2026-11-26T10:00:00.000Z")).toBe("2026-11-29T10:00:00.000Z");
});
