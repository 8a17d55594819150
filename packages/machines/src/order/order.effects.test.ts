import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { everyEvent } from "./order-sequence.fixture.ts";
import { moveOrder, placeOrder } from "./order-transition.ts";
import { anyOrder, now } from "./order.fixture.ts";

/** Every effect of every event that an order accepts: docs/product.md §4. */

const variants = {
  "as it is": anyOrder,
  pickup: { ...anyOrder, type: "pickup" },
  "other hub": { ...anyOrder, buyerHub: "NY" },
  repriced: { ...anyOrder, askingPrice: 70_000 },
  asked: { ...anyOrder, completeOffAskedBy: "buyer" },
} satisfies Record<string, OrderContext>;
type Variant = keyof typeof variants;

const completion = ["clear-deadline", "schedule-payout", "ask-for-reviews"];
const offerEnd = ["return-payment", "return-promo-code", "clear-deadline"];
const fallThrough = ["return-payment", "release-stock", "return-promo-code", "clear-deadline"];

type Row = {
  from: readonly OrderStatus[];
  send: SentOrderEvent["type"];
  by: OrderActor;
  in?: Variant;
  to: OrderStatus | "unchanged";
  effects: readonly string[];
};
const table: readonly Row[] = [
  {
    from: ["offer-sent"],
    send: "accept",
    by: "seller",
    to: "scheduling",
    effects: [
      "charge-payment",
      "mark-sold",
      "set-deadline lapse in 336 h",
      "close-offer-message accepted",
      "write-message update by seller: The offer was accepted",
      "notify buyer offer-accepted: accepted your offer",
    ],
  },
  {
    from: ["offer-sent"],
    send: "counter",
    by: "seller",
    to: "offer-sent",
    effects: [
      "close-offer-message superseded",
      "set-deadline expire in 48 h",
      "write-message offer-sent by seller: Counteroffer: $900",
      "notify buyer counteroffer: sent a counteroffer of $900",
    ],
  },
  {
    from: ["offer-sent"],
    send: "decline",
    by: "seller",
    to: "deleted",
    effects: [
      "notify buyer offer-declined: declined your offer",
      ...offerEnd,
      "close-offer-message declined",
      "write-message offer-deleted by seller: The offer was declined",
    ],
  },
  {
    from: ["requested"],
    send: "decline",
    by: "seller",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by seller: The seller declined the order",
      "notify buyer order: declined your order",
    ],
  },
  {
    from: ["offer-sent"],
    send: "withdraw",
    by: "buyer",
    to: "deleted",
    effects: [
      "notify seller offer-declined: withdrew the offer",
      ...offerEnd,
      "close-offer-message withdrawn",
      "write-message offer-deleted by buyer: The offer was withdrawn",
    ],
  },
  {
    from: ["offer-sent"],
    send: "reprice",
    by: "system",
    in: "repriced",
    to: "offer-sent",
    effects: [
      "close-offer-message superseded",
      "write-message offer-sent by nobody: The price is now $700, so the offer is now $700 instead of $800",
      "notify buyer offer: The price is now $700, so your offer is now $700 instead of $800",
      "notify seller offer: You lowered the price to $700, so the offer is now $700 instead of $800",
    ],
  },
  {
    from: ["offer-sent"],
    send: "end-offer",
    by: "system",
    to: "deleted",
    effects: [
      "notify buyer offer-declined: The piece was sold to another buyer, so your offer ended",
      "notify seller offer-declined: You sold the piece to another buyer, so the offer of $800 ended",
      ...offerEnd,
      "close-offer-message sold",
      "write-message offer-deleted by nobody: The piece was sold to another buyer, so this offer ended",
    ],
  },
  {
    from: ["requested"],
    send: "approve",
    by: "seller",
    to: "scheduling",
    effects: [
      "capture-payment",
      "mark-sold",
      "set-deadline lapse in 336 h",
      "write-message update by seller: The seller approved the order",
      "notify buyer order: approved your order",
    ],
  },
  {
    from: ["offer-sent"],
    send: "expire",
    by: "time",
    to: "expired",
    effects: [
      "notify buyer offer-declined: The seller did not answer your offer in time, so it expired",
      "notify seller offer-declined: You did not answer the offer in time, so it expired",
      ...offerEnd,
      "close-offer-message expired",
      "write-message offer-deleted by nobody: The offer expired without an answer",
    ],
  },
  {
    from: ["requested"],
    send: "expire",
    by: "time",
    to: "expired",
    effects: [
      ...fallThrough,
      "write-message update by nobody: The request expired without an answer",
      "notify buyer order: Your order expired without an answer; nothing was charged",
      "notify seller order: An order expired without your answer",
    ],
  },
  {
    from: ["scheduling"],
    send: "schedule",
    by: "buyer",
    to: "scheduling",
    effects: ["write-message update by buyer: Proposed a time", "notify seller order: proposed a time"],
  },
  {
    from: ["scheduling"],
    send: "schedule",
    by: "seller",
    to: "scheduling",
    effects: ["write-message update by seller: Proposed a time", "notify buyer order: proposed a time"],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "buyer",
    to: "active-delivery",
    effects: [
      "write-message update by buyer: The time is agreed",
      "notify seller order: agreed to a time",
      "set-deadline auto-complete in 211 h",
    ],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "seller",
    to: "active-delivery",
    effects: [
      "write-message update by seller: The time is agreed",
      "notify buyer order: agreed to a time",
      "set-deadline auto-complete in 178 h",
    ],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "buyer",
    in: "pickup",
    to: "active-pickup",
    effects: [
      "write-message update by buyer: The time is agreed",
      "notify seller order: agreed to a time",
      "set-deadline auto-complete in 211 h",
    ],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "buyer",
    in: "other hub",
    to: "looking_for_carrier",
    effects: [
      "write-message update by buyer: The time is agreed",
      "notify seller order: agreed to a time",
      "clear-deadline",
    ],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "seller",
    in: "pickup",
    to: "active-pickup",
    effects: [
      "write-message update by seller: The time is agreed",
      "notify buyer order: agreed to a time",
      "set-deadline auto-complete in 178 h",
    ],
  },
  {
    from: ["scheduling"],
    send: "confirm-schedule",
    by: "seller",
    in: "other hub",
    to: "looking_for_carrier",
    effects: [
      "write-message update by seller: The time is agreed",
      "notify buyer order: agreed to a time",
      "clear-deadline",
    ],
  },
  {
    from: ["scheduling"],
    send: "lapse",
    by: "time",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by nobody: No time was agreed within 14 days: canceled and refunded",
      "notify buyer order: No time was agreed: your order was canceled and refunded",
      "notify seller order: No time was agreed: the order was canceled",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "assign-carrier",
    by: "seller",
    to: "awaiting_shipping",
    effects: [
      "write-message update by seller: A carrier was found",
      "notify buyer order: found a carrier for your order",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "assign-carrier",
    by: "admin",
    to: "awaiting_shipping",
    effects: [
      "write-message update by nobody: A carrier was found",
      "notify buyer order: found a carrier for your order",
    ],
  },
  {
    from: ["awaiting_shipping"],
    send: "ship",
    by: "seller",
    to: "in_transit",
    effects: [
      "set-deadline auto-complete in 72 h",
      "write-message update by seller: On its way",
      "notify buyer order: shipped your order",
    ],
  },
  {
    from: ["active-delivery", "in_transit"],
    send: "deliver",
    by: "buyer",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by buyer: Delivered",
      "notify seller order: confirmed the delivery",
    ],
  },
  {
    from: ["active-delivery", "in_transit"],
    send: "deliver",
    by: "seller",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by seller: Delivered",
      "notify buyer order: confirmed the delivery",
    ],
  },
  {
    from: ["active-pickup"],
    send: "pick-up",
    by: "buyer",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by buyer: Picked up",
      "notify seller order: confirmed the pickup",
    ],
  },
  {
    from: ["active-pickup"],
    send: "pick-up",
    by: "seller",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by seller: Picked up",
      "notify buyer order: confirmed the pickup",
    ],
  },
  {
    from: ["active-delivery", "in_transit", "active-pickup"],
    send: "auto-complete",
    by: "time",
    to: "completed",
    effects: [...completion, "write-message update by nobody: Completed: nobody reported a problem"],
  },
  {
    from: ["scheduling", "active-pickup"],
    send: "complete-off",
    by: "buyer",
    to: "unchanged",
    effects: [
      "write-message update by buyer: Asked to complete this outside Heirloop",
      "notify seller order: asks to complete outside Heirloop",
    ],
  },
  {
    from: ["scheduling", "active-pickup"],
    send: "complete-off",
    by: "seller",
    to: "unchanged",
    effects: [
      "write-message update by seller: Asked to complete this outside Heirloop",
      "notify buyer order: asks to complete outside Heirloop",
    ],
  },
  {
    from: ["scheduling", "active-pickup"],
    send: "complete-off",
    by: "seller",
    in: "asked",
    to: "completed-off-heirloop",
    effects: [
      "return-payment",
      "clear-deadline",
      "write-message update by seller: Both sides completed this outside Heirloop",
      "notify buyer order: agreed to complete outside Heirloop",
    ],
  },
  {
    from: [
      "requested",
      "scheduling",
      "active-delivery",
      "looking_for_carrier",
      "awaiting_shipping",
      "active-pickup",
    ],
    send: "cancel",
    by: "buyer",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by buyer: The order was canceled",
      "notify seller order: canceled the order",
    ],
  },
  {
    from: ["scheduling", "active-delivery", "looking_for_carrier", "awaiting_shipping", "active-pickup"],
    send: "cancel",
    by: "seller",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by seller: The order was canceled",
      "notify buyer order: canceled the order",
    ],
  },
  {
    from: ["offer-sent"],
    send: "remove",
    by: "admin",
    to: "deleted",
    effects: [
      "notify buyer order: Heirloop removed your offer",
      "notify seller order: Heirloop removed an offer to you",
      ...offerEnd,
      "close-offer-message removed",
      "write-message offer-deleted by nobody: Heirloop removed this offer",
    ],
  },
  {
    from: [
      "requested",
      "scheduling",
      "active-delivery",
      "looking_for_carrier",
      "awaiting_shipping",
      "in_transit",
      "active-pickup",
    ],
    send: "remove",
    by: "admin",
    to: "deleted",
    effects: [
      ...fallThrough,
      "write-message update by nobody: Heirloop removed this order",
      "notify buyer order: Heirloop removed this order",
      "notify seller order: Heirloop removed this order",
    ],
  },
];

