import { isOfferStage } from "@heirloop/contract/order/order-status";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import { isOfferOpen, type OfferState, offerStateFor } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";

/** `superseded`: another price, or another order, came after it. */
export type OfferStatusInChat = OfferState | "superseded";

/**
 * How an offer in a conversation stands by now, for one side. Its message says how it ended once it is loaded again; until then the
 * order knows: what is on the table is the latest one of an order that is still negotiated.
 */
export function getOfferStatusInChat(
  sent: Pick<NonNullable<Message["offer"]>, "status">,
  isLatest: boolean,
  order: Chat["order"],
  side: Side,
): OfferStatusInChat {
  if (!isOfferOpen(sent.status)) return sent.status;
  if (!isLatest || !order?.offer) return "superseded";
  if (isOfferStage(order.status)) return offerStateFor(order.offer, side);
  return isOfferOpen(order.offer.status) ? "superseded" : order.offer.status;
}
