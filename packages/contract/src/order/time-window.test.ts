import { describe, expect, test } from "vitest";
import { addDays } from "../calendar/wall-time.ts";
import type { TimeWindow } from "./order.schema.ts";
import { autoCompletion, findTimeProblem, proposableDays, windowEnd } from "./time-window.ts";

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

describe("a proposed time", () => {
  // Saturday, November 21, 1 pm in New York and 10 am in Los Angeles.
  const now = "2026-11-21T18:00:00.000Z";
  const known = {
    agreed: { date: "2026-11-25", window: "morning" },
    proposed: [{ date: "2026-11-26", window: "evening" }],
  } as const;
  const check = (timeZone: string | null, date: string, window: TimeWindow["window"]) =>
    findTimeProblem({ date, window }, known, { now, timeZone });

  test.each<[string, TimeWindow["window"], string | null, string]>([
    ["2026-11-20", "evening", "date", "That day is over. Choose a later one"],
    ["2026-11-21", "morning", "window", "That time of day is over. Choose a later one, or another day"],
    ["2027-11-22", "morning", "date", "That is too far ahead. Choose a day up to November 20, 2027"],
    ["2026-11-25", "morning", "date", "You have already agreed on this time. Choose another one"],
    ["2026-11-26", "evening", "date", "This time is already proposed. Choose another one"],
  ])("on %s, %s, is refused at its field with its own reason", (date, window, field, message) => {
    expect(check("America/New_York", date, window)).toEqual({ field, message });
  });

  test.each<[string | null, string, TimeWindow["window"]]>([
    ["America/New_York", "2026-11-21", "afternoon"],
    ["America/Los_Angeles", "2026-11-21", "morning"],
    [null, "2026-11-21", "morning"],
    ["America/New_York", "2027-11-20", "evening"],
    ["America/New_York", "2026-11-25", "afternoon"],
  ])("in %s on %s, %s, is accepted", (timeZone, date, window) => {
    expect(check(timeZone, date, window)).toBeNull();
  });

  test.each([
    ["2026-11-21T18:00:00.000Z", "2026-11-21", "2027-11-20"],
    // The evening ends at 9 pm, which is 2 am in UTC.
    ["2026-11-22T01:59:59.999Z", "2026-11-21", "2027-11-20"],
    ["2026-11-22T02:00:00.000Z", "2026-11-22", "2027-11-21"],
  ])("at %s is on a day from %s to %s", (at, first, last) => {
    const days = proposableDays({ now: at, timeZone: "America/New_York" });
    expect(days).toEqual({ first, last });
    for (const [date, fits] of [
      [first, true],
      [last, true],
      [addDays(first, -1), false],
      [addDays(last, 1), false],
    ] as const)
      expect(
        findTimeProblem({ date, window: "evening" }, known, { now: at, timeZone: "America/New_York" }) ===
          null,
      ).toBe(fits);
  });
});
