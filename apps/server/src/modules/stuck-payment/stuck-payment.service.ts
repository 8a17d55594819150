import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { SentAgain, stuckPaymentPageSchema } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { countPages } from "@heirloop/contract/page/count-pages";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import { changeIntent, findIntent, listTransfersOf, lockIntent } from "../payment/payment-intent.queries.ts";
import { repeatRefund } from "../payment/repeated-refund.service.ts";
import { findPayout } from "../payout/payout.queries.ts";
import { sendPayoutAgain } from "../payout/payout.service.ts";
import { findUsers } from "../user/user.queries.ts";
import {
  isReturned,
  isSettleable,
  presentStuckIntent,
  presentStuckPayout,
} from "./stuck-payment.presenter.ts";
import {
  countStuck,
  listStuckKeys,
  findStuckIntents,
  findStuckPayouts,
  type StuckIntent,
} from "./stuck-payment.queries.ts";

/** Returns a page of what is stuck, the oldest first and what is on hold last; the number of statements does not depend on how much it is. */
export async function loadStuckPayments(
  db: Db,
  page: number,
  now: Date,
): Promise<z.input<typeof stuckPaymentPageSchema>> {
  const limit = constants.stuckPaymentsPerPage;
  const total = await countStuck(db, now);
  const keys = await listStuckKeys(db, { now, limit, offset: (page - 1) * limit });
  const idsOf = (source: (typeof keys)[number]["source"]) =>
    keys.flatMap((key) => (key.source === source ? [key.id] : []));
  const payouts = await findStuckPayouts(db, idsOf("payout"));
  const intents = await findStuckIntents(db, idsOf("intent"));
  const transfers = Map.groupBy(await listTransfersOf(db, idsOf("payout")), ({ payoutId }) => payoutId);
  const users = await findUsers(db, [
    ...Array.from(payouts.values(), ({ payout }) => payout.sellerId),
    ...Array.from(intents.values(), ({ buyerId }) => buyerId).filter((id) => id !== null),
  ]);
  const payments = keys.flatMap(({ id }) => {
    const payout = payouts.get(id);
    const payee = payout && users.get(payout.payout.sellerId);
    if (payout && payee) return [presentStuckPayout(payout, payee, transfers.get(id) ?? [])];
    const intent = intents.get(id);
    return (intent && presentStuckIntent(intent, users.get(intent.buyerId ?? "") ?? null)) ?? [];
  });
  return { payments, total, page, totalPages: countPages(total, limit) };
}

/** An admin's request, for the audit. */
type By = Readonly<{ adminId: string; requestId: string }>;
type Audited = Readonly<{ action: string; accountId: string | null; detail: string }>;

const audit = (tx: Db, deps: Deps, { adminId, requestId }: By, { accountId, ...entry }: Audited) =>
  insertAuditEntry(tx, {
    ...entry,
    id: deps.newId(),
    adminId,
    // A payment whose checkout is unknown belongs to nobody.
    accountId: accountId ?? adminId,
    requestId,
    at: deps.now(),
  });

const ofOrder = (orderId: string | null): string => (orderId === null ? "" : ` of order ${orderId}`);

/** What was sent again, and the intents that the caller runs. */
export type Sending = Readonly<{
  payoutId: string | null;
  intentIds: string[];
  accountId: string | null;
  /** `$340 of order 1234`. */
  what: string;
}>;

async function sendIntentAgain(tx: Db, deps: Deps, stuck: StuckIntent): Promise<string> {
  const { intent } = stuck;
  // The same call under the same key: the gateway returns its first outcome.
  if (intent.state === "pending") return intent.id;
  if (intent.kind !== "refund" || intent.state !== "failed" || intent.settledAt !== null || isReturned(stuck))
    throw problem("state-conflict", { detail: "This payment does not need to be sent again." });
  return repeatRefund(tx, deps, intent);
}

/** Locks an intent, and then reads what follows from it. */
async function lockStuckIntent(tx: Db, id: string): Promise<StuckIntent> {
  const locked = await lockIntent(tx, id);
  const stuck = (await findStuckIntents(tx, [id])).get(id);
  if (locked === null || stuck === undefined || locked.kind === "transfer") throw problem("not-found");
  return stuck;
}

/** Starts sending a payout, a refund or a step of a payment again, and records that it was. */
export async function startSendingAgain(tx: Db, deps: Deps, id: string, by: By): Promise<Sending> {
  const payout = await findPayout(tx, id);
  if (payout !== null) {
    const intentIds = await sendPayoutAgain(tx, deps, id);
    const what = `${formatCents(payout.amount)}${ofOrder(payout.orderId)}`;
    await audit(tx, deps, by, { action: "payout-send-again", accountId: payout.sellerId, detail: what });
    return { payoutId: id, intentIds, accountId: payout.sellerId, what };
  }
  const stuck = await lockStuckIntent(tx, id);
  const { intent, buyerId } = stuck;
  const intentIds = [await sendIntentAgain(tx, deps, stuck)];
  const what = `${formatCents(intent.amount)}${ofOrder(intent.orderId)}`;
  const action = intent.kind === "refund" ? "refund-send-again" : "payment-send-again";
  await audit(tx, deps, by, { action, accountId: buyerId, detail: what });
  return { payoutId: null, intentIds, accountId: buyerId, what };
}

async function getOutcome(db: Db, { payoutId, intentIds }: Sending): Promise<SentAgain> {
  const payout = payoutId === null ? null : await findPayout(db, payoutId);
  const intent = intentIds[0] === undefined ? null : await findIntent(db, intentIds[0]);
  if (payout?.status === "sent" || payout?.status === "arrived" || intent?.state === "succeeded")
    return { outcome: "sent", reason: null };
  return intent?.state === "failed"
    ? { outcome: "refused", reason: intent.lastError }
    : { outcome: "waiting", reason: null };
}

const results: Readonly<Record<SentAgain["outcome"], string>> = {
  sent: "sent",
  refused: "refused",
  waiting: "not sent yet",
};

/** Records what became of it, and returns that. */
export async function finishSendingAgain(db: Db, deps: Deps, sending: Sending, by: By): Promise<SentAgain> {
  const result = await getOutcome(db, sending);
  const reason = result.reason === null ? "" : `: ${result.reason}`;
  await audit(db, deps, by, {
    action: "send-again-result",
    accountId: sending.accountId,
    detail: `${sending.what}, ${results[result.outcome]}${reason}`,
  });
  return result;
}

/** Marks a failed refund as settled in another way, and records how. */
export async function settleRefund(
  tx: Db,
  deps: Deps,
  { id, note }: { id: string; note: string },
  by: By,
): Promise<void> {
  const stuck = await lockStuckIntent(tx, id);
  const { intent, buyerId } = stuck;
  const isOpen = intent.kind === "refund" && intent.state === "failed" && intent.settledAt === null;
  if (!isOpen || !isSettleable(stuck))
    throw problem("state-conflict", { detail: "This payment cannot be settled by hand." });
  await changeIntent(tx, id, { settledAt: deps.now() });
  const detail = `${formatCents(intent.amount)}${ofOrder(intent.orderId)}: ${note}`;
  await audit(tx, deps, by, { action: "refund-settle", accountId: buyerId, detail });
}
