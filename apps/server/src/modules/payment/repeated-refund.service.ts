import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { getDisputedReason } from "@heirloop/machines/order/refund-refusal";
import { lockOrder } from "../order/order.queries.ts";
import { isDisputed } from "./dispute.queries.ts";
import { changeIntent } from "./payment-intent.queries.ts";
import { createIntent } from "./payment-intent.service.ts";
import { findPayment } from "./payment.queries.ts";
import { getRefundable } from "./payment.service.ts";
import type { PaymentIntentRow } from "./payment.table.ts";

/** Throws `state-conflict` if an order's payment cannot return this much any more. */
async function checkRefundable(
  tx: Db,
  orderId: string,
  { reference, amount }: Pick<PaymentIntentRow, "reference" | "amount">,
): Promise<void> {
  await lockOrder(tx, orderId);
  const detail = (await isDisputed(tx, orderId)) ? getDisputedReason("admin") : null;
  refuse(detail === null ? null : { code: "state-conflict", detail });
  const payment = await findPayment(tx, orderId);
  // A charge that came too late was never the order's payment: all of it goes back.
  if (payment?.reference !== reference || (payment?.status !== "captured" && payment?.status !== "refunded"))
    return;
  if ((await getRefundable(tx, orderId)) < amount)
    throw problem("state-conflict", {
      detail: "Less than this is left of the payment: the buyer was refunded in the meantime.",
    });
}

/**
 * Makes a refund again that the gateway refused, under a new key, and returns its intent, which the caller runs. The caller
 * has locked the refused one, which is settled by this, so that it is repeated once.
 */
export async function repeatRefund(tx: Db, deps: Deps, refused: PaymentIntentRow): Promise<string> {
  const { id, checkoutId, orderId, reference, amount, reason, attempts } = refused;
  if (orderId !== null) await checkRefundable(tx, orderId, refused);
  await changeIntent(tx, id, { settledAt: deps.now() });
  const requestKey = refused.requestKey === null ? null : deps.newId();
  const refund = { kind: "refund", checkoutId, orderId, reference, amount, reason, attempts } as const;
  return createIntent(tx, deps, { ...refund, requestKey }, { by: "request" });
}
