import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { jobTable } from "./job.table.ts";

type NewJob = { id: string; name: string; payload: unknown; runAt: Date; key: string | null };

export async function insertJob(tx: Db, job: NewJob): Promise<void> {
  await tx
    .insert(jobTable)
    .values(job)
    .onConflictDoUpdate({
      target: [jobTable.name, jobTable.key],
      targetWhere: sql`failed_at is null`,
      set: { payload: sql`excluded.payload`, runAt: sql`excluded.run_at`, attempts: 0 },
    });
}

/** Leaves an open job with the same name and key unchanged. */
export async function insertMissingJob(tx: Db, job: NewJob): Promise<void> {
  await tx
    .insert(jobTable)
    .values(job)
    .onConflictDoNothing({ target: [jobTable.name, jobTable.key], where: sql`failed_at is null` });
}

/** Locks the longest-due job that no other process is working on, until the transaction ends. */
export async function claimDueJob(tx: Db, names: readonly string[], now: Date) {
  if (names.length === 0) return null;
  const [job] = await tx
    .select({ id: jobTable.id, name: jobTable.name, payload: jobTable.payload, attempts: jobTable.attempts })
    .from(jobTable)
    .where(and(lte(jobTable.runAt, now), isNull(jobTable.failedAt), inArray(jobTable.name, [...names])))
    .orderBy(asc(jobTable.runAt), asc(jobTable.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return job ?? null;
}

/** Reserves the job for this worker until then, without a transaction that would have to stay open. */
export async function leaseJob(tx: Db, id: string, until: Date): Promise<void> {
  await tx.update(jobTable).set({ runAt: until }).where(eq(jobTable.id, id));
}

export async function finishJob(tx: Db, id: string): Promise<void> {
  await tx.delete(jobTable).where(eq(jobTable.id, id));
}

export async function cancelJob(tx: Db, name: string, key: string): Promise<void> {
  await tx
    .delete(jobTable)
    .where(and(eq(jobTable.name, name), eq(jobTable.key, key), isNull(jobTable.failedAt)));
}

/** Counts jobs that are due, those for later, and those that failed for good. */
export async function countJobs(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const state = sql<string>`case when ${jobTable.failedAt} is not null then 'failed' when ${jobTable.runAt} <= ${now.toISOString()}::timestamptz then 'due' else 'later' end`;
  const rows = await db
    .select({ state, count: sql<number>`count(*)` })
    .from(jobTable)
    .groupBy(sql`1`);
  return new Map(rows.map(({ state: name, count }) => [name, count]));
}

type Failure = { attempts: number; message: string; at: Date };

export async function retryJob(db: Db, id: string, { attempts, message, at }: Failure): Promise<void> {
  await db.update(jobTable).set({ attempts, lastError: message, runAt: at }).where(eq(jobTable.id, id));
}

export async function giveUpJob(db: Db, id: string, { attempts, message, at }: Failure): Promise<void> {
  await db.update(jobTable).set({ attempts, lastError: message, failedAt: at }).where(eq(jobTable.id, id));
}

/** Deletes jobs that failed for good before then. */
export async function deleteFailedJobsBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(jobTable).where(lt(jobTable.failedAt, before));
}
