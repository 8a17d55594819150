import { expect, test } from "vitest";
import { pickSimilar } from "./pick-similar.ts";

const piece = (id: string, style: string, distance: number) => ({ id, style, distance });

test("picks the closest pieces, the closest first", () => {
  const pieces = [piece("far", "rustic", 2), piece("near", "japandi", 0.1), piece("next", "coastal", 0.4)];
  expect(pickSimilar(pieces, 2)).toEqual(["near", "next"]);
  expect(pickSimilar(pieces, 8)).toEqual(["near", "next", "far"]);
  expect(pickSimilar([], 8)).toEqual([]);
});

test("lets another style in before a third piece of the same one", () => {
  const same = [0.05, 0.1, 0.15, 0.2].map((distance) => piece(`same ${distance}`, "japandi", distance));
  const other = [1, 1.05].map((distance) => piece(`other ${distance}`, "coastal", distance));
  expect(pickSimilar([...same, ...other], 5)).toEqual([
    "same 0.05",
    "same 0.1",
    "other 1",
    "same 0.15",
    "other 1.05",
  ]);
});
