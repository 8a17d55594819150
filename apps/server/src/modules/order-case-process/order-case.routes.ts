import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderCaseEvent } from "@heirloop/contract/order-case/order-case.events";
import { orderCaseEndpoints } from "@heirloop/contract/order-case/order-case.endpoints";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { serve, serveInSteps, type Route } from "../../http/route.ts";
import type { Db } from "../../platform/database/database.ts";
import { readInSnapshot, transaction } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import type { Module } from "../module.ts";
import { presentCase } from "../order-case/order-case.presenter.ts";
import {
  findCaseOfOrder,
  findCaseOfRefund,
  listEntries,
  listOpenCases,
} from "../order-case/order-case.queries.ts";
import { loadFullOrders } from "../order-process/full-order.queries.ts";
import { findOrderTimeZone } from "../order-process/order-time-zone.ts";
import { listPendingOf } from "../order-process/order-payment.ts";
import { viewerOf } from "../order/order.policy.ts";
import { findOrder } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { changeIntent, findIntent } from "../payment/payment-intent.queries.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { getRefundable, getRefundables } from "../payment/payment.service.ts";
import { presentSide } from "../user/user.presenter.ts";
import { applyCaseEvent, applyCaseRefund, reportProblem } from "./order-case.service.ts";
import { orderCaseSchedule } from "./order-case.schedule.ts";

const maxListed = 200;

async function requireOrder(db: Db, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (order === null) throw problem("not-found");
  return order;
}

const present = (db: Db, { pictures }: Deps, orderId: string, caller: Caller, now: Date) =>
  readInSnapshot(db, async (tx) => {
    const order = await requireOrder(tx, orderId);
    const side = viewerOf(order, caller);
    const row = await findCaseOfOrder(tx, orderId);
    if (row === null) throw problem("not-found");
    const left = Math.max(0, await getRefundable(tx, orderId));
    const disputed = await isDisputed(tx, orderId);
    const timeZone = await findOrderTimeZone(tx, order);
    return presentCase(row, await listEntries(tx, [row.id]), {
      side,
      left,
      disputed,
      timeZone,
      now,
      pictures,
    });
  });

/** Records an admin's decision under the buyer's account. */
async function auditDecision(
  tx: Db,
  deps: Deps,
  {
    adminId,
    order,
    event,
    requestId,
  }: { adminId: string; order: OrderRow; event: OrderCaseEvent & { type: "decide" }; requestId: string },
): Promise<void> {
  const amount = event.amount === undefined ? "" : ` of ${formatCents(event.amount)}`;
  await insertAuditEntry(tx, {
    id: deps.newId(),
    adminId,
    accountId: order.buyerId,
    action: "case-decide",
    detail: `${event.solution}${amount} for order ${order.id}: ${event.message}`,
    requestId,
    at: deps.now(),
  });
}

const listCases = (db: Db, { pictures }: Deps, now: Date) =>
  readInSnapshot(db, async (tx) => {
    const rows = await listOpenCases(tx, maxListed);
    const entries = await listEntries(
      tx,
      rows.map(({ id }) => id),
    );
    const orderIds = rows.map(({ orderId }) => orderId);
    const orders = new Map((await loadFullOrders(tx, orderIds)).map((full) => [full.order.id, full]));
    const refundable = await getRefundables(tx, orderIds);
    const cases = rows.flatMap((row) => {
      const full = orders.get(row.orderId);
      if (full === undefined) return [];
      const own = entries.filter(({ caseId }) => caseId === row.id);
      const left = Math.max(0, refundable.get(row.orderId) ?? 0);
      return {
        // The list offers no actions, so neither the bank's questions about the payment nor times matter here.
        case: presentCase(row, own, { side: "admin", left, disputed: false, timeZone: null, now, pictures }),
        pieces: full.pieces.map(({ listing }) => listing.title),
        total: full.order.total,
        buyer: presentSide(full.buyer),
        seller: presentSide(full.seller),
      };
    });
    return { cases };
  });

function routes(deps: Deps): readonly Route[] {
  return [
    serve(orderCaseEndpoints.get, ({ params, caller, db, now }) =>
      present(db, deps, params.orderId, caller, now),
    ),
    serve(orderCaseEndpoints.open, async ({ params: { orderId }, body, caller, db, now }) => {
      if (viewerOf(await requireOrder(db, orderId), caller) !== "buyer") throw problem("permission-denied");
      denyDuringImpersonation(caller);
      await transaction(db, (tx) => reportProblem(tx, deps, orderId, caller.userId, body));
      return present(db, deps, orderId, caller, now);
    }),
    serveInSteps(
      orderCaseEndpoints.send,
      z.object({ intentIds: z.array(z.string()) }),
      async ({ params: { orderId }, body, caller, db, request }) => {
        const order = await requireOrder(db, orderId);
        const by = viewerOf(order, caller);
        denyDuringImpersonation(caller);
        await transaction(db, async (tx) => {
          await applyCaseEvent(tx, deps, orderId, body, { by, userId: caller.userId });
          if (body.type === "decide") {
            const decision = { adminId: caller.userId, order, event: body, requestId: request.id };
            await auditDecision(tx, deps, decision);
          }
        });
        return { intentIds: await listPendingOf(db, orderId) };
      },
      async ({ params: { orderId }, caller, now }, { intentIds }) => {
        if (intentIds.length > 0) await runIntentsAtOnce(deps, intentIds);
        return present(deps.db, deps, orderId, caller, now);
      },
    ),
    serve(orderCaseEndpoints.list, ({ db, now }) => listCases(db, deps, now)),
  ];
}

/** Takes the case on whose refund has an outcome. The order has posted it before (`registry.ts`). */
async function settle(tx: Db, deps: Deps, intentId: string): Promise<void> {
  const found = await findCaseOfRefund(tx, intentId);
  const intent = found && (await findIntent(tx, intentId));
  if (found === null || intent === null || intent.state === "pending") return;
  const { amount, state } = intent;
  // The case asks an admin to decide again, so its refund is not to be sent again beside it.
  if (state === "failed" && found.status === "refunding")
    await changeIntent(tx, intentId, { settledAt: deps.now() });
  await applyCaseRefund(tx, deps, { orderId: found.orderId, amount, succeeded: state === "succeeded" });
}

export const orderCase: Module = {
  routes,
  jobs: orderCaseSchedule,
  events: (deps) => ({ "payment.settled": (tx, { intentId }) => settle(tx, deps, intentId) }),
};
