import { refundRefusal } from "@heirloop/machines/order/refund-refusal";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { lockOrder } from "../order/order.queries.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { listOrderIntents } from "../payment/payment-intent.queries.ts";
import { createIntent } from "../payment/payment-intent.service.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { getRefundable } from "../payment/payment.service.ts";

type PartialRefund = Readonly<{ orderId: string; amount: number; key: string; reason: string }>;

/**
 * Starts the refund of a part of an order, in cents, and returns its intent, which the caller runs; the order
 * itself stays as it is. The same key starts it once. Fee, tax and the seller's earning become less in proportion
 * as soon as the gateway has refunded it. Throws `not-found`, `invalid` for more than is left of the payment, and
 * `state-conflict` while the payment is disputed, or when the key was used for another amount.
 */
export async function startPartialRefund(
  tx: Db,
  deps: Deps,
  { orderId, amount, key, reason }: PartialRefund,
): Promise<string> {
  if ((await lockOrder(tx, orderId)) === null) throw problem("not-found");
  const earlier = (await listOrderIntents(tx, orderId)).find(({ requestKey }) => requestKey === key);
  if (earlier?.amount === amount) return earlier.id;
  if (earlier !== undefined)
    throw problem("state-conflict", { detail: "This key belongs to a refund of another amount." });
  const payment = await findPayment(tx, orderId);
  const left = payment?.status === "captured" ? await getRefundable(tx, orderId) : 0;
  refuse(refundRefusal({ amount, left, isDisputed: await isDisputed(tx, orderId) }));
  const refund = { kind: "refund", orderId, amount, reference: payment?.reference ?? null } as const;
  return createIntent(tx, deps, { ...refund, requestKey: key, reason }, { by: "request" });
}
