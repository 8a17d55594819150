import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { LedgerKind, LedgerLine } from "@heirloop/contract/money/ledger-postings";
import {
  ledgerTable,
  paymentEventTable,
  paymentTable,
  savedCardTable,
  type LedgerRow,
  type PaymentRow,
} from "./payment.table.ts";

export async function insertPayment(db: Db, payment: PaymentRow): Promise<void> {
  await db.insert(paymentTable).values(payment);
}

export async function findPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.orderId, orderId));
  return row ?? null;
}

/** Counts all payments by status and adds up their cents. */
export async function sumPaymentsByStatus(
  db: Db,
): Promise<ReadonlyArray<{ status: string; count: number; amount: number }>> {
  return db
    .select({
      status: paymentTable.status,
      count: count(),
      amount: sql<number>`sum(${paymentTable.amount})`.mapWith(Number),
    })
    .from(paymentTable)
    .groupBy(paymentTable.status);
}

/** Returns the payment with this id at the gateway. */
export async function findPaymentByReference(db: Db, reference: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.reference, reference));
  return row ?? null;
}

export async function changePayment(
  db: Db,
  orderId: string,
  change: Partial<Omit<PaymentRow, "orderId">>,
): Promise<void> {
  await db.update(paymentTable).set(change).where(eq(paymentTable.orderId, orderId));
}

/** The same card again changes nothing. */
export async function insertSavedCard(db: Db, card: typeof savedCardTable.$inferInsert): Promise<void> {
  await db.insert(savedCardTable).values(card).onConflictDoNothing();
}

/** Returns a user's own card; null for anyone else's. */
export async function findSavedCard(db: Db, userId: string, paymentMethod: string) {
  const [row] = await db
    .select()
    .from(savedCardTable)
    .where(and(eq(savedCardTable.paymentMethod, paymentMethod), eq(savedCardTable.userId, userId)));
  return row ?? null;
}

/**
 * Stores an event; returns false if it was handled before. Waits for a concurrent transaction that handles
 * it.
 */
export async function insertPaymentEvent(
  tx: Db,
  event: typeof paymentEventTable.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(paymentEventTable)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEventTable.id });
  return added.length > 0;
}

export async function deletePaymentEventsBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(paymentEventTable).where(lt(paymentEventTable.receivedAt, before));
}

type Posting = {
  id: string;
  orderId: string;
  kind: LedgerKind;
  payee?: string;
  cause?: string;
  lines: readonly LedgerLine[];
  at: Date;
};

export async function insertPosting(
  db: Db,
  { id, orderId, kind, payee = "", cause = "", lines, at }: Posting,
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(ledgerTable)
    .values(
      lines.map(({ account, amount }) => ({ posting: id, account, orderId, kind, payee, cause, amount, at })),
    );
}

export const listLedgerEntries = (db: Db, orderId: string): Promise<LedgerRow[]> =>
  listLedgerEntriesOfOrders(db, [orderId]);

/** Reads the ledgers of these orders, newest posting first. */
export async function listLedgerEntriesOfOrders(db: Db, orderIds: readonly string[]): Promise<LedgerRow[]> {
  return db
    .select()
    .from(ledgerTable)
    .where(inArray(ledgerTable.orderId, [...orderIds]))
    .orderBy(desc(ledgerTable.at), ledgerTable.account);
}
