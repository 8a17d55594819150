import { expect, test } from "vitest";
import { pickSimilar } from "./pick-similar.ts";

const resembled = { width: 30, depth: 30, height: 30 };
let made = 0;
/** Each is of a size of its own unless one is given. */
function piece(id: string, style: string, distance: number, width = 100 * 1.2 ** made++) {
  return { id, style, distance, size: { width, depth: 40, height: 50 } };
}

test("picks the closest pieces, the closest first", () => {
  const pieces = [piece("far", "rustic", 2), piece("near", "japandi", 0.1), piece("next", "coastal", 0.4)];
  expect(pickSimilar(pieces, resembled, 2)).toEqual(["near", "next"]);
  expect(pickSimilar(pieces, resembled, 8)).toEqual(["near", "next", "far"]);
  expect(pickSimilar([], resembled, 8)).toEqual([]);
});

test("lets another style in before a third piece of the same one", () => {
  const same = [0.05, 0.1, 0.15, 0.2].map((distance) => piece(`same ${distance}`, "japandi", distance));
  const other = [1, 1.05].map((distance) => piece(`other ${distance}`, "coastal", distance));
  expect(pickSimilar([...same, ...other], resembled, 5)).toEqual([
    "same 0.05",
    "same 0.1",
    "other 1",
    "same 0.15",
    "other 1.05",
  ]);
});

test("lets other models in before a second piece of one size, or one of the size that they resemble", () => {
  const pieces = [
    piece("first", "japandi", 0.1, 60),
    piece("same model", "rustic", 0.15, 63),
    piece("larger", "coastal", 1.2, 66),
    { ...piece("like it", "farmhouse", 0.05), size: { width: 31, depth: 29, height: 32 } },
  ];
  expect(pickSimilar(pieces, resembled, 4)).toEqual(["first", "larger", "like it", "same model"]);
});
