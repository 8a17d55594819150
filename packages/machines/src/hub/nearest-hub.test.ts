import { hubs } from "@heirloop/contract/hub/hub";
import { expect, test } from "vitest";
import { nearestHub, regionOf } from "./nearest-hub.ts";

test.each(hubs)("$area is its own nearest hub", ({ id, lat, long }) => {
  expect(nearestHub(lat, long)).toBe(id);
});

test("120 miles are still within reach, a little more is not", () => {
  const [wichita] = hubs.filter(({ id }) => id === "ICT");
  if (!wichita) throw new Error("no Wichita");
  // Due south of Wichita nothing else is near.
  const degrees = 120 / 69.09;
  expect(nearestHub(wichita.lat - degrees + 1e-9, wichita.long)).toBe("ICT");
  expect(nearestHub(wichita.lat - degrees - 1e-3, wichita.long)).toBe("NA");
});

test("a missing coordinate gives nothing; 0 is none that is missing", () => {
  expect([nearestHub(null, -97), nearestHub(37, undefined), nearestHub(0, 0)]).toEqual([
    undefined,
    undefined,
    "NA",
  ]);
});

test("regions belong to six hubs", () => {
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
