import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type Discount, discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import {
  type PurchaseSelection,
  purchaseSelections,
  type SaleSelection,
  saleSelections,
} from "@heirloop/contract/order/order-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { orderNotFoundText } from "@heirloop/machines/order-deep-link/order-page";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import { isPurchase } from "@heirloop/machines/promo/first-purchase";
import { returnedPromoCode } from "@heirloop/machines/promo/returned-promo-code";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { redirect, type RouterContextProvider } from "react-router";
import { loadable } from "../api/loadable.ts";
import { orNull } from "../api/or-null.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { getOrderErrorMessage } from "./order-error-message.ts";
import { getSide } from "./use-order-view.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** The server's order too. */
const newestFirst = (one: Order, other: Order): number =>
  other.date.localeCompare(one.date) || (one._id < other._id ? 1 : -1);

type OrderList = {
  orders: Loadable<Order[]>;
  /** The page continues after an earlier one. */
  isLater: boolean;
  /** The order after which the next page continues; null on the last page. */
  next: string | null;
};

type OpenedOrder = {
  opened: Loadable<Order> | null;
  /** Why the order in the URL is not shown; null when it is, or there is none. */
  refused: string | null;
};

/** The order in `order=`. */
async function openOrder({ request, context }: Served): Promise<OpenedOrder> {
  const name = new URL(request.url).searchParams.get("order");
  if (name === null) return { opened: null, refused: null };
  const parsedId = orderIdSchema.safeParse(name);
  if (!parsedId.success) return { opened: null, refused: orderNotFoundText };
  const call = serverApi(context).call(orderEndpoints.get, { params: { orderId: parsedId.data } });
  const refused = await call.then(() => null, getOrderErrorMessage);
  if (refused !== null) return { opened: null, refused };
  return { opened: await loadable(call, request, (order) => order), refused };
}

/**
 * The user's orders of a tab on these sides, newest first, a page at a time. `after` in the URL is the last order of
 * the page before.
 */
async function loadOrders(
  { request, context }: Served,
  selection: PurchaseSelection | SaleSelection,
  sides: readonly Side[],
): Promise<OrderList> {
  const api = serverApi(context);
  const purchase = sides.includes("buyer") && purchaseSelections.find((one) => one === selection);
  const sale = sides.includes("seller") && saleSelections.find((one) => one === selection);
  const after = orderIdSchema.safeParse(new URL(request.url).searchParams.get("after")).data;
  // One more than is shown tells whether there are others.
  const page = { after, limit: constants.ordersPerPage + 1 };
  const lists = Promise.all([
    purchase ? api.call(orderEndpoints.purchases, { body: { type: purchase, ...page } }) : [],
    sale ? api.call(orderEndpoints.sales, { body: { type: sale, ...page } }) : [],
  ]);
  const found = await loadable(lists, request, (read) => read.flat().toSorted(newestFirst));
  const isLater = after !== undefined;
  if (found.state !== "ready") return { orders: found, isLater, next: null };
  const orders = found.value.slice(0, constants.ordersPerPage);
  const next = found.value.length > orders.length ? (orders.at(-1)?._id ?? null) : null;
  return { orders: { state: "ready", value: orders }, isLater, next };
}

/** An opened order is shown instead of the list. */
const noOrders: OrderList = { orders: { state: "ready", value: [] }, isLater: false, next: null };

/** The tab in the URL: `selection`, or `tab` for short. */
function getRequestedTab({ request }: Served): string | null {
  const { searchParams } = new URL(request.url);
  return searchParams.get("selection") ?? searchParams.get("tab");
}

/**
 * The promo code that the buyer can use again since the order has ended; null for other orders, and after another
 * purchase. Failing to find out must not prevent the page.
 */
async function loadReturnedCode(
  { context }: Served,
  { status, breakdown }: Order,
  now: string,
): Promise<Discount | null> {
  if (breakdown.discount === 0 || isPurchase(status)) return null;
  const found = await orNull(serverApi(context).call(discountEndpoints.list));
  if (found === null) return null;
  const { discounts, hasBought } = found;
  return returnedPromoCode({ status, discount: breakdown.discount, hasBought, codes: discounts, now });
}

/** Data of /purchases. An order in the URL opens the tab that contains it, whatever tab the URL names. */
export async function loadPurchases(args: Served) {
  requireSignedIn(args);
  const [user, { opened, refused }] = await Promise.all([
    serverApi(args.context)
      .call(authEndpoints.me)
      .catch((error: unknown) => throwPageError(error, args.request)),
    openOrder(args),
  ]);
  const tab = getRequestedTab(args);
  const sold = opened?.state === "ready" && getSide(opened.value, user._id) !== "buyer";
  // Shops have their sales on /sales.
  if (sold && user.isBusiness) throw redirect(pageUrls.sales(undefined, opened.value._id));
  const selected = opened?.state === "ready" ? (sold ? salesTab : purchasesTab)(opened.value) : tab;
  const bought = purchaseSelections.find((one) => one === selected);
  const sale = saleSelections.find((one) => one === selected);
  if (sale && !bought && user.isBusiness) throw redirect(pageUrls.sales(sale));
  const selection = bought ?? sale ?? "openPurchases";
  const now = new Date().toISOString();
  const sides: readonly Side[] = user.isBusiness ? ["buyer"] : ["buyer", "seller"];
  const [list, promoCode] = await Promise.all([
    opened ? noOrders : loadOrders(args, selection, sides),
    opened?.state === "ready" && !sold ? loadReturnedCode(args, opened.value, now) : null,
  ]);
  return { opened, refused, selection, ...list, promoCode, now };
}

/** Data of /sales. */
export async function loadSales(args: Served) {
  requireSignedIn(args);
  const { opened, refused } = await openOrder(args);
  const tab = getRequestedTab(args);
  const selected = opened?.state === "ready" ? salesTab(opened.value) : tab;
  const selection = saleSelections.find((one) => one === selected) ?? "openSales";
  const list = opened ? noOrders : await loadOrders(args, selection, ["seller"]);
  return { opened, refused, selection, ...list, now: new Date().toISOString() };
}
