import type { OrderStatus, PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";

type Selectable = { status: OrderStatus; offer: object | null; approved: boolean };
type Rule = PurchaseSelection | ((order: Selectable) => PurchaseSelection);

/** Tab of the purchases page that a chat links to, by the order's status (docs/product.md §4). A new status does not compile without a row. */
const selectionOfStatus: Record<OrderStatus, Rule> = {
  requested: "openPurchases",
  scheduling: "openPurchases",
  "active-delivery": "openPurchases",
  looking_for_carrier: "openPurchases",
  awaiting_shipping: "openPurchases",
  in_transit: "openPurchases",
  "active-pickup": "openPurchases",
  cancelled: "closedPurchases",
  canceled: "closedPurchases",
  expired: "closedPurchases",
  deleted: ({ offer, approved }) => (offer === null || approved ? "closedPurchases" : "closedOffers"),
  "offer-sent": ({ offer }) => (offer === null ? "closedOffers" : "openOffers"),
  completed: "closedOffers",
  "completed-off-heirloop": "closedOffers",
};

export function purchasesSelection(order: Selectable): PurchaseSelection {
  const rule = selectionOfStatus[order.status];
  return typeof rule === "string" ? rule : rule(order);
}

/**
 * Tab whose list really holds the order. It differs from `purchasesSelection` where that sends completed orders to closedOffers: the
 * lists keep completed orders with the closed purchases, and offers that ended without a sale with the closed offers.
 */
export function purchasesTab(order: Selectable): PurchaseSelection {
  if (order.status === "completed" || order.status === "completed-off-heirloop") return "closedPurchases";
  if (order.status === "expired" && order.offer !== null && !order.approved) return "closedOffers";
  return purchasesSelection(order);
}

const saleTabs: Record<PurchaseSelection, SaleSelection> = {
  openPurchases: "openSales",
  closedPurchases: "closedSales",
  openOffers: "openOffers",
  closedOffers: "closedOffers",
};

/** The same for the seller's side. */
export function salesTab(order: Selectable): SaleSelection {
  return saleTabs[purchasesTab(order)];
}
