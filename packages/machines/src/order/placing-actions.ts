import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { requestEffect, deadlineIn, notify, writeMessage } from "./order-actions.ts";
import { later } from "@heirloop/contract/order/time-window";

/** The checkout has authorized the payment. Holds the pieces until the seller responds. */
export const requestOrder = [
  { type: "setPayment" as const, params: { status: "authorized" as const } },
  requestEffect(({ event: { now } }) => ({
    type: "reserve-stock",
    until: later(now, constants.requestExpiry),
  })),
  requestEffect({ type: "remove-from-cart" as const }),
  deadlineIn("expire", constants.requestExpiry),
  writeMessage("The order was placed and waits for the seller’s approval"),
  notify("seller", "order", "ordered from you"),
];
/** An offer charges nothing, holds nothing and keeps the cart. */
export const makeOffer = [
  deadlineIn("expire", constants.offerExpiry),
  requestEffect(({ context }) => ({
    type: "write-message",
    kind: "offer-sent",
    text: `Offer: ${formatCents(context.offer?.amount ?? 0)}`,
    by: "buyer",
  })),
  requestEffect(({ context }) => ({
    type: "notify",
    side: "seller",
    kind: "offer",
    text: `sent an offer of ${formatCents(context.offer?.amount ?? 0)}`,
  })),
];
