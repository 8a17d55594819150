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
export type Balances = { buyer: number; held: number; seller: number };

/** The balances after an effect; `amount` is the order's current total. */
function afterEffect(balances: Balances, { type }: OrderEffect, amount: number): Balances {
  switch (type) {
    case "record-payment":
      return { ...balances, buyer: balances.buyer - amount, held: balances.held + amount };
    case "return-payment":
      return { ...balances, buyer: balances.buyer + balances.held, held: 0 };
    case "schedule-payout":
      return { ...balances, held: 0, seller: balances.seller + balances.held };
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
      return balances;
  }
}

/**
 * The expected balances in a status: nothing is paid before the approval, and all of the money has one owner
 * at the end.
 */
function expectedBalances(status: OrderStatus, amount: number): Balances {
  const none = { buyer: 0, held: 0, seller: 0 };
  const expected: Record<OrderMoney, Balances> = {
    "not-taken": none,
    held: { buyer: -amount, held: amount, seller: 0 },
    "paid-out": { buyer: -amount, held: 0, seller: amount },
    returned: none,
  };
  return expected[statusRules[status].money];
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

export type SequenceFault = { at: SentOrderEvent; order: MovedOrder; balances: Balances; what: string };

/**
 * Sends one event per pick, any integer, and checks the order after each: its status exists, a final status
 * stays final, and the money sums to zero and is where the status says. Returns the first fault, or null.
 */
export function faultOfSequence(beginning: MovedOrder, picks: readonly number[]): SequenceFault | null {
  let order = beginning;
  let balances: Balances = { buyer: 0, held: 0, seller: 0 };
  for (const pick of picks) {
    const before = order;
    const at = picked(pick, order.status);
    if (at === undefined) continue;
    const moved = moveOrder(order, at);
    if (!moved.ok) continue;
    order = moved.order;
    const amount = order.context.offer?.amount ?? order.context.askingPrice;
    balances = moved.effects.reduce((sum, effect) => afterEffect(sum, effect, amount), balances);
    const right = expectedBalances(order.status, amount);
    if (isEndStatus(before.status))
      return { at, order, balances, what: `left ${before.status}, which is an end` };
    if (!orderStatuses.includes(order.status)) return { at, order, balances, what: "is in no known status" };
    if (balances.buyer + balances.held + balances.seller !== 0)
      return { at, order, balances, what: "made or lost money" };
    if (balances.buyer !== right.buyer || balances.held !== right.held || balances.seller !== right.seller)
      return { at, order, balances, what: "has the money in the wrong place" };
  }
  return null;
}
