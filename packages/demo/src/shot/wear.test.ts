import { conditionSchema } from "@heirloop/contract/listing/listing.schema";
import { expect, test } from "vitest";
import { wearOf, wornLight, type Wear } from "./wear.ts";

const size = { width: 320, height: 400 };
const spread = (wear: Wear, finish = "woven") => {
  const light = wornLight(size, wear, finish) ?? [1];
  const sorted = [...light].toSorted((one, other) => one - other);
  return (sorted.at(-1) ?? 1) - (sorted[0] ?? 1);
};

test("shows more wear in a worse condition and none on a new piece", () => {
  expect(wornLight(size, 0, "wood")).toBeUndefined();
  expect([spread(1) > 0, spread(2) > spread(1), spread(3) > spread(2)]).toEqual([true, true, true]);
  const { new: fresh, like_new: nearly, excellent, good, fair } = wearOf;
  expect([fresh, nearly, excellent, good, fair]).toEqual([0, 0, 1, 2, 3]);
  expect(Object.keys(wearOf).toSorted()).toEqual(conditionSchema.options.toSorted());
});

test("scratches wood but not fabric, and ruins neither", () => {
  expect(spread(3, "wood")).toBeGreaterThan(spread(3, "woven"));
  expect(spread(3, "wood")).toBeLessThan(0.7);
});
