import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { splitSale } from "@heirloop/contract/money/sale-earnings";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { lockUser } from "../user/user.queries.ts";
import { findOrder, readPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { postEarning, postPayout, postShare } from "../payment/payment.service.ts";
import { recordArrival, sendPayout } from "./payout.jobs.ts";
import {
  changePayout,
  findHeldPayouts,
  insertPayout,
  lockPayout,
  setPayoutsConnected,
} from "./payout.queries.ts";
import type { PayoutRow } from "./payout.table.ts";

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
    createdAt: now,
  } as const;
  if (!(await insertPayout(tx, payout))) return false;
  await deps.jobs.enqueue(tx, sendPayout, { payoutId: id }, { runAt: dueAt });
  return true;
}

/**
 * Schedules the payouts of a completed order: the seller's and, by user and in cents, those of consigned
 * pieces' owners (docs/product.md §4, Money).
 */
export async function schedulePayouts(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const orderId = order.id;
  const { payout } = splitSale(order, shares.values());
  const own = { orderId, sellerId: order.sellerId, amount: payout };
  if (!(await schedulePayout(tx, deps, own))) return;
  await postEarning(tx, deps, order);
  for (const [payee, amount] of shares) {
    await postShare(tx, deps, { orderId, payee, amount });
    await schedulePayout(tx, deps, { orderId, sellerId: payee, amount });
  }
}

/** Sends a payout that is due; it is held while the seller has no connected account. */
export async function sendDuePayout(tx: Db, deps: Deps, payoutId: string): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  if (payout === null || (payout.status !== "waiting" && payout.status !== "held")) return;
  // Locked: an account connected at the same moment would not find this payout yet, and it would be held
  // forever.
  const seller = await lockUser(tx, payout.sellerId);
  const order = await findOrder(tx, payout.orderId);
  if (seller === null || order === null) throw new Error(`The payout ${payoutId} has no seller or no order.`);
  const listingIds = (await readPieces(tx, order.id)).map(({ listingId }) => listingId);
  // A consigner is not a side of the order and may not see it. A shop has a page of its payouts.
  const consigner = seller.id !== order.sellerId;
  const ofTheOrder = !consigner && !seller.isBusiness;
  const tell = (text: string) =>
    deps.notify(tx, {
      userId: seller.id,
      type: consigner ? "consignment" : "payout",
      text,
      sender: null,
      listingIds,
      orderId: ofTheOrder ? order.id : null,
      chatId: ofTheOrder ? order.chatId : null,
    });
  if (seller.payoutsConnectedAt === null) {
    if (payout.status === "waiting")
      await tell(`${formatCents(payout.amount)} is waiting for you: connect payouts to receive it`);
    await changePayout(tx, payoutId, { status: "held" });
    return;
  }
  const { reference, arrivesAt } = await deps.payments.transfer({
    userId: seller.id,
    amount: payout.amount,
    key: payoutId,
  });
  await changePayout(tx, payoutId, { status: "sent", reference, arrivesAt, sentAt: deps.now() });
  const payee = seller.id === order.sellerId ? null : seller.id;
  await postPayout(tx, deps, { orderId: order.id, payee, amount: payout.amount });
  await deps.jobs.enqueue(tx, recordArrival, { payoutId }, { runAt: arrivesAt });
  await tell(`${formatCents(payout.amount)} is on its way to your account`);
}

export async function recordPayoutArrival(tx: Db, payoutId: string): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  if (payout?.status === "sent") await changePayout(tx, payoutId, { status: "arrived" });
}

/** Sends the held payouts once the seller's account at the provider is connected. */
export async function connectPayouts(tx: Db, deps: Deps, userId: string): Promise<void> {
  await setPayoutsConnected(tx, userId, deps.now());
  for (const payoutId of await findHeldPayouts(tx, userId))
    await deps.jobs.enqueue(tx, sendPayout, { payoutId });
}
