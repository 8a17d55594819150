import { isEndStatus } from "@heirloop/contract/order/order-status";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, type ProblemError } from "../../platform/problem.ts";
import { lockOrder, listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { getUnpostedAmount } from "../payment/gateway-refund.service.ts";
import { findIntent, listOrderIntents } from "../payment/payment-intent.queries.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { changePayment, findPayment } from "../payment/payment.queries.ts";
import { recordCharge, recordReturn, returnPayment } from "../payment/payment.service.ts";
import type { PaymentIntentRow } from "../payment/payment.table.ts";
import { notifyOfOrderMoney } from "../payout/money-news.ts";
import { reverseOrder } from "../payout/payout-reversal.service.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { applyEvent, publishOrder, system } from "./order.service.ts";

/** Applies a settled intent to its order. */
export async function applyPayment(tx: Db, deps: Deps, intentId: string): Promise<void> {
  const intent = await findIntent(tx, intentId);
  const orderId = intent?.orderId ?? null;
  if (intent === null || orderId === null || intent.kind === "transfer") return;
  const listingIds = (await listOrderPieces(tx, orderId)).map(({ listingId }) => listingId);
  await lockListings(tx, listingIds);
  const order = await lockOrder(tx, orderId);
  if (order === null) throw new Error(`The payment intent ${intentId} has no order.`);
  if (intent.kind === "capture" || intent.kind === "charge") return applyCharge(tx, deps, order, intent);
  if (intent.state === "succeeded") await applyReturn(tx, deps, order, intent);
  else if (intent.kind === "refund") await notifyOfOrderMoney(tx, deps, order, refundDeclined(intent));
  await publishOrder(deps, order);
}

const refundDeclined = ({ amount, lastError }: PaymentIntentRow) =>
  ({ news: "refund-declined", amount, reason: lastError }) as const;

/** A captured payment is returned in the ledger too; the rest of it stays captured. */
async function applyReturn(tx: Db, deps: Deps, order: OrderRow, intent: PaymentIntentRow): Promise<void> {
  const payment = await findPayment(tx, order.id);
  const { id, kind, reference, requestKey, reason } = intent;
  if (kind !== "refund" || payment?.status !== "captured" || payment.reference !== reference)
    return recordReturn(tx, deps, order, intent);
  const amount = await getUnpostedAmount(tx, order.id, intent);
  // Both sides were told of the refund that it repeats.
  if (amount === 0) return;
  const less = await reverseOrder(tx, deps, order, { amount, kind, cause: id });
  // An order that ends without a sale has mails of its own.
  if (requestKey !== null)
    await notifyOfOrderMoney(tx, deps, order, { news: "refunded", amount, reason, less });
}

/**
 * Moves the order on, which publishes its new state, or leaves it as it was. If the order has ended while the
 * charge was under way, its money goes back at once.
 */
async function applyCharge(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { state, reference }: PaymentIntentRow,
): Promise<void> {
  const paid = state === "succeeded";
  if (paid) await changePayment(tx, order.id, { reference });
  if (!isEndStatus(order.status)) {
    const by = order.status === "requested" ? "seller" : (order.offerTurn ?? "seller");
    await (paid
      ? applyEvent(tx, deps, order.id, { type: "payment-succeeded" }, { by, userId: null })
      : applyEvent(tx, deps, order.id, { type: "payment-failed" }, system));
    return;
  }
  if (paid) await recordCharge(tx, deps, order);
  else await changePayment(tx, order.id, { status: "failed", changedAt: deps.now() });
  await returnPayment(tx, deps, order, { by: "system" });
  await publishOrder(deps, order);
}

/** Returns the intents of an order that its request runs after the commit. */
export const listPendingOf = async (db: Db, orderId: string): Promise<string[]> =>
  (await listOrderIntents(db, orderId)).flatMap(({ id, state }) => (state === "pending" ? [id] : []));

/**
 * Runs what a request has started, and returns why its payment failed. Without an outcome in time the payment
 * stays pending, and its job goes on.
 */
export async function finishPayments(
  deps: Deps,
  orderId: string,
  intentIds: readonly string[],
): Promise<ProblemError | null> {
  if (intentIds.length > 0) await runIntentsAtOnce(deps, intentIds);
  const payment = await findPayment(deps.db, orderId);
  if (payment?.status !== "failed") return null;
  for (const id of intentIds) {
    const intent = await findIntent(deps.db, id);
    if (intent?.state === "failed" && (intent.kind === "capture" || intent.kind === "charge"))
      return problem("card-declined", intent.lastError === null ? {} : { detail: intent.lastError });
  }
  return null;
}
