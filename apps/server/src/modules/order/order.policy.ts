import type { Side } from "@heirloop/contract/user/user.schema";
import type { Caller } from "../../http/caller.ts";
import { chatEntry } from "@heirloop/machines/chat/chat-closed";
import { orderViewer } from "@heirloop/machines/order/order-viewer";
import { problem } from "../../platform/problem.ts";

type Sides = { buyerId: string; sellerId: string };

/** Only an order's two sides and admins can see it. Throws `permission-denied` (docs/product.md §6). */
export function viewerOf(order: Sides, caller: Caller): Side | "admin" {
  const viewer = orderViewer(order, { id: caller.userId, admin: caller.admin });
  if (viewer === null) throw problem("permission-denied");
  return viewer;
}

/** Only a chat's two sides can see it. */
export function chatSideOf(chat: Sides, userId: string): Side {
  const { buyerId: buyer, sellerId: seller } = chat;
  if (chatEntry({ buyer, seller }, userId) === "permission-denied") throw problem("permission-denied");
  return userId === buyer ? "buyer" : "seller";
}
