import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { idempotencyTable } from "./idempotency.table.ts";

type Keyed = { userId: string; call: string; key: string };

/** Holds the lock until the transaction ends; returns false while another process has it. */
export async function tryKeyLock(tx: Db, name: string): Promise<boolean> {
  const result = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  );
  return result.rows[0]?.["held"] === true;
}

const isKeyed = ({ userId, call, key }: Keyed) =>
  and(eq(idempotencyTable.userId, userId), eq(idempotencyTable.call, call), eq(idempotencyTable.key, key));

export async function findFirstAnswer(tx: Db, keyed: Keyed) {
  const [row] = await tx.select().from(idempotencyTable).where(isKeyed(keyed));
  return row ?? null;
}

export async function writeFirstAnswer(
  tx: Db,
  keyed: Keyed & { requestHash: string; now: Date },
  answer: { status: number; body: unknown },
  begun: unknown,
): Promise<void> {
  const { userId, call, key, requestHash, now } = keyed;
  await tx.insert(idempotencyTable).values({
    userId,
    call,
    key,
    requestHash,
    status: answer.status,
    answer: answer.body ?? null,
    begun,
    createdAt: now,
  });
}

/** Stores the response of a call's second step. */
export async function finishFirstAnswer(
  db: Db,
  keyed: Keyed,
  answer: { status: number; body: unknown },
): Promise<void> {
  await db
    .update(idempotencyTable)
    .set({ status: answer.status, answer: answer.body ?? null, begun: null })
    .where(isKeyed(keyed));
}

/** Keys are valid for a day. */
export async function pruneFirstAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyTable).where(lt(idempotencyTable.createdAt, before));
}
