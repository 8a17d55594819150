import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** What the world has to do when an order moves; the server carries out all of a move's effects in one transaction. */
export type OrderEffect =
  /** An accepted offer: take the amount from the card that was kept. */
  | { type: "charge-payment" }
  /** An approved request: take what was authorised. */
  | { type: "capture-payment" }
  /** Forget the card, void what was authorised or pay back what was taken, whichever applies. */
  | { type: "return-payment" }
  | { type: "mark-sold" }
  | { type: "release-stock" }
  | { type: "set-deadline"; event: Deadline["event"]; at: string }
  | { type: "clear-deadline" }
  | { type: "write-message"; kind: "offer-sent" | "update" | "offer-deleted"; text: string; by: Side | null }
  | { type: "notify"; side: Side; kind: NotificationType; text: string }
  | { type: "schedule-payout" }
  | { type: "ask-for-reviews" };
