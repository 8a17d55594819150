import { expect, test } from "vitest";
import { lastStop, toLimits, priceAt, toStops } from "./price-stops.ts";

test("maps missing limits to both ends and back", () => {
  expect(toStops({ minPrice: undefined, maxPrice: undefined })).toEqual({ low: 0, high: lastStop });
  expect(toLimits({ low: 0, high: lastStop })).toEqual({ minPrice: undefined, maxPrice: undefined });
});

test.each([0, 1, 7, 15, lastStop - 1])("maps stop %i to its own price and back", (stop) => {
  const limits = toLimits({ low: stop, high: stop });
  expect(toStops({ ...limits, minPrice: priceAt(stop) })).toEqual({ low: stop, high: stop });
});

test("puts a price between two stops at the nearer one", () => {
  expect(toStops({ minPrice: 120_00, maxPrice: 130_00 })).toEqual({ low: 2, high: 3 });
});

test("puts a price above the last stop at the end and keeps low below high", () => {
  expect(toStops({ minPrice: 20_000_00, maxPrice: 300_00 })).toEqual({ low: lastStop, high: lastStop });
});
