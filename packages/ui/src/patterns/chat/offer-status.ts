import { isOfferStage } from "@heirloop/contract/order/order-status";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import { isOfferOpen, type OfferState, offerStateFor } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";

/** `superseded`: replaced by another price or another order. */
export type OfferStatusInChat = OfferState | "superseded";

/**
 * The current status of an offer in a conversation, for one side. Its message has the final status once it is
 * reloaded; until then the order knows, and only the latest offer can be open.
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
