import fc from "fast-check";
import { expect, test } from "vitest";
import { wallTimeAt } from "@heirloop/contract/calendar/wall-time";
import { getQuietHoursEnd } from "./quiet-hours.ts";

const overnight = { from: 22, until: 7 };
const chicago = "America/Chicago";

test.each([
  ["in the evening", "2026-11-25T04:30:00.000Z", overnight, chicago, "2026-11-25T13:00:00.000Z"],
  ["at the first minute", "2026-11-25T04:00:00.000Z", overnight, chicago, "2026-11-25T13:00:00.000Z"],
  ["in the morning", "2026-11-25T12:59:59.000Z", overnight, chicago, "2026-11-25T13:00:00.000Z"],
  ["at the end", "2026-11-25T13:00:00.000Z", overnight, chicago, null],
  ["during the day", "2026-11-25T18:00:00.000Z", overnight, chicago, null],
  [
    "within one day",
    "2026-11-25T19:00:00.000Z",
    { from: 12, until: 14 },
    chicago,
    "2026-11-25T20:00:00.000Z",
  ],
  ["after the hours of one day", "2026-11-25T20:30:00.000Z", { from: 12, until: 14 }, chicago, null],
  ["elsewhere", "2026-11-25T05:30:00.000Z", overnight, "Asia/Tokyo", null],
  // The clocks go from 1:59 to 3:00.
  ["in March", "2026-03-08T05:00:00.000Z", overnight, chicago, "2026-03-08T12:00:00.000Z"],
  [
    "until the skipped hour",
    "2026-03-08T07:30:00.000Z",
    { from: 22, until: 2 },
    chicago,
    "2026-03-08T08:00:00.000Z",
  ],
  // The clocks go from 1:59 back to 1:00.
  ["in November", "2026-11-01T04:00:00.000Z", overnight, chicago, "2026-11-01T13:00:00.000Z"],
  [
    "in the second 1:30",
    "2026-11-01T07:30:00.000Z",
    { from: 22, until: 2 },
    chicago,
    "2026-11-01T08:00:00.000Z",
  ],
  ["after the first 1:00", "2026-11-01T06:30:00.000Z", { from: 22, until: 1 }, chicago, null],
])("%s", (_, now, quietHours, timeZone, end) => {
  const until = getQuietHoursEnd({ quietHours, timeZone }, Date.parse(now));
  expect(until === null ? null : new Date(until).toISOString()).toBe(end);
});

test("has no quiet hours by default", () => {
  expect(
    getQuietHoursEnd({ quietHours: null, timeZone: chicago }, Date.parse("2026-11-25T06:00:00.000Z")),
  ).toBeNull();
});

test("ends later than now, within a day and an hour, and outside of the quiet hours", () => {
  const zones = [
    "America/Chicago",
    "America/Havana",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Auckland",
  ];
  const start = Date.parse("2026-01-01T00:00:00.000Z");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * 365 * 24 * 12 }),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 23 }),
      (steps, timeZone, from, length) => {
        const now = start + steps * 300_000;
        const preferences = { quietHours: { from, until: (from + length) % 24 }, timeZone };
        const end = getQuietHoursEnd(preferences, now);
        const since = (wallTimeAt(now, timeZone).hour - from + 24) % 24;
        expect(end !== null).toBe(since < length);
        if (end === null) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(25 * 3_600_000);
        expect(getQuietHoursEnd(preferences, end)).toBeNull();
      },
    ),
  );
});
