import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { serve, type Route } from "../../http/route.ts";
import { listOrdersToDecide } from "../order/order-list.queries.ts";
import { listOpenDisputes } from "../payment/dispute.queries.ts";
import { presentSide } from "../user/user.presenter.ts";
import { type FullOrder, loadFullOrders } from "./full-order.queries.ts";

const maxListed = 200;

const presentSummary = ({ pieces, buyer, seller }: FullOrder) => ({
  pieces: pieces.map(({ listing }) => listing.title),
  buyer: presentSide(buyer),
  seller: presentSide(seller),
});

/** The orders that wait for an admin: those that a bank asks about, and those that the sides cannot settle. */
export const adminOrderRoutes: readonly Route[] = [
  serve(adminEndpoints.disputedPayments, async ({ db }) => {
    const disputes = await listOpenDisputes(db, maxListed);
    const orders = await loadFullOrders(
      db,
      disputes.map(({ orderId }) => orderId),
    );
    const orderOf = new Map(orders.map((full) => [full.order.id, full]));
    return {
      disputes: disputes.flatMap(({ id, orderId, amount, openedAt }) => {
        const full = orderOf.get(orderId);
        if (full === undefined) return [];
        return { _id: id, order: orderId, ...presentSummary(full), amount, since: openedAt.toISOString() };
      }),
    };
  }),
  serve(adminEndpoints.blockedOrders, async ({ db }) => {
    const orders = await loadFullOrders(db, await listOrdersToDecide(db, maxListed));
    return {
      orders: orders.map((full) => {
        const { id, status, total, createdAt, noShow } = full.order;
        return {
          _id: id,
          status,
          total,
          ...presentSummary(full),
          date: createdAt.toISOString(),
          ...(noShow?.contested === true ? { noShowBy: noShow.by } : {}),
        };
      }),
    };
  }),
];
