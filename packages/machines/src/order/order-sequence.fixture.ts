import { isEndStatus, type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import type { OrderEffect } from "./order-effect.ts";
import { type OrderMoney, statusRules } from "./order-status-rules.ts";
import type { MovedOrder } from "./order-snapshot.ts";
import { moveOrder } from "./order-transition.ts";
import { anyOrder, goodEvents, pickupDetails } from "./order.fixture.ts";

const actors: OrderActor[] = ["buyer", "seller", "admin", "time", "system"];

/** Every event by every actor. */
export const everyEvent: readonly SentOrderEvent[] = actors.flatMap((by) => Object.values(goodEvents(by)));

/** New orders: an offer, a pickup, and a delivery to another hub. */
export const beginnings: readonly MovedOrder[] = [
  { status: "offer-sent", context: { ...anyOrder, approved: false, proposals: [] } },
  {
    status: "requested",
    context: {
      ...anyOrder,
      offer: null,
      approved: false,
      proposals: [],
      type: "pickup",
      pickup: pickupDetails,
    },
  },
  {
    status: "requested",
    context: { ...anyOrder, offer: null, approved: false, proposals: [], buyerHub: "NY" },
  },
];

/**
 * Where the money of an order is, in cents, relative to its start: every balance change has an equal and
 * opposite one.
 */
export type Purse = { buyer: number; held: number; seller: number };

/** The balances after an effect; `amount` is the order's current total. */
function afterEffect(purse: Purse, { type }: OrderEffect, amount: number): Purse {
  switch (type) {
    case "record-payment":
      return { ...purse, buyer: purse.buyer - amount, held: purse.held + amount };
    case "return-payment":
      return { ...purse, buyer: purse.buyer + purse.held, held: 0 };
    case "schedule-payout":
      return { ...purse, held: 0, seller: purse.seller + purse.held };
    case "charge-payment":
    case "capture-payment":
    case "reserve-stock":
    case "remove-from-cart":
    case "mark-sold":
    case "release-stock":
    case "return-promo-code":
    case "set-deadline":
    case "clear-deadline":
    case "write-message":
    case "close-offer-message":
    case "notify":
    case "ask-for-reviews":
      return purse;
  }
}

/**
 * The expected balances in a status: nothing is paid before the approval, and all of the money has one owner
 * at the end.
 */
function rightPurse(status: OrderStatus, amount: number): Purse {
  const none = { buyer: 0, held: 0, seller: 0 };
  const purses: Record<OrderMoney, Purse> = {
    "not-taken": none,
    held: { buyer: -amount, held: amount, seller: 0 },
    "paid-out": { buyer: -amount, held: 0, seller: amount },
    returned: none,
  };
  return purses[statusRules[status].money];
}

/**
 * The events that a status accepts. Random picks among all events are mostly rejected, and orders would
 * hardly advance.
 */
const takenIn = new Map(
  orderStatuses.map((status) => [
    status,
    everyEvent.filter((event) => moveOrder({ status, context: anyOrder }, event).ok),
  ]),
);

/** The next event: one of four picks is any event at all, so that refusals are covered as well. */
function picked(pick: number, status: OrderStatus): SentOrderEvent | undefined {
  const taken = takenIn.get(status) ?? [];
  const events = pick % 4 === 0 || taken.length === 0 ? everyEvent : taken;
  return events[Math.floor(pick / 4) % events.length];
}

export type SequenceFault = { at: SentOrderEvent; order: MovedOrder; purse: Purse; what: string };

/**
 * Sends one event per pick, any integer, and checks the order after each: its status exists, a final status
 * stays final, and the money sums to zero and is where the status says. Returns the first fault, or null.
 */
export function faultOfSequence(beginning: MovedOrder, picks: readonly number[]): SequenceFault | null {
  let order = beginning;
  let purse: Purse = { buyer: 0, held: 0, seller: 0 };
  for (const pick of picks) {
    const before = order;
    const at = picked(pick, order.status);
    if (at === undefined) continue;
    const moved = moveOrder(order, at);
    if (!moved.ok) continue;
    order = moved.order;
    const amount = order.context.offer?.amount ?? order.context.askingPrice;
    purse = moved.effects.reduce((sum, effect) => afterEffect(sum, effect, amount), purse);
    const right = rightPurse(order.status, amount);
    if (isEndStatus(before.status))
      return { at, order, purse, what: `left ${before.status}, which is an end` };
    if (!orderStatuses.includes(order.status)) return { at, order, purse, what: "is in no known status" };
    if (purse.buyer + purse.held + purse.seller !== 0)
      return { at, order, purse, what: "made or lost money" };
    if (purse.buyer !== right.buyer || purse.held !== right.held || purse.seller !== right.seller)
      return { at, order, purse, what: "has the money in the wrong place" };
  }
  return null;
}
