import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { memoizeStatement } from "../../platform/database/memoize-statement.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Caller } from "../../http/caller.ts";
import { loginChallengeTable, passwordResetTable, sessionTable } from "./session.table.ts";
import { userTable } from "../user/user.table.ts";

export type NewSession = typeof sessionTable.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessionTable).values(session);
}

/** One lookup in `session_token` and two in the users' primary key. */
const selectCaller = memoizeStatement((db) => {
  const admin = alias(userTable, "admin_user");
  return db
    .select({
      userId: sessionTable.userId,
      sessionId: sessionTable.id,
      admin: userTable.admin,
      twoStepSince: userTable.twoStepSince,
      isBusiness: userTable.isBusiness,
      blockedAt: userTable.blockedAt,
      impersonatedBy: sessionTable.impersonatedBy,
      impersonatorIsAdmin: admin.admin,
      adminBlockedAt: admin.blockedAt,
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .leftJoin(admin, eq(admin.id, sessionTable.impersonatedBy))
    .where(
      and(
        eq(sessionTable.tokenHash, sql.placeholder("tokenHash")),
        gt(sessionTable.expiresAt, sql.placeholder("now")),
      ),
    )
    .limit(1)
    .prepare("");
});

/**
 * Finds a token's user. An impersonation session ends with the admin's rights. `requireTwoStep`: an admin without
 * two-step verification has no admin's rights.
 */
export async function findCaller(
  db: Db,
  tokenHash: string,
  now: Date,
  { requireTwoStep = false }: { requireTwoStep?: boolean } = {},
): Promise<Caller | null> {
  const [row] = await selectCaller(db).execute({ tokenHash, now });
  if (row === undefined) return null;
  if (row.impersonatedBy !== null && (row.impersonatorIsAdmin !== true || row.adminBlockedAt !== null))
    return null;
  const { userId, sessionId, isBusiness, impersonatedBy } = row;
  const lacksTwoStep = requireTwoStep && row.admin && row.twoStepSince === null;
  return {
    userId,
    sessionId,
    admin: row.admin && !lacksTwoStep,
    isBusiness,
    blocked: row.blockedAt !== null,
    impersonatedBy,
    ...(lacksTwoStep && { lacksTwoStep }),
  };
}

export async function isSessionOpen(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: sessionTable.id }).from(sessionTable).where(eq(sessionTable.id, id));
  return row !== undefined;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.id, id));
}

/**
 * Deletes all sessions of a user, all of their impersonation sessions, and logins that wait for a code; returns the
 * ids of the sessions.
 */
export async function deleteSessionsOf(db: Db, userId: string): Promise<string[]> {
  await db.delete(loginChallengeTable).where(eq(loginChallengeTable.userId, userId));
  const ended = await db
    .delete(sessionTable)
    .where(or(eq(sessionTable.userId, userId), eq(sessionTable.impersonatedBy, userId)))
    .returning({ id: sessionTable.id });
  return ended.map(({ id }) => id);
}

export async function insertLoginChallenge(
  db: Db,
  challenge: typeof loginChallengeTable.$inferInsert,
): Promise<void> {
  await db.insert(loginChallengeTable).values(challenge);
}

/** Returns the user of a login that waits for a code; null if it is unknown, finished or expired. */
export async function findLoginChallenge(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [challenge] = await db
    .select({ userId: loginChallengeTable.userId })
    .from(loginChallengeTable)
    .where(and(eq(loginChallengeTable.tokenHash, tokenHash), gt(loginChallengeTable.expiresAt, now)));
  return challenge?.userId ?? null;
}

export async function deleteLoginChallenge(db: Db, tokenHash: string): Promise<void> {
  await db.delete(loginChallengeTable).where(eq(loginChallengeTable.tokenHash, tokenHash));
}

export async function insertPasswordReset(
  db: Db,
  reset: typeof passwordResetTable.$inferInsert,
): Promise<void> {
  await db.insert(passwordResetTable).values(reset);
}

export async function deletePasswordResetsOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTable).where(eq(passwordResetTable.userId, userId));
}

/** Returns the user of a reset token; null if it is unknown, used or expired. */
export async function findPasswordReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [reset] = await db
    .select({ userId: passwordResetTable.userId })
    .from(passwordResetTable)
    .where(and(eq(passwordResetTable.tokenHash, tokenHash), gt(passwordResetTable.expiresAt, now)));
  return reset?.userId ?? null;
}

/** Returns the ids of the expired sessions. */
export async function deleteExpired(db: Db, now: Date): Promise<string[]> {
  await db.delete(passwordResetTable).where(lte(passwordResetTable.expiresAt, now));
  await db.delete(loginChallengeTable).where(lte(loginChallengeTable.expiresAt, now));
  const ended = await db
    .delete(sessionTable)
    .where(lte(sessionTable.expiresAt, now))
    .returning({ id: sessionTable.id });
  return ended.map(({ id }) => id);
}
