import { openStatuses, type OrderStatus } from "@heirloop/contract/order/order-status";

/**
 * Orders that count as a purchase (docs/product.md §5). An offer is not one yet; an order that was declined, canceled, removed or left to
 * expire is not one any more.
 */
export const purchaseStatuses: readonly OrderStatus[] = [
  ...openStatuses,
  "completed",
  "completed-off-heirloop",
];

export const isPurchase = (status: OrderStatus): boolean => purchaseStatuses.includes(status);

/** A code that was redeemed at a checkout can be used again once none of that checkout's orders is a purchase. */
export const isPromoCodeReturned = (checkoutOrders: readonly OrderStatus[]): boolean =>
  !checkoutOrders.some(isPurchase);
