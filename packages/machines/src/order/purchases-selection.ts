import {
  isOfferStage,
  type OrderStatus,
  type PurchaseSelection,
  type SaleSelection,
} from "@heirloop/contract/order/order-status";
import { statusRules } from "./order-status-rules.ts";

type Selectable = { status: OrderStatus; offer: object | null; approved: boolean };

/** An order with an offer counts as an offer until it is approved. */
const kindOf = ({ status, offer, approved }: Selectable): "purchase" | "offer" =>
  offer !== null && (!approved || isOfferStage(status)) ? "offer" : "purchase";

/** The tab of the purchases page that a chat links to, by the order's status (docs/product.md §4). */
export const purchasesSelection = (order: Selectable): PurchaseSelection =>
  statusRules[order.status].chatLink[kindOf(order)];

/**
 * The tab whose list contains the order. It differs from `purchasesSelection`, which sends completed orders
 * to closedOffers: the lists have completed orders with the closed purchases, and offers that ended without a
 * sale with the closed offers.
 */
export const purchasesTab = (order: Selectable): PurchaseSelection =>
  statusRules[order.status].tab[kindOf(order)];

const saleTabs: Record<PurchaseSelection, SaleSelection> = {
  openPurchases: "openSales",
  closedPurchases: "closedSales",
  openOffers: "openOffers",
  closedOffers: "closedOffers",
};

/** The same for the seller's side. */
export const salesTab = (order: Selectable): SaleSelection => saleTabs[purchasesTab(order)];
