import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { getOfferFacts } from "./offer-facts.ts";

const { offer } = orders.offer;
if (!offer) throw new Error("The fixture has an offer.");

test("names the asking price and the last amount of each side of an open offer", () => {
  expect([getOfferFacts(orders.offer, "buyer"), getOfferFacts(orders.offer, "seller")]).toEqual([
    [
      { key: "Asking price", value: "$2,250" },
      { key: "Your offer", value: "$1,800" },
      { key: "Seller’s counteroffer", value: "$1,900" },
    ],
    [
      { key: "Asking price", value: "$2,250" },
      { key: "Buyer’s offer", value: "$1,800" },
      { key: "Your counteroffer", value: "$1,900" },
    ],
  ]);
});

test("leaves out a counteroffer that was not made", () => {
  const first = { ...orders.offer, offer: { ...offer, sellerAmount: null } };
  expect(getOfferFacts(first, "buyer").map(({ key }) => key)).toEqual(["Asking price", "Your offer"]);
});

test("keeps the amounts of an ended offer, without a price that may have changed", () => {
  const ended = { ...orders.offer, status: "deleted" } as const;
  expect(getOfferFacts(ended, "buyer").map(({ key }) => key)).toEqual([
    "Your offer",
    "Seller’s counteroffer",
  ]);
});

test("has no facts of an offer that became a purchase, or of a purchase without one", () => {
  expect([
    getOfferFacts({ ...orders.offer, approved: true }, "buyer"),
    getOfferFacts(orders.requested, "buyer"),
  ]).toEqual([[], []]);
});
