import { expect, test } from "vitest";
import { getOrderFloor } from "./order-floor.ts";

test.each([
  [[], null],
  [[null, null], null],
  [[400_00], 400_00],
  [[400_00, null, 100_50], 500_50],
  [[0], 0],
])("adds the floors %j of an order up to %s cents", (floors, floor) => {
  expect(getOrderFloor(floors.map((priceFloor) => ({ priceFloor })))).toBe(floor);
});
