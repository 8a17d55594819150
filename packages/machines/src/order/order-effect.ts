import type { MessageType } from "@heirloop/contract/chat/chat.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** The messages that an order writes, and whether they show its offer. */
export const showsOffer = {
  "offer-sent": true,
  update: false,
  "offer-deleted": true,
} as const satisfies Partial<Record<MessageType, boolean>>;

/** Side effects of an order's transition; the server runs all of them in one transaction. */
export type OrderEffect =
  /** An accepted offer: ask the payment gateway to charge the card. */
  | { type: "charge-payment" }
  /** An approved request: ask the payment gateway to capture the authorized payment. */
  | { type: "capture-payment" }
  /** The payment gateway has the money: post it. */
  | { type: "record-payment" }
  /** Detach the card, void the authorization or refund the payment, whichever applies. */
  | { type: "return-payment" }
  /** Hold the pieces for the buyer until that instant (ISO). */
  | { type: "reserve-stock"; until: string }
  /** Remove the ordered pieces from the buyer's cart. */
  | { type: "remove-from-cart" }
  | { type: "mark-sold" }
  | { type: "release-stock" }
  /** The purchase fell through: the promo code can be used again (docs/product.md §5). */
  | { type: "return-promo-code" }
  | { type: "set-deadline"; event: Deadline["event"]; at: string }
  | { type: "clear-deadline" }
  | { type: "write-message"; kind: keyof typeof showsOffer; text: string; by: Side | null }
  /** The message of the offer that was open until now stays in the conversation and shows its outcome. */
  | { type: "close-offer-message"; status: Exclude<MessageOfferStatus, "pending" | "counteroffer"> }
  | { type: "notify"; side: Side; kind: NotificationType; text: string }
  | { type: "schedule-payout" }
  | { type: "ask-for-reviews" };
