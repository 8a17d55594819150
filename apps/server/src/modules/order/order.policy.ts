import type { Side } from "@heirloop/contract/user/user.schema";
import type { Caller } from "../../http/caller.ts";
import { chatEntry } from "@heirloop/machines/chat/chat-closed";
import { problem } from "../../platform/problem.ts";

type Sides = { buyerId: string; sellerId: string };

/** Which side of an order or chat somebody is; null for a stranger. */
export function sideOf({ buyerId, sellerId }: Sides, userId: string): Side | null {
  if (userId === buyerId) return "buyer";
  return userId === sellerId ? "seller" : null;
}

/** Orders are open to their two sides and to admins. Throws `permission-denied` (docs/product.md §6). */
export function viewerOf(order: Sides, caller: Caller): Side | "admin" {
  const side = sideOf(order, caller.userId) ?? (caller.admin ? "admin" : null);
  if (side === null) throw problem("permission-denied");
  return side;
}

/** Chats are open to their two sides only. */
export function chatSideOf(chat: Sides, userId: string): Side {
  const { buyerId: buyer, sellerId: seller } = chat;
  if (chatEntry({ buyer, seller }, userId) === "permission-denied") throw problem("permission-denied");
  return userId === buyer ? "buyer" : "seller";
}
