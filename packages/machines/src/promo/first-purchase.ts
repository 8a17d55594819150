import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { statusRules } from "../order/order-status-rules.ts";

/**
 * Whether an order counts as a purchase (docs/product.md §5). An offer is not one yet; an order that was declined, canceled, removed or
 * left to expire is not one any more.
 */
export const isPurchase = (status: OrderStatus): boolean => statusRules[status].isPurchase;

export const purchaseStatuses: readonly OrderStatus[] = orderStatuses.filter(isPurchase);

/** A code that was redeemed at a checkout can be used again once none of that checkout's orders is a purchase. */
export const isPromoCodeReturned = (checkoutOrders: readonly OrderStatus[]): boolean =>
  !checkoutOrders.some(isPurchase);
