import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { User } from "@heirloop/contract/user/user.schema";
import { purchasesTab, salesTab } from "../order/purchases-selection.ts";

export type LinkedOrder = Pick<Order, "_id" | "status" | "offer" | "approved"> & {
  buyer: Pick<Order["buyer"], "_id">;
};
export type Viewer = Pick<User, "_id" | "isBusiness">;

/** Shown for an `order=` parameter that matches no order. */
export const orderNotFoundText =
  "We could not find this order. Check the link, or choose the order from your purchases or sales.";

/**
 * Where an order is shown to one of its two sides (docs/product.md §2): the buyer's purchase or the seller's
 * sale. Consumers see their sales next to their purchases, businesses on a separate page. The tab is the one
 * that contains the order.
 */
export function orderPage(order: LinkedOrder, viewer: Viewer): string {
  if (order.buyer._id === viewer._id) return pageUrls.purchases(purchasesTab(order), order._id);
  return viewer.isBusiness
    ? pageUrls.sales(salesTab(order), order._id)
    : pageUrls.purchases(salesTab(order), order._id);
}
