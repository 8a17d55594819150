import { hubs } from "@heirloop/contract/hub/hub";
import { expect, test } from "vitest";
import { nearestHub, regionOf } from "./nearest-hub.ts";

test.each(hubs)("$area is its own nearest hub", ({ id, lat, long }) => {
  expect(nearestHub(lat, long)).toBe(id);
});

test("includes a distance of exactly 120 miles and nothing farther", () => {
  const [wichita] = hubs.filter(({ id }) => id === "ICT");
  if (!wichita) throw new Error("no Wichita");
  // No other hub is near due south of Wichita.
  const degrees = 120 / 69.09;
  expect(nearestHub(wichita.lat - degrees + 1e-9, wichita.long)).toBe("ICT");
  expect(nearestHub(wichita.lat - degrees - 1e-3, wichita.long)).toBe("NA");
});

test.each([
  [null, -97],
  [undefined, -97],
  [37, null],
  [37, undefined],
])("returns undefined for the coordinates %s, %s, of which one is missing", (latitude, longitude) => {
  expect(nearestHub(latitude, longitude)).toBeUndefined();
});

test("does not take the coordinate 0 for a missing one", () => {
  expect(nearestHub(0, 0)).toBe("NA");
});

test("six hubs have a region", () => {
  expect((["BA", "LA", "ICT", "PDX", "NY", "PHL", "KC", "NA", undefined] as const).map(regionOf)).toEqual([
    "ba",
    "la",
    "ict",
    "pdx",
    "ny",
    "phl",
    undefined,
    undefined,
    undefined,
  ]);
});
