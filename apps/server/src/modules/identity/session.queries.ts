import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Caller } from "../../http/caller.ts";
import { passwordResetTable, sessionTable } from "./session.table.ts";
import { userTable } from "../user/user.table.ts";

export type NewSession = typeof sessionTable.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessionTable).values(session);
}

/** One lookup in `session_token` and two in the users' primary key. */
const selectCaller = builtOnce((db) => {
  const admin = alias(userTable, "admin_user");
  return db
    .select({
      userId: sessionTable.userId,
      sessionId: sessionTable.id,
      admin: userTable.admin,
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

/** Finds a token's user. An impersonation session ends with the admin's rights. */
export async function findCaller(db: Db, tokenHash: string, now: Date): Promise<Caller | null> {
  const [row] = await selectCaller(db).execute({ tokenHash, now });
  if (row === undefined) return null;
  if (row.impersonatedBy !== null && (row.impersonatorIsAdmin !== true || row.adminBlockedAt !== null))
    return null;
  const { userId, sessionId, admin: isAdmin, isBusiness, impersonatedBy } = row;
  return { userId, sessionId, admin: isAdmin, isBusiness, blocked: row.blockedAt !== null, impersonatedBy };
}

export async function isSessionOpen(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: sessionTable.id }).from(sessionTable).where(eq(sessionTable.id, id));
  return row !== undefined;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.id, id));
}

/** Deletes all sessions of a user and all of their impersonation sessions; returns the ids. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<string[]> {
  const ended = await db
    .delete(sessionTable)
    .where(or(eq(sessionTable.userId, userId), eq(sessionTable.impersonatedBy, userId)))
    .returning({ id: sessionTable.id });
  return ended.map(({ id }) => id);
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
  const ended = await db
    .delete(sessionTable)
    .where(lte(sessionTable.expiresAt, now))
    .returning({ id: sessionTable.id });
  return ended.map(({ id }) => id);
}
