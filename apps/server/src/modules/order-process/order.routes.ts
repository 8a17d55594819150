import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { isAllowedDuringImpersonation } from "@heirloop/machines/order/impersonation";
import { presentSide } from "../user/user.presenter.ts";
import { viewerOf } from "../order/order.policy.ts";
import { presentOrder } from "./order.presenter.ts";
import { findOrder, listOrdersOfBlocked, listOrderIds } from "../order/order.queries.ts";
import { type FullOrder, readFullOrders } from "./full-order.queries.ts";
import { orderSchedule } from "./order.schedule.ts";
import { offerEvents } from "./offer-events.ts";
import { driveOrder } from "./order.service.ts";

const mostListed = 200;

async function present(db: Db, orderId: string, caller: Caller, now: Date) {
  const [full] = await readFullOrders(db, [orderId]);
  if (full === undefined) throw problem("not-found");
  return presentOrder(full, { userId: caller.userId, side: viewerOf(full.order, caller), now });
}

/** The fields that a tab's rule reads. */
const selectable = ({ order }: FullOrder) => ({
  status: order.status,
  approved: order.approved,
  offer: order.offerAmount === null ? null : {},
});

/** Returns the statuses that can appear in a tab, so the database skips all others. */
function statusesOf<Tab>(
  tabOf: (order: { status: OrderStatus; offer: object | null; approved: boolean }) => Tab,
  tab: Tab,
): OrderStatus[] {
  return orderStatuses.filter((status) =>
    [null, {}].some((offer) => [true, false].some((approved) => tabOf({ status, offer, approved }) === tab)),
  );
}

function routes(deps: Deps): readonly Route[] {
  return [
    serve(orderEndpoints.get, ({ params, caller, db, now }) => present(db, params.orderId, caller, now)),
    serve(orderEndpoints.send, async ({ params, body, caller, db, now }) => {
      const order = await findOrder(db, params.orderId);
      if (order === null) throw problem("not-found");
      const viewer = viewerOf(order, caller);
      const by = body.type === "remove" && caller.admin ? "admin" : viewer;
      if (!isAllowedDuringImpersonation(body.type, by)) denyDuringImpersonation(caller);
      const refused = await driveOrder(db, deps, order.id, body, { by, userId: caller.userId });
      return refused ?? present(db, order.id, caller, now);
    }),
    serve(orderEndpoints.purchases, async ({ body, caller, db, now }) => {
      const ids = await listOrderIds(db, {
        column: "buyerId",
        userId: caller.userId,
        statuses: statusesOf(purchasesTab, body.type),
        limit: mostListed,
      });
      const orders = await readFullOrders(db, ids);
      return orders
        .filter((full) => purchasesTab(selectable(full)) === body.type)
        .map((full) => presentOrder(full, { userId: caller.userId, side: "buyer", now }));
    }),
    serve(orderEndpoints.sales, async ({ body, caller, db, now }) => {
      const ids = await listOrderIds(db, {
        column: "sellerId",
        userId: caller.userId,
        statuses: statusesOf(salesTab, body.type),
        limit: mostListed,
      });
      const orders = await readFullOrders(db, ids);
      return orders
        .filter((full) => salesTab(selectable(full)) === body.type)
        .map((full) => presentOrder(full, { userId: caller.userId, side: "seller", now }));
    }),
    serve(adminEndpoints.blockedOrders, async ({ db }) => {
      const orders = await readFullOrders(db, await listOrdersOfBlocked(db, 200));
      return {
        orders: orders.map(({ order: { id, status, total, createdAt }, pieces, buyer, seller }) => ({
          _id: id,
          status,
          total,
          pieces: pieces.map(({ listing }) => listing.title),
          buyer: presentSide(buyer),
          seller: presentSide(seller),
          date: createdAt.toISOString(),
        })),
      };
    }),
  ];
}

export const order: Module = { routes, jobs: orderSchedule, events: offerEvents };
