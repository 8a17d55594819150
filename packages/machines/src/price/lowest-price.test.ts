import { expect, test } from "vitest";
import { lowestPrice } from "./lowest-price.ts";

const now = "2026-11-21T10:00:00.000Z";
const on = (day: string, price: number) => ({ since: `${day}T10:00:00.000Z`, price });

test.each([
  ["nothing known", [], null],
  ["always the same", [on("2026-01-01", 900)], 900],
  ["reduced", [on("2026-11-10", 700), on("2026-10-01", 900)], 700],
  ["dear again", [on("2026-10-01", 900), on("2026-11-01", 650), on("2026-11-15", 800)], 650],
  ["cheaper, but before these days", [on("2026-09-01", 300), on("2026-10-01", 900)], 900],
  ["the price it came into these days with", [on("2026-09-01", 300), on("2026-10-23", 900)], 300],
  ["changed on the very edge", [on("2026-09-01", 300), on("2026-10-22", 900)], 900],
])("%s", (_, history, lowest) => {
  expect(lowestPrice(history, now)).toBe(lowest);
});
