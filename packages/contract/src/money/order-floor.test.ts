import { expect, test } from "vitest";
import { getOrderFloor } from "./order-floor.ts";

test.each([
  [[], null],
  [[null, null], null],
  [[400_00], 400_00],
  [[400_00, null, 100_50], 500_50],
  [[0], 0],
])("pieces whose owners agreed to %j together cost no less than %s cents", (floors, floor) => {
  expect(getOrderFloor(floors.map((priceFloor) => ({ priceFloor })))).toBe(floor);
});
