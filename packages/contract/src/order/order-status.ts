import * as z from "zod/mini";

/**
 * Every status of an order. `canceled` is an old spelling of `cancelled`: it is still read but no longer
 * written.
 */
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

/** The stage of an order: under negotiation, in progress, completed, or ended without a sale. */
export type OrderStage = "offer" | "open" | "completed" | "ended";

/**
 * A new status does not compile until it has a stage; what follows from it is in packages/machines,
 * `order-status-rules.ts`.
 */
export const stageOfStatus = {
  "offer-sent": "offer",
  requested: "open",
  scheduling: "open",
  "active-delivery": "open",
  looking_for_carrier: "open",
  awaiting_shipping: "open",
  in_transit: "open",
  "active-pickup": "open",
  completed: "completed",
  "completed-off-heirloop": "completed",
  cancelled: "ended",
  canceled: "ended",
  expired: "ended",
  deleted: "ended",
} as const satisfies Record<OrderStatus, OrderStage>;

/**
 * How the piece changes hands from the agreed time until the order ends: the two sides meet for a pickup or for a
 * delivery by the seller, or a carrier takes it. Null before and after. Who sees whose contact details follows from
 * it (`order-contact.ts`).
 */
export type Handover = "pickup" | "delivery" | "carrier";
export const handoverOfStatus: Readonly<Record<OrderStatus, Handover | null>> = {
  "offer-sent": null,
  requested: null,
  scheduling: null,
  "active-delivery": "delivery",
  looking_for_carrier: "carrier",
  awaiting_shipping: "carrier",
  in_transit: "carrier",
  "active-pickup": "pickup",
  completed: null,
  "completed-off-heirloop": null,
  cancelled: null,
  canceled: null,
  expired: null,
  deleted: null,
};

type StatusAt<Stage extends OrderStage> = {
  [Status in OrderStatus]: (typeof stageOfStatus)[Status] extends Stage ? Status : never;
}[OrderStatus];

/** Final statuses. */
export type EndStatus = StatusAt<"completed" | "ended">;
export const isEndStatus = (status: OrderStatus): status is EndStatus =>
  stageOfStatus[status] === "completed" || stageOfStatus[status] === "ended";
export const endStatuses: readonly EndStatus[] = orderStatuses.filter(isEndStatus);

/** The statuses of orders in progress. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => stageOfStatus[status] === "open",
);

/** Whether the two sides are still negotiating. */
export const isOfferStage = (status: OrderStatus): boolean => stageOfStatus[status] === "offer";

/** Tabs of the purchases page, and of the sales page. */
export const purchaseSelections = ["openPurchases", "closedPurchases", "openOffers", "closedOffers"] as const;
export const purchaseSelectionSchema = z.enum(purchaseSelections);
export type PurchaseSelection = z.infer<typeof purchaseSelectionSchema>;
export const saleSelections = ["openSales", "closedSales", "openOffers", "closedOffers"] as const;
export const saleSelectionSchema = z.enum(saleSelections);
export type SaleSelection = z.infer<typeof saleSelectionSchema>;
