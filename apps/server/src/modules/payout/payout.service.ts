import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { getRemainingSale } from "@heirloop/contract/money/order-earnings";
import { splitSale } from "@heirloop/contract/money/sale-earnings";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { lockUser } from "../user/user.queries.ts";
import { hasOpenCase } from "../order-case/order-case.queries.ts";
import { lockOrder } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findIntent, listPayoutIntents, sumPendingRefunds } from "../payment/payment-intent.queries.ts";
import { createIntent } from "../payment/payment-intent.service.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { listLedgerEntries } from "../payment/payment.queries.ts";
import { postEarning, postPayout, postShare } from "../payment/payment.service.ts";
import { payoutNews } from "./money-mail.copy.ts";
import { notifyPayee } from "./money-news.ts";
import { recordArrival, sendPayout } from "./payout.jobs.ts";
import { findPayout, findRefusedPayouts, insertPayout, lockPayout } from "./payout.queries.ts";
import type { PayoutRow } from "./payout.table.ts";
import { changePayout } from "./payout-updates.ts";

/** Schedules a payout 48 hours from now; returns false if it was scheduled before. */
async function schedulePayout(
  tx: Db,
  deps: Deps,
  { orderId, sellerId, amount }: Pick<PayoutRow, "orderId" | "sellerId" | "amount">,
): Promise<boolean> {
  const now = deps.now();
  const id = deps.newId();
  const dueAt = new Date(now.getTime() + constants.payoutDelay);
  const payout = {
    id,
    orderId,
    sellerId,
    amount,
    status: "waiting",
    dueAt,
    reference: null,
    sentAt: null,
    arrivesAt: null,
    bankPayout: null,
    failedAt: null,
    createdAt: now,
  } as const;
  if (!(await insertPayout(tx, payout))) return false;
  await deps.jobs.enqueue(tx, sendPayout, { payoutId: id }, { runAt: dueAt });
  return true;
}

/**
 * Schedules the payouts of a completed order: the seller's and, by user and in cents, those of consigned
 * pieces' owners (docs/product.md §4, Money). What was refunded before reduces them in proportion.
 */
export async function schedulePayouts(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const orderId = order.id;
  const ledger = await listLedgerEntries(tx, orderId);
  const { sale, shares: left } = getRemainingSale(ledger, order, shares);
  // All of it went back to the buyer.
  if (sale.items + sale.delivery < 1) return;
  const { payout } = splitSale(sale, left.values());
  const own = { orderId, sellerId: order.sellerId, amount: payout };
  if (!(await schedulePayout(tx, deps, own))) return;
  await postEarning(tx, deps, { ...order, ...sale });
  for (const [payee, amount] of left) {
    await postShare(tx, deps, { orderId, payee, amount });
    await schedulePayout(tx, deps, { orderId, sellerId: payee, amount });
  }
}

/** Locks a payout after its order, as a dispute does, to prevent deadlocks. */
async function lockWithOrder(
  tx: Db,
  payoutId: string,
): Promise<{ payout: PayoutRow; order: OrderRow } | null> {
  const found = await findPayout(tx, payoutId);
  const order = found && (await lockOrder(tx, found.orderId));
  const payout = order && (await lockPayout(tx, payoutId));
  return order === null || payout === null ? null : { payout, order };
}

/** Milliseconds after which a payout that waits for a refund is looked at again. */
const refundWait = 10 * 60_000;

const sendable: readonly PayoutRow["status"][] = ["waiting", "held", "failed"];

/**
 * Sends a payout that is due; it is held while it is disputed, while a case is open, or when the seller has no connected account, and waits
 * for a refund in progress, which reduces it.
 */
