import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { expect, test } from "vitest";
import { fitLimits, isWithin, readLimits, writeLimits } from "./fit-limits.ts";

const stairs = (width: number, headroom: number, landing: number | null) => ({ width, headroom, landing });
const lift = (width: number, height: number, depth: number) => ({ width, height, depth });

test.each<[what: string, home: Partial<HomeMeasurements>, limits: readonly number[]]>([
  ["a door", {}, [31, 79, 999]],
  ["a low and wide door", { doorway: { width: 2_000, height: 30.25 } }, [29.2, 999, 999]],
  ["an elevator", { lift: lift(36, 80, 50) }, [31, 49, 79]],
  ["a narrow elevator", { lift: lift(28, 70, 40) }, [27, 39, 69]],
  ["straight stairs", { stairs: stairs(36, 84, null) }, [31, 79, 999]],
  ["narrow straight stairs", { stairs: stairs(26, 70, null) }, [25, 69, 999]],
  ["stairs with a small landing", { stairs: stairs(36, 84, 30) }, [29, 35, 83]],
  ["stairs with a large landing", { stairs: stairs(36, 84, 48) }, [31, 35, 83]],
  [
    "stairs with more room than the elevator",
    { stairs: stairs(36, 84, null), lift: lift(40, 90, 60) },
    [31, 79, 999],
  ],
  [
    "an elevator with more room than the stairs",
    { stairs: stairs(30, 70, 30), lift: lift(40, 90, 60) },
    [31, 59, 89],
  ],
])("limits the sides to what passes %s", (_what, home, limits) => {
  expect(fitLimits({ doorway: { width: 32, height: 80 }, stairs: null, lift: null, ...home })).toEqual(
    limits,
  );
});

test.each([
  [10, 20, 30, true],
  [30, 10, 20, true],
  [10.1, 20, 30, false],
  [10, 20.1, 30, false],
  [10, 20, 30.1, false],
])(
  "compares a piece of %d × %d × %d in with limits of 10, 20 and 30 in: %s",
  (width, depth, height, within) => {
    const piece = { dimensions: { width, depth, height }, types: [], comesApart: null };
    expect(isWithin(piece, [10, 20, 30])).toBe(within);
  },
);

test("writes limits into an address and reads them", () => {
  expect([writeLimits([31, 79.5, 999]), readLimits("31x79.5x999"), readLimits("")]).toEqual([
    "31x79.5x999",
    [31, 79.5, 999],
    [0, 0, 0],
  ]);
});
