import { expect, test } from "vitest";
import { zipDistance, zipMiles } from "../hub/zip-distance.ts";
import { type DeliveryStart, getDeliveryMiles } from "./delivery-miles.ts";

const oakland = { latitude: 37.8044, longitude: -122.2712 };
const cases: [string, DeliveryStart[], string, number | null][] = [
  ["the ZIP code of the seller's terms", [{ terms: { zip: "94103" }, city: oakland }], "90012", 346],
  ["the city of a piece without terms", [{ terms: null, city: oakland }], "94501", 2],
  [
    "the farthest piece",
    [
      { terms: { zip: "94501" }, city: null },
      { terms: { zip: "94103" }, city: null },
    ],
    "90012",
    346,
  ],
  ["nothing, of a piece whose place is unknown", [{ terms: null, city: null }], "90012", null],
  ["nothing, to an unknown ZIP code", [{ terms: { zip: "94103" }, city: oakland }], "00000", null],
];

test.each(cases)("counts the miles of a delivery from %s", (_, pieces, zip, miles) => {
  expect(getDeliveryMiles(pieces, zip, { zipDistance, zipMiles })).toBe(miles);
});
