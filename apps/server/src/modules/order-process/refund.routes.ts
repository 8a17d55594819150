import { adminEndpoints, type paidOrderSchema } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getPaid } from "@heirloop/contract/money/ledger-reversal";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { serve, serveInSteps, type Route } from "../../http/route.ts";
import type { Db } from "../../platform/database/database.ts";
import { readInSnapshot, transaction } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import { findOrder } from "../order/order.queries.ts";
import { findIntent, sumPendingRefunds } from "../payment/payment-intent.queries.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { presentSide } from "../user/user.presenter.ts";
import { type FullOrder, loadFullOrders } from "./full-order.queries.ts";
import { startPartialRefund } from "./order-refund.service.ts";
import { listPaidOrderIds } from "./paid-order.queries.ts";

const maxListed = 50;

/** `pendingRefunds` in cents. */
function present(
  { order, pieces, buyer, seller, ledger, payment, disputedAt }: FullOrder,
  pendingRefunds: number,
): z.input<typeof paidOrderSchema> {
  const paid = payment?.status === "captured" ? getPaid(ledger.map(({ entry }) => entry)) : 0;
  return {
    _id: order.id,
    status: order.status,
    pieces: pieces.map(({ listing }) => listing.title),
    total: order.total,
    // A dispute that the buyer wins can return more than is left beside a refund in progress.
    refundable: Math.max(0, paid - pendingRefunds),
    refunding: pendingRefunds,
    disputed: disputedAt !== null,
    buyer: presentSide(buyer),
    seller: presentSide(seller),
    date: order.createdAt.toISOString(),
  };
}

const presentPaidOrders = (db: Db, orderIds: readonly string[]) =>
  readInSnapshot(db, async (tx) => {
    const pendingRefunds = await sumPendingRefunds(tx, orderIds);
    const orders = await loadFullOrders(tx, orderIds);
    return orders.map((full) => present(full, pendingRefunds.get(full.order.id) ?? 0));
  });

/** Paid orders and their refunds, for admins. */
export function refundRoutes(deps: Deps): readonly Route[] {
  return [
    serve(adminEndpoints.paidOrders, async ({ query: { keyword }, db }) => ({
      orders: await presentPaidOrders(db, await listPaidOrderIds(db, keyword, maxListed)),
    })),
    serveInSteps(
      adminEndpoints.refundOrder,
      z.object({ intentId: z.string() }),
      async ({ params: { orderId }, body: { amount, reason }, caller, db, request }) =>
        transaction(db, async (tx) => {
          const order = await findOrder(tx, orderId);
          if (order === null) throw problem("not-found");
          const key = deps.newId();
          const intentId = await startPartialRefund(tx, deps, { orderId, amount, key, reason });
          await insertAuditEntry(tx, {
            id: deps.newId(),
            adminId: caller.userId,
            accountId: order.buyerId,
            action: "order-refund",
            detail: `${formatCents(amount)} of order ${orderId}: ${reason}`,
            requestId: request.id,
            at: deps.now(),
          });
          return { intentId };
        }),
      async ({ params: { orderId } }, { intentId }) => {
        await runIntentsAtOnce(deps, [intentId]);
        const intent = await findIntent(deps.db, intentId);
        if (intent?.state === "failed")
          throw problem("state-conflict", {
            detail: `The refund was declined. ${intent.lastError ?? ""}`.trim(),
          });
        const [order] = await presentPaidOrders(deps.db, [orderId]);
        if (order === undefined) throw problem("not-found");
        return order;
      },
    ),
  ];
}
