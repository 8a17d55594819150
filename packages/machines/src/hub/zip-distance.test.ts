import { hubs } from "@heirloop/contract/hub/hub";
import { expect, test } from "vitest";
import { milesBetween } from "./miles-between.ts";
import { nearestZip, zipDistance } from "./zip-distance.ts";

test.each([
  ["94501", "94501", 0],
  ["94501", "94610", 3],
  ["94103", "90012", 346],
  ["10007", "19107", 80],
])("%s and %s are %s miles apart", (from, to, miles) => {
  expect([zipDistance(from, to), zipDistance(to, from)]).toEqual([miles, miles]);
});

test.each(hubs)("$area's ZIP code is where its center is", ({ area, zipCode, lat, long }) => {
  const [wichita] = hubs.filter(({ id }) => id === "ICT");
  if (!wichita) throw new Error("no Wichita");
  const center = { latitude: lat, longitude: long };
  const direct = milesBetween(center, { latitude: wichita.lat, longitude: wichita.long });
  expect([area, Math.abs((zipDistance(zipCode, wichita.zipCode) ?? 0) - direct) < 10]).toEqual([area, true]);
});

test("ignores the four digits after a ZIP code", () => {
  expect(zipDistance("94501-1234", "94610-0001")).toBe(zipDistance("94501", "94610"));
});

test("places a code without an area of its own among those with the same first digits", () => {
  // Post office boxes of Los Angeles.
  expect(zipDistance("90012", "90051")).toBeLessThan(15);
});

test.each([
  ["94704", 37.866, -122.257],
  ["10007", 40.7135, -74.0078],
  ["59812", 46.85, -113.98],
])("finds the ZIP code %s by a place within its area", (zip, latitude, longitude) => {
  expect(nearestZip({ latitude, longitude })).toBe(zip);
});

test("returns no distance to an unknown code", () => {
  expect([zipDistance("94501", "00000"), zipDistance("00000", "94501")]).toEqual([null, null]);
});
