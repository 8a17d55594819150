import { statusRules } from "@heirloop/machines/order/order-status-rules";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { hasOpenCase } from "../order-case/order-case.queries.ts";
import { findOrder } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findDispute, isDisputed } from "../payment/dispute.queries.ts";
import { returnPayment } from "../payment/payment.service.ts";
import { notifyOfOrderMoney } from "./money-news.ts";
import { reverseOrder } from "./payout-reversal.service.ts";
import { sendPayout } from "./payout.jobs.ts";
import { lockOrderPayouts } from "./payout.queries.ts";
import { changePayout } from "./payout-updates.ts";

/**
 * Holds the payouts of a disputed order, and sends them on or reverses them once the bank has decided
 * (docs/product.md §4, Money). The publisher has locked the order.
 */
export async function applyDispute(tx: Db, deps: Deps, disputeId: string): Promise<void> {
  const dispute = await findDispute(tx, disputeId);
  const order = dispute && (await findOrder(tx, dispute.orderId));
  if (dispute === null || order === null) throw new Error(`The dispute ${disputeId} has no order.`);
  const { amount, state } = dispute;
  // Locked: a payout that is sent at this moment is seen as sent, or sees the dispute.
  await lockOrderPayouts(tx, order.id);
  const less =
    state === "lost"
      ? await reverseOrder(tx, deps, order, { amount, kind: "dispute", cause: dispute.id })
      : new Map<string, number>();
  if (state !== "open" && !(await isDisputed(tx, order.id))) await release(tx, deps, order);
  await notifyOfOrderMoney(tx, deps, order, { news: `dispute-${state}`, amount, less });
}

/** Sends on the held payouts of an order, unless a dispute or a case still holds them. The order is locked. */
export async function releasePayouts(tx: Db, deps: Deps, orderId: string): Promise<void> {
  const payouts = await lockOrderPayouts(tx, orderId);
  if ((await isDisputed(tx, orderId)) || (await hasOpenCase(tx, orderId))) return;
  for (const payout of payouts) {
    if (payout.status !== "held") continue;
    await changePayout(tx, deps, payout, { status: "waiting" });
    await deps.jobs.enqueue(tx, sendPayout, { payoutId: payout.id }, { runAt: payout.dueAt });
  }
}

/** Does what the dispute held back: the payouts, or the refund of an order that has ended meanwhile. */
async function release(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  await releasePayouts(tx, deps, order.id);
  if (statusRules[order.status].money === "returned") await returnPayment(tx, deps, order, { by: "system" });
}
