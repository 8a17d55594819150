import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { acceptedEvents, effectText, sendEvent } from "./order-effects.fixture.ts";
import { orderMoves } from "./order-moves.fixture.ts";
import { placeOrder } from "./order-transition.ts";
import { anyOrder, now } from "./order.fixture.ts";

test.each(orderMoves)("$status: $send by $by ($variant) → $to with its effects", (move) => {
  expect(sendEvent(move)).toEqual({ to: move.to, effects: move.effects });
});

test.each(orderStatuses)("%s: has every event that is accepted in the table", (status) => {
  const listed = orderMoves.filter((move) => move.status === status);
  expect(acceptedEvents(status).toSorted()).toEqual(
    [...new Set(listed.map(({ send, by }) => `${send} by ${by}`))].toSorted(),
  );
});

test("charges nothing, holds nothing and keeps the cart for an offer", () => {
  const { order, effects } = placeOrder(anyOrder, now);
  expect([order.status, ...effects.map(effectText)]).toEqual([
    "offer-sent",
    "set-deadline expire in 48 h",
    "write-message offer-sent by buyer: Offer: $800",
    "notify seller offer: sent an offer of $800",
  ]);
  expect(order.context).toEqual(anyOrder);
});

test("holds the pieces for an order at the asking price, whose payment is authorized", () => {
  const { order, effects } = placeOrder({ ...anyOrder, offer: null }, now);
  expect([order.status, order.context.payment, ...effects.map(effectText)]).toEqual([
    "requested",
    "authorized",
    "reserve-stock for 72 h",
    "remove-from-cart",
    "set-deadline expire in 72 h",
    "write-message update by buyer: The order was placed and waits for the seller’s approval",
    "notify seller order: ordered from you",
  ]);
});
