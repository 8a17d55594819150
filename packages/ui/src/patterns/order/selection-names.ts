import type { PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";

/** The tabs of purchases and sales. */
export const selectionNames: Readonly<Record<PurchaseSelection | SaleSelection, string>> = {
  openPurchases: "Open purchases",
  closedPurchases: "Past purchases",
  openSales: "Open sales",
  closedSales: "Past sales",
  openOffers: "Open offers",
  closedOffers: "Past offers",
};
