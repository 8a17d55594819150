import { handoverOfStatus, type OrderStage, stageOfStatus } from "@heirloop/contract/order/order-status";
import type { Order, OrderType } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

export const handoverTitles: Readonly<Record<OrderType, string>> = {
  pickup: "Pickup details",
  delivery: "Delivery details",
};

/** Which version of the block about the handover an order shows. */
export type HandoverState = "hidden" | "before" | "agreed";

const stages: Readonly<Record<OrderStage, HandoverState>> = {
  offer: "hidden",
  open: "before",
  completed: "hidden",
  ended: "hidden",
};

export const getHandoverState = ({ status }: Pick<Order, "status">): HandoverState =>
  handoverOfStatus[status] === null ? stages[stageOfStatus[status]] : "agreed";

/** What is missing before a time is agreed on, and when it appears. */
export const beforeAgreement: Readonly<Record<OrderType, Readonly<Record<Side, string>>>> = {
  pickup: {
    buyer: "You’ll see the address and the seller’s phone number here once you agree on a time.",
    seller: "You’ll see the buyer’s phone number here once you agree on a time.",
  },
  delivery: {
    buyer: "The seller sees your address and phone number once you agree on a time.",
    seller: "You’ll see the buyer’s address and phone number here once you agree on a time.",
  },
};

/** To a seller, about their own entries. */
export const pickupShownLater =
  "The buyer sees this once you agree on a time, and you’ll see their phone number here.";
export const pickupShownNow = "The buyer sees this, and we email them when you change it.";

/** The next step of a seller who has not entered the pickup details. */
export const pickupMissingStep = "Enter where the buyer picks it up. Then propose a time, or accept one.";
/** Orders from before sellers were asked for it. */
export const pickupUnknown = "The seller has not entered the address yet. Ask for it in your chat.";
/** To a buyer whose seller has pickup hours, and none of them free. */
export const noFreeTimes =
  "The seller has no free pickup times in the next three weeks. Ask in your chat; the seller can propose another time.";