function inWords(effect: OrderEffect): string {
  switch (effect.type) {
    case "reserve-stock":
      return `reserve-stock for ${(Date.parse(effect.until) - Date.parse(now)) / 3_600_000} h`;
    case "set-deadline":
      return `set-deadline ${effect.event} in ${(Date.parse(effect.at) - Date.parse(now)) / 3_600_000} h`;
    case "write-message":
      return `write-message ${effect.kind} by ${effect.by ?? "nobody"}: ${effect.text}`;
    case "close-offer-message":
      return `close-offer-message ${effect.status}`;
    case "notify":
      return `notify ${effect.side} ${effect.kind}: ${effect.text}`;
    default:
      return effect.type;
  }
}

const eventOf = (type: SentOrderEvent["type"], by: OrderActor): SentOrderEvent => {
  const found = everyEvent.find((event) => event.type === type && event.by === by);
  if (found === undefined) throw new Error(`No event ${type} by ${by}.`);
  return found;
};

const cases = table.flatMap(({ from, in: variant = "as it is", ...row }) =>
  from.map((status) => ({ status, variant, ...row })),
);

test.each(cases)(
  "$status: $send by $by ($variant) → $to with its effects",
  ({ status, variant, send, by, to, effects }) => {
    const moved = moveOrder({ status, context: variants[variant] }, eventOf(send, by));
    expect(moved.ok && { to: moved.order.status, effects: moved.effects.map(inWords) }).toEqual({
      to: to === "unchanged" ? status : to,
      effects,
    });
  },
);

