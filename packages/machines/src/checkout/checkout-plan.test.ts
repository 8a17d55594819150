import { expect, test } from "vitest";
import { deliveryHub, planCheckout, type Planning, sumBreakdowns } from "./checkout-plan.ts";

const piece = {
  sellerId: "ann",
  price: 400_00,
  hub: "HOU",
  localFee: 79_00,
  carrierFee: 229_00,
  place: "Houston, TX",
  terms: null,
};
const address = { line1: "1 Elm St", city: "Oakland", state: "CA", zip: "94610" };
const planning: Planning<typeof piece> = {
  listings: [piece],
  type: "pickup",
  address: null,
  buyerHub: "HOU",
  offerAmount: null,
  discount: 0,
  distance: () => null,
};

test("charges no delivery fee for a pickup and taxes it at the piece's location: Texas, 6.25 percent", () => {
  expect(planCheckout(planning)).toEqual([
    {
      sellerId: "ann",
      listings: [piece],
      breakdown: { items: 400_00, delivery: 0, discount: 0, tax: 25_00, total: 425_00 },
      taxRate: 625,
      buyerHub: "HOU",
      sellerHub: "HOU",
      delivery: null,
    },
  ]);
});

test("charges the local fee within the hub's area and taxes a delivery at its destination", () => {
  const [order] = planCheckout({ ...planning, type: "delivery", address });
  expect([order?.breakdown, order?.taxRate]).toEqual([
    { items: 400_00, delivery: 79_00, discount: 0, tax: 34_73, total: 513_73 },
    725,
  ]);
});

test.each(["BA", "NA"] as const)("charges the carrier's fee for a delivery to %s", (buyerHub) => {
  const listings = [{ ...piece, hub: buyerHub === "NA" ? "NA" : "HOU" }];
  const [order] = planCheckout({ ...planning, listings, type: "delivery", buyerHub });
  expect([order?.breakdown.delivery, order?.breakdown.tax, order?.buyerHub]).toEqual([229_00, 0, buyerHub]);
});

test("creates one order per seller, with its share of the discount and the hub that its pieces share", () => {
  const orders = planCheckout({
    ...planning,
    listings: [
      { ...piece, sellerId: "bea", price: 100_00, place: null },
      piece,
      { ...piece, sellerId: "bea", price: 200_00, hub: "LA", place: "Los Angeles, CA" },
    ],
    discount: 30_00,
  });
  expect(
    orders.map(({ sellerId, sellerHub, listings, breakdown, taxRate }) => ({
      sellerId,
      sellerHub,
      prices: listings.map(({ price }) => price),
      breakdown,
      taxRate,
    })),
  ).toEqual([
    {
      sellerId: "bea",
      sellerHub: "NA",
      prices: [100_00, 200_00],
      breakdown: { items: 300_00, delivery: 0, discount: 12_86, tax: 0, total: 287_14 },
      taxRate: 0,
    },
    {
      sellerId: "ann",
      sellerHub: "HOU",
      prices: [400_00],
      breakdown: { items: 400_00, delivery: 0, discount: 17_14, tax: 25_00, total: 407_86 },
      taxRate: 625,
    },
  ]);
});

test("collects pieces from the hub that they share", () => {
  const [order] = planCheckout({ ...planning, listings: [piece, { ...piece, price: 100_00 }] });
  expect(order?.sellerHub).toBe("HOU");
});

test("prices an offer at its amount and taxes that amount", () => {
  const [order] = planCheckout({ ...planning, offerAmount: 320_00 });
  expect(order?.breakdown).toEqual({ items: 320_00, delivery: 0, discount: 0, tax: 20_00, total: 340_00 });
});

test("returns no orders and a zero total for no pieces", () => {
  expect(planCheckout({ ...planning, listings: [] })).toEqual([]);
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
