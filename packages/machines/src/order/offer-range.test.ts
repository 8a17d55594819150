import { expect, test } from "vitest";
import { cents } from "@heirloop/contract/money/money.schema";
import { counterRange, highestCounter, unmetFloor } from "./offer-range.ts";

/** The buyer offered $800 for a piece of $1,000 and the seller countered with $900. */
const negotiated = {
  offer: { amount: cents(900_00), buyerAmount: cents(800_00), sellerAmount: cents(900_00) },
  askingPrice: 1_000_00,
  priceFloor: null,
};

test("has no range without an offer", () => {
  expect(counterRange({ ...negotiated, offer: null }, "buyer")).toBeNull();
});

test.each([
  ["buyer", 1_000_00, "your last offer of $800 and less than the seller’s counteroffer of $900"],
  ["buyer", 900_00, "your last offer of $800 and less than the seller’s counteroffer of $900"],
  ["buyer", 899_00, "your last offer of $800 and less than the price of $899"],
  ["seller", 899_00, "the buyer’s offer of $800 and less than your price of $899"],
] as const)("names for the %s what limits a counteroffer at the price %i", (side, askingPrice, limits) => {
  expect(counterRange({ ...negotiated, askingPrice }, side)?.message).toBe(`Enter more than ${limits}`);
});

test.each([
  ["seller", 850_00, 850_00],
  ["seller", 800_02, 800_02],
  // The floor is the least that the seller could enter anyway.
  ["seller", 800_01, 800_01],
  ["buyer", 850_00, 800_01],
] as const)("lets the %s enter no less than a floor of %i cents: %i", (side, priceFloor, least) => {
  const range = counterRange({ ...negotiated, priceFloor }, side);
  expect((range?.above ?? 0) + 1).toBe(least);
});

test("names the owner's price only when it is what limits the seller", () => {
  const message = (side: "buyer" | "seller", priceFloor: number) =>
    counterRange({ ...negotiated, priceFloor }, side)?.message;
  expect(message("seller", 800_02)).toContain("Enter at least $800.02, which you agreed on with the owner");
  expect(message("seller", 800_01)).not.toContain("owner");
  expect(message("buyer", 850_00)).not.toContain("owner");
});

test.each([
  ["seller", null, "More than $800 and less than $900."],
  ["seller", 850_00, "At least $850 and less than $900."],
  ["buyer", 850_00, "More than $800 and less than $900."],
] as const)("tells the %s with a floor of %s what can be entered", (side, priceFloor, hint) => {
  expect(counterRange({ ...negotiated, priceFloor }, side)?.hint).toBe(hint);
});

test.each([
  [{ above: 800_00, below: 900_00 }, 899_99],
  [{ above: 898_98, below: 899_00 }, 898_99],
  [{ above: 898_99, below: 899_00 }, null],
  [{ above: 899_00, below: 899_00 }, null],
  // No offer may be below $1.
  [{ above: 50, below: 1_01 }, 1_00],
  [{ above: 50, below: 1_00 }, null],
])("finds the highest counteroffer within %o: %s", (range, highest) => {
  expect(highestCounter({ ...range, hint: "", message: "" })).toBe(highest);
});

test.each([
  [950_00, 950_00],
  [900_00, null],
  [null, null],
])("with the owner's price %s, the offer of $900 has to reach %s", (priceFloor, unmet) => {
  expect(unmetFloor({ ...negotiated, priceFloor })).toBe(unmet);
});

test("finds no unmet price without an offer", () => {
  expect(unmetFloor({ offer: null, priceFloor: 950_00 })).toBeNull();
});
