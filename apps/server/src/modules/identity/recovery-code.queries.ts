import { and, count, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { recoveryCodeTable } from "./recovery-code.table.ts";

/** Replaces all codes of an account; without hashes it deletes them. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  if (hashes.length > 0)
    await tx.insert(recoveryCodeTable).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodeTable)
    .where(eq(recoveryCodeTable.userId, userId));
  return row?.count ?? 0;
}

/** Returns false if the account has no such code, or used it already. */
export async function deleteRecoveryCode(tx: Db, userId: string, codeHash: string): Promise<boolean> {
  const deleted = await tx
    .delete(recoveryCodeTable)
    .where(and(eq(recoveryCodeTable.userId, userId), eq(recoveryCodeTable.codeHash, codeHash)))
    .returning({ userId: recoveryCodeTable.userId });
  return deleted.length > 0;
}
