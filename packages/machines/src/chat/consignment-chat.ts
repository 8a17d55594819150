import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import { getOrderChatClosedReason } from "./chat-closed.ts";

/** The statuses in which owner and shop can write to each other, as null (docs/decisions/0101). */
const closedByStatus: Readonly<Record<ConsignmentStatus, string | null>> = {
  submitted: "You can talk once a shop has accepted the piece.",
  available: "You can talk once a shop has accepted the piece.",
  accepted: null,
  collected: null,
  listed: null,
  sold: "The piece is sold.",
  returned: "The piece was given back to its owner.",
  withdrawn: "The owner withdrew the piece.",
  lapsed: "The piece was not collected in time.",
};

/**
 * Why owner and shop cannot write to each other about a consignment, for the user to read; null while they can.
 * `isHeld` is false in the chat with a shop that has released the piece.
 */
export function getConsignmentChatClosedReason({
  status,
  isHeld,
}: {
  status: ConsignmentStatus;
  isHeld: boolean;
}): string | null {
  return isHeld ? closedByStatus[status] : "The shop released the piece.";
}

/** Why a chat accepts no messages now, for the user to read; null while it accepts them. */
export const getChatClosedReason = (chat: Chat): string | null =>
  chat.subject === "consignment"
    ? getConsignmentChatClosedReason(chat.consignment)
    : getOrderChatClosedReason(chat.order, chat.contact);
