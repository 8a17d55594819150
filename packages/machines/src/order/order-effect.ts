import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** What the world has to do when an order moves; the server carries out all of a move's effects in one transaction. */
export type OrderEffect =
  /** A request: set the money aside until the seller answers. */
  | { type: "authorize-payment" }
  /** An accepted offer: take the amount from the card that was kept. */
  | { type: "charge-payment" }
  /** An approved request: take what was authorised. */
  | { type: "capture-payment" }
  /** Forget the card, void what was authorised or pay back what was taken, whichever applies. */
  | { type: "return-payment" }
  /** Hold the pieces for the buyer until that instant (ISO). */
  | { type: "reserve-stock"; until: string }
  /** What is ordered leaves the buyer's cart. */
  | { type: "remove-from-cart" }
  | { type: "mark-sold" }
  | { type: "release-stock" }
  /** Nothing was bought in the end: the promo code can be used again (docs/product.md §5). */
  | { type: "return-promo-code" }
  | { type: "set-deadline"; event: Deadline["event"]; at: string }
  | { type: "clear-deadline" }
  | { type: "write-message"; kind: "offer-sent" | "update" | "offer-deleted"; text: string; by: Side | null }
  /** The message of the offer that was open until now: it stays in the conversation and says what became of it. */
  | { type: "close-offer-message"; status: Exclude<MessageOfferStatus, "pending" | "counteroffer"> }
  | { type: "notify"; side: Side; kind: NotificationType; text: string }
  | { type: "schedule-payout" }
  | { type: "ask-for-reviews" };
