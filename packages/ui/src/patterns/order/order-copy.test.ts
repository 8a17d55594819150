import { offerOutcomes } from "@heirloop/contract/order/offer-status";
import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { getHistoryLabel, getNextStep, getOrderLabel } from "./order-copy.ts";

const card = "Visa ending 4242";
const canCounter = { canCounter: true };
const bare = { offer: null, approved: true };
const offered = orders.offer.offer;
if (!offered) throw new Error("The fixture has an offer.");

test.each([
  ["saved", "You were not charged."],
  ["voided", "You were not charged."],
  ["captured", "Whatever you paid goes back to your card."],
  ["refunded", "Whatever you paid goes back to your card."],
] as const)("a closed order whose payment is %s says: %s", (status, words) => {
  expect(getNextStep({ ...bare, status: "deleted", payment: { status, card } }, "buyer", canCounter)).toBe(
    words,
  );
});

test("does not mention a charge for a declined request", () => {
  const order = { ...bare, status: "cancelled", payment: { status: "voided", card } } as const;
  expect((["buyer", "seller"] as const).map((side) => getNextStep(order, side, canCounter))).toEqual([
    "You were not charged.",
    "The piece is yours to sell.",
  ]);
});

test("says what comes next for every other order", () => {
  const order = { ...bare, status: "completed", payment: { status: "captured", card } } as const;
  expect(getNextStep(order, "buyer", canCounter)).toBe("It is yours. Enjoy it.");
});

const payment = { status: "saved", card } as const;
const pending = {
  ...orders.offer,
  payment,
  offer: { ...offered, status: "pending", counteroffer: null, sellerAmount: null, turn: "seller" },
} as const;

test("asks only the side whose turn it is", () => {
  expect([
    getNextStep(pending, "seller", canCounter),
    getNextStep(pending, "buyer", canCounter),
    getNextStep(orders.offer, "buyer", canCounter),
    getNextStep(orders.offer, "seller", canCounter),
  ]).toEqual([
    "Accept it, decline it, or name your price.",
    "The seller has your offer. Your card is charged only if you agree on a price.",
    "The seller named another price. Accept it, decline it, or name your price. Your card is charged only if you agree.",
    "The buyer has your counteroffer. You can answer again if they name another price.",
  ]);
});

test("does not ask for a counteroffer when there is no room for one", () => {
  expect(getNextStep(pending, "seller", { canCounter: false })).toBe("Accept it or decline it.");
});

test("says how an offer ended, to each side, on the label and in the history", () => {
  const told = offerOutcomes.map((status) => {
    const order = {
      ...orders.offer,
      payment,
      status: "deleted",
      offer: { ...offered, status, turn: null },
    } as const;
    return [
      getOrderLabel(order, "buyer").label,
      getNextStep(order, "buyer", canCounter),
      getNextStep(order, "seller", canCounter),
      getHistoryLabel("end-offer", order.offer),
    ];
  });
  expect(told[offerOutcomes.indexOf("sold")]).toEqual([
    "Sold to another buyer",
    "The seller sold the piece to another buyer. You were not charged.",
    "You sold the piece to another buyer.",
    "Offer ended: sold to another buyer",
  ]);
  expect(told.flat().filter((text) => text.includes("Nobody answered"))).toEqual([]);
});

test("names the beginning of an order in the history", () => {
  expect(["request", "offer"].map((type) => getHistoryLabel(type, null))).toEqual([
    "Order placed",
    "Offer sent",
  ]);
});

test("does not mention the offer after the order has moved on", () => {
  const accepted = { ...orders.scheduling, offer: { ...offered, status: "accepted", turn: null } } as const;
  expect(getOrderLabel(accepted, "buyer").label).toBe("Finding a time");
});
