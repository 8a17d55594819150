import { and, count, eq, exists, inArray, isNull, lt, ne, not, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { checkoutTable } from "../checkout/checkout.table.ts";
import { orderTable } from "../order/order.table.ts";
import {
  ledgerTable,
  paymentDisputeTable,
  paymentIntentTable,
  type PaymentIntentRow,
  paymentTable,
} from "../payment/payment.table.ts";
import { selectHolds } from "../payout/payout-list.queries.ts";
import { payoutTable, type PayoutRow } from "../payout/payout.table.ts";

const hour = 60 * 60_000;
/** Milliseconds after which a step of a payment without an outcome is stuck. */
export const stepWait = hour;
/** Milliseconds after which a payout that is due and was not sent is stuck. */
export const payoutWait = 24 * hour;
/** Milliseconds after which a payout is stuck that has been on hold since it was due. */
export const holdWait = 7 * 24 * hour;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const isStuckPayout = (now: Date): SQL | undefined =>
  or(
    eq(payoutTable.status, "failed"),
    and(eq(payoutTable.status, "waiting"), lt(payoutTable.dueAt, before(now, payoutWait))),
    and(eq(payoutTable.status, "held"), lt(payoutTable.dueAt, before(now, holdWait))),
  );

/** Whether the order counts the refund as made. */
const isPosted = (db: Db) =>
  exists(
    db
      .select({ posting: ledgerTable.posting })
      .from(ledgerTable)
      .where(
        and(
          eq(ledgerTable.orderId, paymentIntentTable.orderId),
          eq(ledgerTable.kind, "refund"),
          eq(ledgerTable.cause, paymentIntentTable.id),
        ),
      ),
  );

/** Whether the whole payment went back to the buyer in another way: a later refund, or a dispute that the buyer won. */
const isPaidBack = (db: Db) =>
  exists(
    db
      .select({ orderId: paymentTable.orderId })
      .from(paymentTable)
      .where(
        and(
          eq(paymentTable.orderId, paymentIntentTable.orderId),
          eq(paymentTable.reference, paymentIntentTable.reference),
          eq(paymentTable.status, "refunded"),
        ),
      ),
  );

const isDisputed = (db: Db) =>
  exists(
    db
      .select({ id: paymentDisputeTable.id })
      .from(paymentDisputeTable)
      .where(
        and(
          eq(paymentDisputeTable.orderId, paymentIntentTable.orderId),
          eq(paymentDisputeTable.state, "open"),
        ),
      ),
  );

const isFailedRefund = and(
  eq(paymentIntentTable.kind, "refund"),
  eq(paymentIntentTable.state, "failed"),
  isNull(paymentIntentTable.settledAt),
);

/** A transfer is listed as its payout. */
const isStuckIntent = (db: Db, now: Date): SQL | undefined =>
  or(
    and(isFailedRefund, or(isPosted(db), not(isPaidBack(db)))),
    and(
      eq(paymentIntentTable.state, "pending"),
      ne(paymentIntentTable.kind, "transfer"),
      lt(paymentIntentTable.createdAt, before(now, stepWait)),
    ),
  );

/** A payout has come back from the bank, or is late since it was due: every refusal of it changes `failedAt`. */
const payoutSince = sql`case when ${payoutTable.reference} is null then ${payoutTable.dueAt} else coalesce(${payoutTable.failedAt}, ${payoutTable.dueAt}) end`;
const intentSince = sql`case when ${paymentIntentTable.state} = 'failed' then ${paymentIntentTable.changedAt} else ${paymentIntentTable.createdAt} end`;

type StuckKey = Readonly<{ source: "payout" | "intent"; id: string }>;

/** Sorted last: an admin cannot settle these. */
const isOnHold = sql`${payoutTable.status} = 'held'`;

/** Lists what is stuck, the oldest first, and then what is on hold. */
export async function listStuckKeys(
  db: Db,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<StuckKey[]> {
  const payouts = db
    .select({
      source: sql<StuckKey["source"]>`'payout'`.as("source"),
      id: payoutTable.id,
      since: sql`${payoutSince}`.as("since"),
      onHold: sql<boolean>`${isOnHold}`.as("on_hold"),
    })
    .from(payoutTable)
    .where(isStuckPayout(now));
  const intents = db
    .select({
      source: sql<StuckKey["source"]>`'intent'`.as("source"),
      id: paymentIntentTable.id,
      since: sql`${intentSince}`.as("since"),
      onHold: sql<boolean>`false`.as("on_hold"),
    })
    .from(paymentIntentTable)
    .where(isStuckIntent(db, now));
  return unionAll(payouts, intents)
    .orderBy(sql`on_hold`, sql`since`, sql`id`)
    .limit(limit)
    .offset(offset);
}

export async function countStuck(db: Db, now: Date): Promise<number> {
  const [payouts] = await db.select({ count: count() }).from(payoutTable).where(isStuckPayout(now));
  const [intents] = await db
    .select({ count: count() })
    .from(paymentIntentTable)
    .where(isStuckIntent(db, now));
  return (payouts?.count ?? 0) + (intents?.count ?? 0);
}

export type StuckPayout = Readonly<{ payout: PayoutRow; isDisputed: boolean; hasOpenCase: boolean }>;

export async function findStuckPayouts(db: Db, ids: readonly string[]): Promise<Map<string, StuckPayout>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ payout: payoutTable, ...selectHolds(db) })
    .from(payoutTable)
    .where(inArray(payoutTable.id, [...ids]));
  return new Map(rows.map((row) => [row.payout.id, row]));
}

export type StuckIntent = Readonly<{
  intent: PaymentIntentRow;
  /** Null when the checkout is unknown. */
  buyerId: string | null;
  isPosted: boolean;
  isDisputed: boolean;
}>;

export async function findStuckIntents(db: Db, ids: readonly string[]): Promise<Map<string, StuckIntent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      intent: paymentIntentTable,
      buyerId: sql<string | null>`coalesce(${orderTable.buyerId}, ${checkoutTable.userId})`,
      isPosted: sql<boolean>`${isPosted(db)}`,
      isDisputed: sql<boolean>`${isDisputed(db)}`,
    })
    .from(paymentIntentTable)
    .leftJoin(orderTable, eq(orderTable.id, paymentIntentTable.orderId))
    .leftJoin(checkoutTable, eq(checkoutTable.id, paymentIntentTable.checkoutId))
    .where(inArray(paymentIntentTable.id, [...ids]));
  return new Map(rows.map((row) => [row.intent.id, row]));
}

/** Counts the failed refunds that no admin has dealt with. */
export async function countFailedRefunds(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentIntentTable)
    .where(and(isFailedRefund, or(isPosted(db), not(isPaidBack(db)))));
  return row?.count ?? 0;
}
