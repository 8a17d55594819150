import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { expect, test } from "vitest";
import { boxesThatFit, isInside, isWithin, withoutCovered } from "./fit-boxes.ts";

const stairs = (width: number, headroom: number, landing: number | null) => ({ width, headroom, landing });
const elevator = (width: number, height: number, depth: number) => ({ width, height, depth });

test.each<[what: string, home: Partial<HomeMeasurements>, boxes: ReadonlyArray<readonly number[]>]>([
  ["a door", {}, [[31, 79, 999]]],
  ["a low and wide door", { doorway: { width: 2_000, height: 30.25 } }, [[29.2, 999, 999]]],
  ["an elevator", { lift: elevator(36, 80, 50) }, [[31, 49, 79]]],
  ["a narrow elevator", { lift: elevator(28, 70, 40) }, [[27, 39, 69]]],
  ["straight stairs", { stairs: stairs(36, 84, null) }, [[31, 79, 999]]],
  ["narrow straight stairs", { stairs: stairs(26, 70, null) }, [[25, 69, 999]]],
  [
    "stairs with more room than the elevator",
    { stairs: stairs(36, 84, null), lift: elevator(40, 70, 60) },
    [[31, 79, 999]],
  ],
  [
    "an elevator and narrow stairs, one of which is enough",
    { stairs: stairs(30, 70, null), lift: elevator(40, 90, 60) },
    [
      [29, 69, 999],
      [31, 59, 89],
    ],
  ],
])("has room for what passes %s", (_what, home, boxes) => {
  expect(boxesThatFit({ doorway: { width: 32, height: 80 }, stairs: null, lift: null, ...home })).toEqual(
    boxes,
  );
});

test("has more room on a landing for longer pieces, the thinner they are", () => {
  const home = { doorway: { width: 32, height: 80 }, stairs: stairs(36, 80, 36), lift: null };
  const boxes = boxesThatFit(home);
  expect([boxes[0], boxes.at(-1)]).toEqual([
    [2.9, 79, 93.1],
    [31, 35, 79],
  ]);
  boxes.slice(1).forEach(([smallest, middle, largest], at) => {
    const [thinner = 0, ...longer] = boxes[at] ?? [];
    expect(smallest).toBeGreaterThan(thinner);
    expect(middle * largest).toBeLessThan((longer[0] ?? 0) * (longer[1] ?? 0));
  });
});

test.each([
  [10, 20, 30, true],
  [30, 10, 20, true],
  [10.1, 20, 30, false],
  [10, 20.1, 30, false],
  [10, 20, 30.1, false],
  [5, 5, 90, true],
  [5, 5, 90.1, false],
])("compares a piece of %d × %d × %d in with each box: %s", (width, depth, height, within) => {
  const piece = { dimensions: { width, depth, height }, types: [], comesApart: null };
  expect(
    isWithin(piece, [
      [10, 20, 30],
      [5, 5, 90],
    ]),
  ).toBe(within);
});

test("leaves out boxes that lie in another one, and keeps the first of two equal ones", () => {
  const [small, large, long] = [
    [1, 2, 3],
    [2, 2, 3],
    [1, 1, 9],
  ] as const;
  expect(withoutCovered([small, large, long, large], (one, other) => isInside(other, one))).toEqual([
    large,
    long,
  ]);
});
