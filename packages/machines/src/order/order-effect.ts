import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Side effects of an order's transition; the server runs all of them in one transaction. */
export type OrderEffect =
  /** A request: authorize the payment until the seller responds. */
  | { type: "authorize-payment" }
  /** An accepted offer: charge the saved card. */
  | { type: "charge-payment" }
  /** An approved request: capture the authorized payment. */
  | { type: "capture-payment" }
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
  | { type: "write-message"; kind: "offer-sent" | "update" | "offer-deleted"; text: string; by: Side | null }
  /** The message of the offer that was open until now stays in the conversation and shows its outcome. */
  | { type: "close-offer-message"; status: Exclude<MessageOfferStatus, "pending" | "counteroffer"> }
  | { type: "notify"; side: Side; kind: NotificationType; text: string }
  | { type: "schedule-payout" }
  | { type: "ask-for-reviews" };
