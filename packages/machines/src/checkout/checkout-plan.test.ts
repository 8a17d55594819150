import { expect, test } from "vitest";
import { stateTaxRates } from "@heirloop/contract/tax/sales-tax";
import { deliveryHub, listTaxedSales, planCheckout, type Planning, sumBreakdowns } from "./checkout-plan.ts";

type Piece = Parameters<typeof listTaxedSales>[0]["listings"][number];
const piece: Piece = {
  sellerId: "ann",
  price: 400_00,
  hub: "HOU",
  localFee: 79_00,
  carrierFee: 229_00,
  place: "Houston, TX",
  coordinates: null,
  terms: null,
};
const address = { line1: "1 Elm St", city: "Oakland", state: "CA", zip: "94610" };
const planning: Planning<Piece> = {
  listings: [piece],
  type: "pickup",
  address: null,
  buyerHub: "HOU",
  offerAmount: null,
  discount: 0,
  distance: () => null,
};
const plan = (changes: Partial<Planning<Piece>> = {}) =>
  planCheckout({ ...planning, ...changes }, ({ location }) => stateTaxRates(location));
const texas = { items: 62_500, delivery: 62_500 };

test("charges no delivery fee for a pickup and taxes it at the piece's location: Texas, 6.25 percent", () => {
  expect(plan()).toEqual([
    {
      sellerId: "ann",
      listings: [piece],
      breakdown: { items: 400_00, delivery: 0, discount: 0, tax: 25_00, total: 425_00 },
      taxRates: texas,
      buyerHub: "HOU",
      sellerHub: "HOU",
      delivery: null,
    },
  ]);
});

test("charges the local fee within the hub's area and taxes a delivery at its destination", () => {
  const [order] = plan({ type: "delivery", address });
  expect([order?.breakdown, order?.taxRates]).toEqual([
    { items: 400_00, delivery: 79_00, discount: 0, tax: 34_73, total: 513_73 },
    { items: 72_500, delivery: 72_500 },
  ]);
});

test.each(["BA", "NA"] as const)("charges the carrier's fee for a delivery to %s", (buyerHub) => {
  const listings = [{ ...piece, hub: buyerHub === "NA" ? "NA" : "HOU" }];
  const [order] = plan({ listings, type: "delivery", buyerHub });
  expect([order?.breakdown.delivery, order?.breakdown.tax, order?.buyerHub]).toEqual([229_00, 0, buyerHub]);
});

test("creates one order per seller, with its share of the discount and the hub that its pieces share", () => {
  const orders = plan({
    listings: [
      { ...piece, sellerId: "bea", price: 100_00, place: null },
      piece,
      { ...piece, sellerId: "bea", price: 200_00, hub: "LA", place: "Los Angeles, CA" },
    ],
    discount: 30_00,
  });
  expect(
    orders.map(({ sellerId, sellerHub, listings, breakdown, taxRates }) => ({
      sellerId,
      sellerHub,
      prices: listings.map(({ price }) => price),
      breakdown,
      taxRates,
    })),
  ).toEqual([
    {
      sellerId: "bea",
      sellerHub: "NA",
      prices: [100_00, 200_00],
      breakdown: { items: 300_00, delivery: 0, discount: 12_86, tax: 0, total: 287_14 },
      taxRates: { items: 0, delivery: 0 },
    },
    {
      sellerId: "ann",
      sellerHub: "HOU",
      prices: [400_00],
      breakdown: { items: 400_00, delivery: 0, discount: 17_14, tax: 25_00, total: 407_86 },
      taxRates: texas,
    },
  ]);
});

test("collects pieces from the hub that they share", () => {
  const [order] = plan({ listings: [piece, { ...piece, price: 100_00 }] });
  expect(order?.sellerHub).toBe("HOU");
});

test("prices an offer at its amount and taxes that amount", () => {
  const [order] = plan({ offerAmount: 320_00 });
  expect(order?.breakdown).toEqual({ items: 320_00, delivery: 0, discount: 0, tax: 20_00, total: 340_00 });
});

test("asks for the rates of each seller's sale, with the price of each piece and the delivery", () => {
  const listings = [piece, { ...piece, price: 100_00 }, { ...piece, sellerId: "bea", place: null }];
  expect(listTaxedSales({ ...planning, listings, type: "delivery", address })).toEqual([
    { location: { type: "delivery", address }, pieces: [400_00, 100_00], delivery: 158_00 },
    { location: { type: "delivery", address }, pieces: [400_00], delivery: 79_00 },
  ]);
  expect(listTaxedSales({ ...planning, offerAmount: 320_00 })).toEqual([
    { location: { type: "pickup", place: "Houston, TX", coordinates: null }, pieces: [320_00], delivery: 0 },
  ]);
});

test("taxes nothing, and asks for no rates, before there is an address", () => {
  const unknown = { ...planning, type: "delivery" } as const;
  expect(listTaxedSales(unknown)).toEqual([]);
  const [order] = plan(unknown);
  expect([order?.breakdown.tax, order?.taxRates]).toEqual([0, { items: 0, delivery: 0 }]);
});

test("taxes pieces and delivery each at its own rate", () => {
  const [order] = planCheckout({ ...planning, type: "delivery", address }, () => ({
    items: 107_500,
    delivery: 10_000,
  }));
  expect(order?.breakdown).toEqual({
    items: 400_00,
    delivery: 79_00,
    discount: 0,
    tax: 43_79,
    total: 522_79,
  });
});

test("returns no orders and a zero total for no pieces", () => {
  expect(plan({ listings: [] })).toEqual([]);
  expect(sumBreakdowns([])).toEqual({ items: 0, delivery: 0, discount: 0, tax: 0, total: 0 });
});

test("adds breakdowns part by part", () => {
  expect(
    sumBreakdowns([
      { items: 1, delivery: 20, discount: 300, tax: 4_000, total: 50_000 },
      { items: 2, delivery: 30, discount: 400, tax: 5_000, total: 60_000 },
    ]),
  ).toEqual({ items: 3, delivery: 50, discount: 700, tax: 9_000, total: 110_000 });
});

test("delivers to the address, or to the buyer's own area without one", () => {
  expect([deliveryHub({ address }, "NY"), deliveryHub({}, "NY"), deliveryHub({}, "NA")]).toEqual([
    "BA",
    "NY",
    "NA",
  ]);
});
