import { expect, test } from "vitest";
import { isBelowFloor, offerBelowFloorMessage, priceFloorMessage } from "./price-floor.ts";

test("accepts the agreed price and sets no floor for a seller's own piece", () => {
  expect([
    isBelowFloor(1_00, 110_00),
    isBelowFloor(109_99, 110_00),
    isBelowFloor(110_00, 110_00),
    isBelowFloor(1_00, null),
  ]).toEqual([true, true, false, false]);
});

test("names the floor in dollars in the shop's message", () => {
  expect(priceFloorMessage(110_00)).toContain("Enter $110 or more.");
  expect(offerBelowFloorMessage(110_00)).toContain("$110 or more");
});