export async function sendDuePayout(
  tx: Db,
  deps: Deps,
  payoutId: string,
  origin: Parameters<typeof createIntent>[3] = { by: "job" },
): Promise<void> {
  const locked = await lockWithOrder(tx, payoutId);
  if (locked === null || !sendable.includes(locked.payout.status)) return;
  const { payout, order } = locked;
  // Locked: an account connected at the same moment would not find this payout yet, and it would be held
  // forever.
  const seller = await lockUser(tx, payout.sellerId);
  if (seller === null) throw new Error(`The payout ${payoutId} has no seller.`);
  if (payout.status === "failed" && payout.reference !== null) {
    // It was transferred: only the bank returned it, and the provider sends it there again.
    if (seller.payoutsConnectedAt !== null) await changePayout(tx, deps, payout, { status: "sent" });
    return;
  }
  if ((await isDisputed(tx, order.id)) || (await hasOpenCase(tx, order.id))) {
    await changePayout(tx, deps, payout, { status: "held" });
    return;
  }
  if (seller.payoutsConnectedAt === null) {
    if (payout.status === "waiting") await notifyPayee(tx, deps, { payout, order }, payoutNews.held);
    await changePayout(tx, deps, payout, { status: "held" });
    return;
  }
  if ((await sumPendingRefunds(tx, [order.id])).size > 0) {
    await deps.jobs.enqueue(
      tx,
      sendPayout,
      { payoutId },
      { runAt: new Date(deps.now().getTime() + refundWait) },
    );
    return;
  }
  const transfers = await listPayoutIntents(tx, payoutId);
  if (transfers.some(({ state }) => state !== "failed")) return;
  const transfer = { kind: "transfer", orderId: order.id, payoutId, payeeId: seller.id } as const;
  await createIntent(tx, deps, { ...transfer, amount: payout.amount }, origin);
}

/** Records the gateway's answer to a payout's transfer. */
export async function applyTransfer(tx: Db, deps: Deps, intentId: string): Promise<void> {
  const intent = await findIntent(tx, intentId);
  const payoutId = intent?.payoutId ?? null;
  if (intent === null || payoutId === null) return;
  const locked = await lockWithOrder(tx, payoutId);
  if (locked === null) throw new Error(`The transfer ${intentId} has no payout.`);
  const { payout, order } = locked;
  if (intent.state === "failed") {
    deps.log.error({ payoutId, reason: intent.lastError }, "a payout was declined");
    await changePayout(tx, deps, payout, { status: "failed", failedAt: deps.now() });
    // It is sent again once a day; only the first refusal is news.
    if (payout.failedAt === null)
      await notifyPayee(tx, deps, { payout, order, reason: intent.lastError }, payoutNews.failed);
    return;
  }
  const { reference, arrivesAt } = intent;
  // Its money has moved: counted as failed, it would be sent again.
  if (arrivesAt === null) throw new Error(`The transfer ${intentId} has no arrival date.`);
  await changePayout(tx, deps, payout, { status: "sent", reference, arrivesAt, sentAt: deps.now() });
  const payee = payout.sellerId === order.sellerId ? null : payout.sellerId;
  await postPayout(tx, deps, { orderId: order.id, payee, amount: payout.amount });
  await deps.jobs.enqueue(tx, recordArrival, { payoutId }, { runAt: arrivesAt });
  await notifyPayee(tx, deps, { payout: { ...payout, arrivesAt }, order }, payoutNews.sent);
}

/**
 * Sends a payout again that was refused, or that should have been sent, and returns its pending transfers, which the
 * caller runs. One that has no answer yet is asked about again under its key. Throws `not-found`, and `state-conflict` if the
 * payout was sent meanwhile, or is not due.
 */
export async function sendPayoutAgain(tx: Db, deps: Deps, payoutId: string): Promise<string[]> {
  const locked = await lockWithOrder(tx, payoutId);
  if (locked === null) throw problem("not-found");
  const { status, reference, dueAt } = locked.payout;
  if (!sendable.includes(status) || reference !== null || dueAt > deps.now())
    throw problem("state-conflict", { detail: "This payout does not need to be sent again." });
  await sendDuePayout(tx, deps, payoutId, { by: "request" });
  return (await listPayoutIntents(tx, payoutId)).flatMap(({ id, state }) =>
    state === "pending" ? [id] : [],
  );
}

/** Sends every refused payout again: the reason may have been on our side. */
export async function retryRefusedPayouts(tx: Db, deps: Deps): Promise<void> {
  for (const payoutId of await findRefusedPayouts(tx)) await deps.jobs.enqueue(tx, sendPayout, { payoutId });
}

export async function recordPayoutArrival(tx: Db, deps: Deps, payoutId: string): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  // A payout that the bank returned once has no such date any more; the provider reports its arrival.
  if (payout?.status === "sent" && payout.arrivesAt !== null)
    await changePayout(tx, deps, payout, { status: "arrived" });
}
