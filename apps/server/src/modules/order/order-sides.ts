import { hiddenSellerName, isSellerHidden } from "@heirloop/machines/chat/chat-closed";
import type { partySchema, Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { UserRow } from "../user/user.table.ts";
import type { OrderRow } from "./order.table.ts";

type Bargained = Pick<OrderRow, "offerAmount" | "approved"> | null;

/** A business in an offer chat before acceptance: known by an id that holds for that chat alone. */
export function presentHiddenSeller(alias: string): z.input<typeof partySchema> {
  return { _id: alias, firstName: hiddenSellerName, slug: null, picture: null, isBusiness: true };
}

/** Whether this viewer is not to know who sells (docs/product.md §4, Chats). */
export function hidesSellerFrom(
  side: Side | "admin",
  order: Bargained,
  seller: Pick<UserRow, "isBusiness">,
): boolean {
  if (side !== "buyer" || order === null) return false;
  return isSellerHidden({ offer: order.offerAmount === null ? null : {}, approved: order.approved }, seller);
}
