import { getPaid, reverse } from "@heirloop/contract/money/ledger-reversal";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { OrderRow } from "../order/order.table.ts";
import { changePayment, listLedgerEntries } from "../payment/payment.queries.ts";
import { postReturn } from "../payment/payment.service.ts";
import { lockOrderPayouts } from "./payout.queries.ts";
import { isSent } from "./payout-sent.ts";
import { changePayout } from "./payout-updates.ts";

/**
 * Posts `amount` cents that went back to the buyer of an order, and reduces the payouts that were not sent.
 * Its caller has locked the order, and calls it once for each `cause`. Returns by how much each user's payout was
 * reduced, in cents.
 */
export async function reverseOrder(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { amount, kind, cause }: { amount: number; kind: "refund" | "dispute"; cause: string },
): Promise<ReadonlyMap<string, number>> {
  const orderId = order.id;
  const payouts = await lockOrderPayouts(tx, orderId);
  const ledger = await listLedgerEntries(tx, orderId);
  const paid = getPaid(ledger);
  const returned = Math.min(amount, paid);
  if (returned < 1) return new Map();
  let seller = 0;
  const owners = new Map<string, number>();
  for (const payout of payouts) {
    if (await isSent(tx, payout)) continue;
    if (payout.sellerId === order.sellerId) seller = payout.amount;
    else owners.set(payout.sellerId, payout.amount);
  }
  const reversal = reverse(ledger, returned, { seller, owners });
  await postReturn(tx, deps, { orderId, kind, cause, ...reversal });
  const reductions = new Map([...reversal.payouts.owners, [order.sellerId, reversal.payouts.seller]]);
  for (const payout of payouts) {
    const less = reductions.get(payout.sellerId) ?? 0;
    if (less === 0) continue;
    await changePayout(tx, deps, payout, {
      amount: payout.amount - less,
      ...(less === payout.amount ? { status: "reversed" } : {}),
    });
  }
  if (returned === paid) await changePayment(tx, orderId, { status: "refunded", changedAt: deps.now() });
  return reductions;
}
