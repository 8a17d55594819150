import { expect, test } from "vitest";
import { lastStop, toLimits, priceAt, toStops } from "./price-stops.ts";

test("no limits are both ends, and both ends are no limits", () => {
  expect(toStops({ minPrice: undefined, maxPrice: undefined })).toEqual({ low: 0, high: lastStop });
  expect(toLimits({ low: 0, high: lastStop })).toEqual({ minPrice: undefined, maxPrice: undefined });
});

test.each([0, 1, 7, 15, lastStop - 1])("stop %i comes back from its own price", (stop) => {
  const limits = toLimits({ low: stop, high: stop });
  expect(toStops({ ...limits, minPrice: priceAt(stop) })).toEqual({ low: stop, high: stop });
});

test("a price between two stops stands at the nearer one", () => {
  expect(toStops({ minPrice: 120_00, maxPrice: 130_00 })).toEqual({ low: 2, high: 3 });
});

test("what costs more than the last stop stands at the end, and the low never above the high", () => {
  expect(toStops({ minPrice: 20_000_00, maxPrice: 300_00 })).toEqual({ low: lastStop, high: lastStop });
});
