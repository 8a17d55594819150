import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { statusRules } from "../order/order-status-rules.ts";

/**
 * Whether an order counts as a purchase (docs/product.md §5). An open offer does not, nor does an order that
 * was declined, canceled, removed or expired.
 */
export const isPurchase = (status: OrderStatus): boolean => statusRules[status].isPurchase;

export const purchaseStatuses: readonly OrderStatus[] = orderStatuses.filter(isPurchase);

/** A promo code can be used again once none of its checkout's orders is a purchase. */
export const isPromoCodeReturned = (checkoutOrders: readonly OrderStatus[]): boolean =>
  !checkoutOrders.some(isPurchase);
