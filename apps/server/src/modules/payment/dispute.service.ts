import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayReport } from "../../platform/payments/payment-gateway.ts";
import { lockOrder } from "../order/order.queries.ts";
import { findDispute, storeDispute } from "./dispute.queries.ts";
import { findPaymentByReference } from "./payment.queries.ts";

/**
 * Stores what the gateway reports about a dispute. Reports may come twice or in any order: a closed dispute
 * stays closed. One whose status is unknown stays open, so that nobody is paid by mistake.
 */
export async function recordDispute(
  tx: Db,
  deps: Deps,
  { dispute: id, reference, amount, outcome }: Extract<GatewayReport, { kind: "dispute" }>,
): Promise<void> {
  const payment = await findPaymentByReference(tx, reference);
  if (payment === null) {
    deps.log.warn({ dispute: id, reference }, "a payment is disputed that belongs to no order");
    return;
  }
  const { orderId } = payment;
  await lockOrder(tx, orderId);
  if (outcome === "unknown")
    deps.log.error({ dispute: id, orderId }, "a dispute has an unknown status and stays open");
  const state = outcome === "unknown" ? "open" : outcome;
  const known = await findDispute(tx, id);
  if (known !== null && (known.state !== "open" || state === "open")) return;
  const now = deps.now();
  const closedAt = state === "open" ? null : now;
  await storeDispute(tx, {
    id,
    orderId,
    amount,
    state,
    openedAt: known?.openedAt ?? now,
    closedAt,
  });
  await deps.events.publish(tx, "payment.dispute-changed", { disputeId: id, orderId });
}
