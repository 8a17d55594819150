import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import { boxesThatFit, isInside } from "@heirloop/machines/fit/fit-boxes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitClauses } from "./fit-clauses.ts";

const written = (boxes: readonly FitBox[]) =>
  fitClauses(boxes).map(({ any }) =>
    any.map((one) => (one.kind === "number" ? `${one.field} ≤ ${one.most}` : one.facet)).join(" or "),
  );

test("limits each side to one box", () => {
  expect(written([[31, 79, 999]])).toEqual(["smallestSide ≤ 31", "middleSide ≤ 79", "largestSide ≤ 999"]);
});

test("allows either of two boxes, with only the clauses that add something", () => {
  expect(
    written([
      [29, 69, 999],
      [31, 59, 999],
    ]),
  ).toEqual([
    "smallestSide ≤ 31",
    "smallestSide ≤ 29 or middleSide ≤ 59",
    "middleSide ≤ 69",
    "largestSide ≤ 999",
  ]);
});

test("has few clauses for a landing and an elevator", () => {
  const boxes = boxesThatFit({
    doorway: { width: 36, height: 80 },
    stairs: { width: 36, headroom: 80, landing: 36 },
    lift: { width: 36, height: 80, depth: 50 },
  });
  expect(boxes.length).toBeLessThanOrEqual(13);
  expect(fitClauses(boxes).length).toBeLessThanOrEqual(20);
});

test("holds for exactly the pieces within one of the boxes", () => {
  const side = fc.integer({ min: 1, max: 9 });
  const box = fc.tuple(side, side, side);
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 6 }), box, (boxes, piece) => {
      const [smallestSide, middleSide, largestSide] = piece;
      const record: Record<string, number> = { smallestSide, middleSide, largestSide };
      const holds = fitClauses(boxes).every(({ any }) =>
        any.some((one) => one.kind === "number" && (record[one.field] ?? 0) <= one.most),
      );
      expect(holds).toBe(boxes.some((one) => isInside(piece, one)));
    }),
  );
});
