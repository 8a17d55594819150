import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { agreedTime, anyOrder, otherTimes, pickupDetails } from "./order.fixture.ts";
import type { OrderContext } from "./order-context.ts";

/** The orders that the events are sent to. */
export const variants = {
  "as it is": anyOrder,
  pickup: { ...anyOrder, type: "pickup", pickup: pickupDetails },
  "other hub": { ...anyOrder, buyerHub: "NY" },
  repriced: { ...anyOrder, askingPrice: 70_000 },
  "completion requested": { ...anyOrder, completeOffAskedBy: "buyer" },
  agreed: { ...anyOrder, agreed: agreedTime },
  "buyer reschedules": {
    ...anyOrder,
    agreed: agreedTime,
    reschedule: { ...otherTimes.buyer, by: "buyer" },
  },
  "seller reschedules": {
    ...anyOrder,
    agreed: agreedTime,
    reschedule: { ...otherTimes.seller, by: "seller" },
  },
  /** The window ends at noon on the Pacific coast, ten hours after the events. */
  "on the day": { ...anyOrder, agreed: { date: "2026-11-21", window: "morning" } },
  "time over": { ...anyOrder, agreed: { date: "2026-11-20", window: "morning" } },
  "no-show by buyer": { ...anyOrder, agreed: agreedTime, noShow: { by: "seller", contested: false } },
  "no-show by seller": { ...anyOrder, agreed: agreedTime, noShow: { by: "buyer", contested: false } },
  contested: { ...anyOrder, agreed: agreedTime, noShow: { by: "buyer", contested: true } },
  pending: { ...anyOrder, payment: "pending" },
  declined: { ...anyOrder, payment: "failed" },
} satisfies Record<string, OrderContext>;
type Variant = keyof typeof variants;

export type MoveRow = {
  from: readonly OrderStatus[];
  send: SentOrderEvent["type"];
  by: OrderActor;
  in?: Variant;
  to: OrderStatus | "unchanged";
  effects: readonly string[];
};

/** The effects of the end of an order without a sale. */
export const fallThrough = ["return-payment", "release-stock", "return-promo-code", "clear-deadline"];
export const offerEnd = ["return-payment", "return-promo-code", "clear-deadline"];
export const completion = ["clear-deadline", "schedule-payout", "ask-for-reviews"];
