import { getConsignmentChatClosedReason } from "@heirloop/machines/chat/consignment-chat";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { consignmentActor } from "../consignment/consignment.policy.ts";
import { lockConsignment } from "../consignment/consignment.queries.ts";
import { requireUser } from "../user/require-user.ts";
import { findConsignmentChat, insertChat } from "./chat.queries.ts";
import type { ChatRow } from "./chat.table.ts";

/**
 * Returns the chat of a consignment's owner with the business that has accepted it, opening it if there is none
 * yet. Throws `not-found` and `consignment-taken` as for other calls about the consignment, and `chat-closed` with
 * the reason while they cannot write to each other.
 */
export async function openConsignmentChat(
  tx: Db,
  deps: Deps,
  { consignmentId, userId }: { consignmentId: string; userId: string },
): Promise<ChatRow> {
  // Locked, so that the business cannot release the piece between the check and the new chat.
  const consignment = await lockConsignment(tx, consignmentId);
  if (consignment === null) throw problem("not-found");
  await consignmentActor(tx, consignment, await requireUser(tx, userId));
  const closed = getConsignmentChatClosedReason({ status: consignment.status, isHeld: true });
  if (closed !== null) throw problem("chat-closed", { detail: closed });
  const { consignerId: buyerId, acceptedBy: sellerId } = consignment;
  if (sellerId === null) throw new Error(`No business has accepted the consignment ${consignmentId}.`);
  const known = await findConsignmentChat(tx, { consignmentId, sellerId });
  if (known !== null) return known;
  const now = deps.now();
  const chat: ChatRow = {
    id: deps.newId(),
    listingId: null,
    consignmentId,
    buyerId,
    sellerId,
    orderId: null,
    sellerAlias: deps.newId(),
    lastNumber: 0,
    lastAt: now,
    createdAt: now,
  };
  await insertChat(tx, chat);
  return chat;
}
