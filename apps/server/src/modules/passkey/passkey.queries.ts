import { and, asc, count, eq, lte } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { passkeyTable, usedChallengeTable, type PasskeyRow } from "./passkey.table.ts";

/** Oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.userId, userId))
    .orderBy(asc(passkeyTable.createdAt), asc(passkeyTable.id));

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeyTable).where(eq(passkeyTable.id, id));
  return row ?? null;
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeyTable).where(eq(passkeyTable.userId, userId));
  return row?.count ?? 0;
}

/** Returns false if the passkey is known, of this account or another. */
export async function insertPasskey(tx: Db, row: PasskeyRow): Promise<boolean> {
  const inserted = await tx
    .insert(passkeyTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkeyTable.id });
  return inserted.length > 0;
}

export async function recordPasskeyUse(
  tx: Db,
  { id, counter, lastUsedAt }: Pick<PasskeyRow, "id" | "counter" | "lastUsedAt">,
): Promise<void> {
  await tx.update(passkeyTable).set({ counter, lastUsedAt }).where(eq(passkeyTable.id, id));
}

/** Deletes one of the user's own and returns its name; null if there is none. */
export async function deletePasskey(
  tx: Db,
  { id, userId }: Pick<PasskeyRow, "id" | "userId">,
): Promise<string | null> {
  const [deleted] = await tx
    .delete(passkeyTable)
    .where(and(eq(passkeyTable.id, id), eq(passkeyTable.userId, userId)))
    .returning({ name: passkeyTable.name });
  return deleted?.name ?? null;
}

/** Returns false if the challenge was used before. */
export async function insertUsedChallenge(
  tx: Db,
  row: typeof usedChallengeTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(usedChallengeTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ challengeHash: usedChallengeTable.challengeHash });
  return inserted.length > 0;
}

export async function deleteUsedChallenges(tx: Db, expiredBy: Date): Promise<void> {
  await tx.delete(usedChallengeTable).where(lte(usedChallengeTable.expiresAt, expiredBy));
}
