import { balanceOf } from "@heirloop/contract/money/ledger-reversal";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayReport } from "../../platform/payments/payment-gateway.ts";
import {
  changeIntent,
  insertReportedIntent,
  listOrderIntents,
  lockIntent,
} from "./payment-intent.queries.ts";
import { intentOf } from "./payment-intent.service.ts";
import { findPaymentByReference, listLedgerEntries } from "./payment.queries.ts";
import type { PaymentIntentRow } from "./payment.table.ts";

type RefundReport = Extract<GatewayReport, { kind: "refund" }>;

/**
 * Records a refund that was made in the gateway's dashboard, once, and any refund that failed. Reports may come
 * twice or in any order: what failed stays failed.
 */
export async function recordRefund(tx: Db, deps: Deps, report: RefundReport): Promise<void> {
  const intent = await lockIntent(tx, report.key ?? report.refund);
  if (intent === null) return recordNewRefund(tx, deps, report);
  if (report.failure !== null && intent.state !== "failed")
    await failRefund(tx, deps, intent, report.failure);
}

/**
 * The gateway's own id takes the place of the key under which the shop would have asked for the refund. An
 * authorization that is voided or expires is a refund to Stripe, too, but returns no money.
 */
async function recordNewRefund(tx: Db, deps: Deps, report: RefundReport): Promise<void> {
  const { refund: id, key, reference, amount, failure } = report;
  const payment = await findPaymentByReference(tx, reference);
  if (payment?.status !== "captured" || key !== null) {
    deps.log.info({ refund: id, key, reference }, "a refund concerns no captured payment");
    return;
  }
  const { orderId } = payment;
  const intent = intentOf(deps, { kind: "refund", orderId, amount, reference, requestKey: id });
  const state = failure === null ? "succeeded" : "failed";
  // Another report of it has been recorded meanwhile.
  if (!(await insertReportedIntent(tx, { ...intent, id, state, lastError: failure })))
    return recordRefund(tx, deps, report);
  deps.log.info({ refund: id, orderId, failure }, "a refund was made in the gateway's dashboard");
  await deps.events.publish(tx, "payment.settled", { intentId: id });
}

type Refund = Pick<PaymentIntentRow, "id" | "requestKey">;
/** Whether the shop did not ask for the refund itself. */
export const isMadeInDashboard = ({ id, requestKey }: Refund): boolean => id === requestKey;

/**
 * Returns how much of a refund is to be posted, in cents. What was posted for a refund that failed stays, because the
 * buyer is owed it; a refund in the gateway's dashboard pays that first. Its caller has locked the order.
 */
export async function getUnpostedAmount(
  tx: Db,
  orderId: string,
  refund: Refund & Pick<PaymentIntentRow, "amount">,
): Promise<number> {
  if (!isMadeInDashboard(refund)) return refund.amount;
  const ledger = await listLedgerEntries(tx, orderId);
  const refunds = (await listOrderIntents(tx, orderId)).filter(({ kind }) => kind === "refund");
  let owed = 0;
  for (const { id, requestKey, state, amount } of refunds) {
    const isMade = state === "succeeded" && isMadeInDashboard({ id, requestKey });
    if (!isMade && state !== "failed") continue;
    owed -= balanceOf(
      ledger.filter(({ kind, cause }) => kind === "refund" && cause === id),
      "refund",
    );
    if (isMade && id !== refund.id) owed -= amount;
  }
  return Math.max(0, refund.amount - Math.max(0, owed));
}

/** A return that was posted stays: the buyer is owed it, and has to get it in another way. */
async function failRefund(
  tx: Db,
  deps: Deps,
  { id, state }: PaymentIntentRow,
  failure: string,
): Promise<void> {
  const lastError =
    state === "succeeded"
      ? `${failure} The order still counts it as refunded: repeat it in the gateway’s dashboard, or pay the buyer in another way.`
      : failure;
  await changeIntent(tx, id, { state: "failed", lastError, changedAt: deps.now() });
  deps.log.error({ intentId: id, reason: failure }, "a refund failed");
  await deps.events.publish(tx, "payment.settled", { intentId: id });
}
