import { chatEntry } from "@heirloop/machines/chat/chat-closed";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { checkContact } from "../blocked-people/person-block.service.ts";
import { findChatAbout, insertChat, setChatOrder } from "./chat.queries.ts";
import type { ChatRow } from "./chat.table.ts";

type About = { buyerId: string; sellerId: string; listingIds: readonly string[] };

function newChat(deps: Deps, { buyerId, sellerId, listingIds }: About, orderId: string | null): ChatRow {
  const [listingId] = listingIds;
  if (listingId === undefined) throw new Error("A chat is about a piece.");
  const now = deps.now();
  return {
    id: deps.newId(),
    listingId,
    consignmentId: null,
    buyerId,
    sellerId,
    orderId,
    sellerAlias: deps.newId(),
    lastNumber: 0,
    lastAt: now,
    createdAt: now,
  };
}

/**
 * Returns the chat for a new order: the inquiry about one of its pieces, an earlier order's chat about one,
 * or a new chat.
 */
export async function chatForOrder(tx: Db, deps: Deps, about: About, orderId: string): Promise<ChatRow> {
  const known = await findChatAbout(tx, about);
  if (known !== null) {
    await setChatOrder(tx, known.id, orderId);
    return { ...known, orderId };
  }
  const chat = newChat(deps, about, orderId);
  if (await insertChat(tx, chat)) return chat;
  // The buyer opened the inquiry concurrently, so it exists now.
  return chatForOrder(tx, deps, about, orderId);
}

/** Returns the chat with a piece's seller, opening it if there is none yet. Throws `not-accepting`. */
export async function openInquiry(
  tx: Db,
  deps: Deps,
  about: Omit<About, "listingIds"> & { listingId: string },
): Promise<ChatRow> {
  if (chatEntry({ buyer: about.buyerId, seller: about.sellerId }, about.buyerId) === "profile")
    throw problem("own-listing", { detail: "You cannot write to yourself." });
  const inquiry = { buyerId: about.buyerId, sellerId: about.sellerId, listingIds: [about.listingId] };
  const known = await findChatAbout(tx, inquiry);
  if (known !== null) return known;
  await checkContact(tx, about.buyerId, [about.sellerId], "closed");
  const chat = newChat(deps, inquiry, null);
  return (await insertChat(tx, chat)) ? chat : openInquiry(tx, deps, about);
}
