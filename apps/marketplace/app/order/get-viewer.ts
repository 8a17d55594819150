import type { Order } from "@heirloop/contract/order/order.schema";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { sideOf } from "@heirloop/machines/order/order-viewer";

/** The role in which a user sees an opened order. The server shows the orders of others to admins only. */
export const getViewer = ({ buyer, seller }: Pick<Order, "buyer" | "seller">, userId: string): CaseViewer =>
  sideOf({ buyerId: buyer._id, sellerId: seller._id }, userId) ?? "admin";
