import * as z from "zod/mini";

/** Every status an order can have. `canceled` is the older spelling of `cancelled`: read everywhere, written by nothing. */
export const orderStatuses = [
  "offer-sent",
  "requested",
  "scheduling",
  "active-delivery",
  "looking_for_carrier",
  "awaiting_shipping",
  "in_transit",
  "active-pickup",
  "completed",
  "completed-off-heirloop",
  "cancelled",
  "canceled",
  "expired",
  "deleted",
] as const;
export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** No event leads out of these. */
export const endStatuses = [
  "completed",
  "completed-off-heirloop",
  "cancelled",
  "canceled",
  "expired",
  "deleted",
] as const satisfies readonly OrderStatus[];
export type EndStatus = (typeof endStatuses)[number];

/** A buyer and a seller are at work on it. */
export const openStatuses = [
  "requested",
  "scheduling",
  "active-delivery",
  "looking_for_carrier",
  "awaiting_shipping",
  "in_transit",
  "active-pickup",
] as const satisfies readonly OrderStatus[];

/** Tabs of the purchases page, and of the sales page. */
export const purchaseSelections = ["openPurchases", "closedPurchases", "openOffers", "closedOffers"] as const;
export const purchaseSelectionSchema = z.enum(purchaseSelections);
export type PurchaseSelection = z.infer<typeof purchaseSelectionSchema>;
export const saleSelections = ["openSales", "closedSales", "openOffers", "closedOffers"] as const;
export const saleSelectionSchema = z.enum(saleSelections);
export type SaleSelection = z.infer<typeof saleSelectionSchema>;
