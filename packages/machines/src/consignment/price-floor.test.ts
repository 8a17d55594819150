import { expect, test } from "vitest";
import { isBelowFloor, offerBelowFloorMessage, priceFloorMessage } from "./price-floor.ts";

test("the agreed price itself is not below the floor, and a piece of one's own has none", () => {
  expect([
    isBelowFloor(1_00, 110_00),
    isBelowFloor(109_99, 110_00),
    isBelowFloor(110_00, 110_00),
    isBelowFloor(1_00, null),
  ]).toEqual([true, true, false, false]);
});

test("what the shop is told names the floor in dollars", () => {
  expect(priceFloorMessage(110_00)).toContain("Enter $110 or more.");
  expect(offerBelowFloorMessage(110_00)).toContain("$110 or more");
});
