import { hiddenSellerName, isSellerHidden } from "@heirloop/machines/chat/chat-closed";
import type { partySchema, Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { UserRow } from "../user/user.table.ts";
import type { OrderRow } from "./order.table.ts";

type Bargained = Pick<OrderRow, "offerAmount" | "approved"> | null;

/** Presents a business in an offer chat before acceptance, under an id that is valid in that chat only. */
export function presentHiddenSeller(alias: string): z.input<typeof partySchema> {
  return { _id: alias, firstName: hiddenSellerName, slug: null, picture: null, isBusiness: true };
}

/** Whether the seller's identity is hidden from this viewer (docs/product.md §4, Chats). */
export function hidesSellerFrom(
  side: Side | "admin",
  order: Bargained,
  seller: Pick<UserRow, "isBusiness">,
): boolean {
  if (side !== "buyer" || order === null) return false;
  return isSellerHidden({ offer: order.offerAmount === null ? null : {}, approved: order.approved }, seller);
}
