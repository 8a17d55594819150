import type { Side } from "@heirloop/contract/user/user.schema";

type Sides = Readonly<{ buyerId: string; sellerId: string }>;

/** Which side of an order or chat a user is; null for a stranger. */
export function sideOf({ buyerId, sellerId }: Sides, userId: string): Side | null {
  if (userId === buyerId) return "buyer";
  return userId === sellerId ? "seller" : null;
}

/** Orders are visible to their two sides and to admins; null for a stranger (docs/product.md §6). */
export const orderViewer = (order: Sides, { id, admin }: { id: string; admin: boolean }) =>
  sideOf(order, id) ?? (admin ? "admin" : null);
