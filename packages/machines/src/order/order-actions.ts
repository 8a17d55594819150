import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import { isSide, otherSide, type SentOrderEvent } from "./order-event.ts";
import { autoCompletion, later, shippingLapse } from "@heirloop/contract/order/time-window";

export type ActionArgs = { context: OrderContext; event: SentOrderEvent };

export const sideOf = ({ event }: ActionArgs): Side | null => (isSide(event.by) ? event.by : null);

type Params = OrderEffect | ((args: ActionArgs) => OrderEffect | null);
export const requestEffect = (params: Params) => ({ type: "requestEffect" as const, params });
export const writeMessage = (text: string) =>
  requestEffect((args) => ({ type: "write-message", kind: "update", text, by: sideOf(args) }));
export const notify = (side: Side, kind: NotificationType, text: string) =>
  requestEffect({ type: "notify", side, kind, text });
/** Notifies the side that did not act, or the buyer when neither side did. */
export const notifyOtherSide = (kind: NotificationType, text: string) =>
  requestEffect((args) => ({ type: "notify", side: otherSide(sideOf(args) ?? "seller"), kind, text }));
export const deadlineIn = (event: "expire" | "lapse", milliseconds: number) =>
  requestEffect(({ event: { now } }) => ({ type: "set-deadline", event, at: later(now, milliseconds) }));
export const completeAutomatically = requestEffect(({ context, event }) => ({
  type: "set-deadline",
  event: "auto-complete",
  at: autoCompletion(context.agreed, context.timeZone, event.now),
}));
/** The carrier gets the piece soon after the agreed time, or the buyer gets the money back. */
export const lapseUnlessShipped = requestEffect(({ context, event }) => ({
  type: "set-deadline",
  event: "lapse",
  at: shippingLapse(context.agreed, context.timeZone, event.now),
}));

/** The payment gateway is asked, and its answer is the next event. */
export const awaitPayment = (effect: "charge-payment" | "capture-payment") => [
  { type: "setPayment" as const, params: { status: "pending" as const } },
  requestEffect({ type: effect }),
];
export const recordPayment = [
  { type: "setPayment" as const, params: { status: "captured" as const } },
  requestEffect({ type: "record-payment" }),
];
export const paymentFailed = { type: "setPayment" as const, params: { status: "failed" as const } };

export const returnMoney = requestEffect({ type: "return-payment" });
export const releaseStock = requestEffect({ type: "release-stock" });
export const returnPromoCode = requestEffect({ type: "return-promo-code" });
export const clearDeadline = requestEffect({ type: "clear-deadline" });
/** The piece has changed hands: the seller is paid later, and both sides review. */
export const completed = [
  clearDeadline,
  requestEffect({ type: "schedule-payout" as const }),
  requestEffect({ type: "ask-for-reviews" as const }),
];
export const ended = [returnMoney, releaseStock, returnPromoCode, clearDeadline];
