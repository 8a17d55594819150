import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { emailVerificationTable, type EmailVerificationRow } from "./email-verification.table.ts";

/** Replaces the account's earlier link, if any. */
export async function replaceEmailVerification(tx: Db, verification: EmailVerificationRow): Promise<void> {
  const { userId: _userId, ...set } = verification;
  await tx
    .insert(emailVerificationTable)
    .values(verification)
    .onConflictDoUpdate({ target: emailVerificationTable.userId, set });
}

/** Returns null if the token is unknown, used, replaced or expired. */
export async function findEmailVerification(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<EmailVerificationRow | null> {
  const [row] = await db
    .select()
    .from(emailVerificationTable)
    .where(and(eq(emailVerificationTable.tokenHash, tokenHash), gt(emailVerificationTable.expiresAt, now)));
  return row ?? null;
}

export async function deleteEmailVerification(tx: Db, userId: string): Promise<void> {
  await tx.delete(emailVerificationTable).where(eq(emailVerificationTable.userId, userId));
}

export async function deleteExpiredEmailVerifications(db: Db, now: Date): Promise<void> {
  await db.delete(emailVerificationTable).where(lte(emailVerificationTable.expiresAt, now));
}
