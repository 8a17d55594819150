import { expect, test } from "vitest";
import { hubIds, hubs, regionCodes, regionNames, regionOfHub } from "./hub.ts";

test("has 26 unique hubs, ordered by id", () => {
  expect(new Set(hubIds).size).toBe(26);
  expect(hubs.map(({ id }) => id)).toEqual([...hubIds]);
});

test.each(hubs)(
  "$area is in the United States and has a unique location",
  ({ id, lat, long, zipCode, geolocation }) => {
    expect({ south: lat > 24, north: lat < 50, west: long > -125, east: long < -66 }).toEqual({
      south: true,
      north: true,
      west: true,
      east: true,
    });
    expect(zipCode).toMatch(/^\d{5}$/);
    expect(geolocation).toMatch(/, [A-Z]{2}$/);
    expect(hubs.filter((other) => other.lat === lat && other.long === long).map((other) => other.id)).toEqual(
      [id],
    );
  },
);

test("six hubs have a region, and every region has a name", () => {
  expect(regionOfHub).toEqual({ BA: "ba", LA: "la", ICT: "ict", PDX: "pdx", NY: "ny", PHL: "phl" });
  expect(Object.keys(regionNames).toSorted()).toEqual([...regionCodes].toSorted());
});