test("authorizes the payment and holds the pieces for an order at the asking price", () => {
  const { order, effects } = placeOrder({ ...anyOrder, offer: null }, now);
  expect([order.status, ...effects.map(inWords)]).toEqual([
    "requested",
    "authorize-payment",
    "reserve-stock for 72 h",
    "remove-from-cart",
    "set-deadline expire in 72 h",
    "write-message update by buyer: The order was placed; the seller's answer is awaited",
    "notify seller order: ordered from you",
  ]);
});

test("charges nothing, holds nothing and keeps the cart for an offer", () => {
  const { order, effects } = placeOrder(anyOrder, now);
  expect([order.status, ...effects.map(inWords)]).toEqual([
    "offer-sent",
    "set-deadline expire in 48 h",
    "write-message offer-sent by buyer: Offer: $800",
    "notify seller offer: sent an offer of $800",
  ]);
  expect(order.context).toEqual(anyOrder);
});

test("has every event that an order accepts in the table", () => {
  const listed = new Set(cases.map(({ status, send, by }) => `${status} ${send} ${by}`));
  const accepted = orderStatuses.flatMap((status) =>
    everyEvent.flatMap((event) =>
      Object.values(variants).some((context) => moveOrder({ status, context }, event).ok)
        ? [`${status} ${event.type} ${event.by}`]
        : [],
    ),
  );
  expect(accepted.filter((one) => !listed.has(one))).toEqual([]);
});
