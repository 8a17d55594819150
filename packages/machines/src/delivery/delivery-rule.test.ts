import {
  type DeliveryTerms,
  deliveryTermsSchema,
} from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deliveryOf,
  type DeliveredPiece,
  pickupOnlyRefusal,
  shopTermsRefusal,
  termsRefusal,
} from "./delivery-rule.ts";

const terms: DeliveryTerms = deliveryTermsSchema.parse({
  zip: "94501",
  bands: [
    { miles: 10, fee: 0 },
    { miles: 25, fee: 45_00 },
    { miles: 40, fee: 80_00 },
  ],
});
const standard: DeliveredPiece = { hub: "BA", localFee: 79_00, carrierFee: 229_00, terms: null };
const own: DeliveredPiece = { ...standard, terms };
const address = { hub: "BA", zip: "94610" } as const;
const at = (miles: number | null) => () => miles;
const deliver = (pieces: DeliveredPiece[], miles: number | null) => deliveryOf(pieces, address, at(miles));

test.each([
  [0, 0],
  [10, 0],
  [11, 45_00],
  [25, 45_00],
  [26, 80_00],
  [40, 80_00],
])("delivers %s miles away for %s cents", (miles, fee) => {
  expect(deliver([own], miles)).toEqual({ by: "seller", fee, radius: 40, limit: null });
});

test("leaves a place outside the radius to a carrier, and says why", () => {
  expect(deliver([own], 41)).toEqual({ by: "carrier", fee: 229_00, radius: 40, limit: "too-far" });
});

test("leaves an unknown ZIP code to a carrier, and says why", () => {
  expect(deliver([own], null)).toEqual({ by: "carrier", fee: 229_00, radius: 40, limit: "unknown-zip" });
});

test("asks for the distance from the seller's ZIP code to the buyer's", () => {
  const asked: string[][] = [];
  deliveryOf([own], { hub: "NY", zip: "10001-1234" }, (...zips) => {
    asked.push(zips);
    return 1;
  });
  expect(asked).toEqual([["94501", "10001-1234"]]);
});

test.each([
  ["BA", { by: "seller", fee: 80_00, radius: 40, limit: null }],
  ["NY", { by: "carrier", fee: 229_00, radius: 40, limit: null }],
  ["NA", { by: "carrier", fee: 229_00, radius: 40, limit: null }],
] as const)("estimates from the area %s before there is an address, at the highest fee", (hub, expected) => {
  expect(deliveryOf([own], { hub, zip: null }, at(0))).toEqual(expected);
});

test("leaves a piece far from every hub to a carrier before there is an address", () => {
  const remote = { ...own, hub: "NA" };
  expect(deliveryOf([remote], { hub: "NA", zip: null }, at(0))).toEqual({
    by: "carrier",
    fee: 229_00,
    radius: 40,
    limit: null,
  });
});

test("brings nothing for nothing", () => {
  expect(deliver([], 5)).toEqual({ by: "carrier", fee: 0, radius: null, limit: null });
});

test("keeps the standard fees without terms: local in the hub's area, a carrier elsewhere", () => {
  expect([
    deliver([standard], 500),
    deliveryOf([standard], { hub: "NY", zip: "10001" }, at(1)),
    deliveryOf([{ ...standard, hub: "NA" }], { hub: "NA", zip: "59801" }, at(1)),
  ]).toEqual([
    { by: "seller", fee: 79_00, radius: null, limit: null },
    { by: "carrier", fee: 229_00, radius: null, limit: null },
    { by: "carrier", fee: 229_00, radius: null, limit: null },
  ]);
});

test("charges one trip for several pieces: the highest fee, and standard fees for each piece", () => {
  const dearer = { ...own, terms: { ...terms, bands: terms.bands.slice(2) } };
  expect(deliver([own, dearer, own], 20)).toEqual({ by: "seller", fee: 80_00, radius: 40, limit: null });
  expect(deliver([standard, standard], 5).fee).toBe(158_00);
  expect(deliver([own, standard], 20)).toMatchObject({ by: "seller", fee: 45_00 + 79_00 });
});

test("a carrier brings all pieces when the seller does not deliver one of them", () => {
  const near = { ...own, carrierFee: 100_00, terms: { ...terms, bands: terms.bands.slice(0, 1) } };
  expect(deliver([own, near], 20)).toEqual({
    by: "carrier",
    fee: 329_00,
    radius: 10,
    limit: "too-far",
  });
});

test("says of several pieces why one of them is not delivered by the seller", () => {
  const elsewhere = { hub: "NY", zip: "10001" } as const;
  expect(deliveryOf([standard, own], elsewhere, at(50))).toEqual({
    by: "carrier",
    fee: 458_00,
    radius: 40,
    limit: "too-far",
  });
  const inNewYork = { ...own, hub: "NY", terms: { ...terms, bands: terms.bands.slice(0, 1) } };
  expect(deliveryOf([own, inNewYork], { hub: "BA", zip: null }, at(0))).toEqual({
    by: "carrier",
    fee: 458_00,
    radius: 10,
    limit: null,
  });
});

const band = fc.record({ miles: fc.integer({ min: 1, max: 150 }), fee: fc.integer({ min: 0, max: 1_000 }) });
const anyTerms = fc
  .uniqueArray(band, { minLength: 1, maxLength: 4, selector: ({ miles }) => miles })
  .map((bands) => {
    const fees = bands.map(({ fee }) => fee * 100).toSorted((a, b) => a - b);
    const miles = bands.map((one) => one.miles).toSorted((a, b) => a - b);
    return deliveryTermsSchema.parse({
      zip: "94501",
      bands: miles.map((mile, index) => ({ miles: mile, fee: fees[index] })),
    });
  });

test("within the radius, a longer way never costs less, and before the address none costs more", () => {
  fc.assert(
    fc.property(anyTerms, fc.nat(160), fc.nat(160), (drawn, one, other) => {
      const piece = { ...standard, terms: drawn };
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      const [shorter, longer] = [deliver([piece], near), deliver([piece], far)];
      const radius = drawn.bands.at(-1)?.miles ?? 0;
      expect(longer.by).toBe(far <= radius ? "seller" : "carrier");
      if (longer.by === "carrier") return;
      expect(shorter.by).toBe("seller");
      expect(shorter.fee).toBeLessThanOrEqual(longer.fee);
      expect(longer.fee).toBeLessThanOrEqual(deliveryOf([piece], { hub: "BA", zip: null }, at(null)).fee);
    }),
  );
});

test("refuses terms that begin at an unknown ZIP code", () => {
  expect(termsRefusal(terms, "terms", at(null))).toEqual({
    code: "invalid",
    errors: [{ path: "terms.zip", message: "We don't know this ZIP code" }],
  });
  expect([termsRefusal(terms, "terms", at(0)), termsRefusal(null, "terms", at(null))]).toEqual([null, null]);
});

test("refuses terms of a shop's single piece", () => {
  expect(shopTermsRefusal(terms, { isBusiness: true })).toEqual({
    code: "invalid",
    errors: [{ path: "deliveryTerms.zip", message: "Your shop's delivery terms are in your settings" }],
  });
  expect([
    shopTermsRefusal(terms, { isBusiness: false }),
    shopTermsRefusal(null, { isBusiness: true }),
  ]).toEqual([null, null]);
});

test("refuses an estimate for a piece that is for pickup only", () => {
  expect(pickupOnlyRefusal({ delivery: false })).toEqual({
    code: "state-conflict",
    detail: "It is for pickup only.",
  });
  expect(pickupOnlyRefusal({ delivery: true })).toBeNull();
});
