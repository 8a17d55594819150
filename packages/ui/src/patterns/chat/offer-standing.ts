import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import type { OfferStatus } from "@heirloop/contract/order/order.schema";

/** `void`: another price, or another order, came after it. */
export type OfferStanding = OfferStatus | "void";

const isOpen = (status: OfferStatus): boolean => status === "pending" || status === "counteroffer";

/**
 * How an offer in a conversation stands by now; its message says only how it was sent. What is on the table is the latest one of an
 * order that is still bargained about; of one that is not, the order knows what became of it.
 */
export function offerStanding(
  sent: Pick<NonNullable<Message["offer"]>, "status">,
  isLatest: boolean,
  order: Chat["order"],
): OfferStanding {
  if (!isOpen(sent.status)) return sent.status;
  if (!isLatest || !order?.offer) return "void";
  if (order.status === "offer-sent") return sent.status;
  return isOpen(order.offer.status) ? "void" : order.offer.status;
}
