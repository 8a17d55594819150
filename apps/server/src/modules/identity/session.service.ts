import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { randomBytes } from "node:crypto";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import type { Caller, Sessions } from "../../http/caller.ts";
import { hashToken } from "../../http/token-hash.ts";
import { problem } from "../../platform/problem.ts";
import { lockUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { insertAuditEntry } from "./audit.queries.ts";
import {
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  findCaller,
  insertSession,
  isSessionOpen,
} from "./session.queries.ts";
import { upsertUserDevice } from "./user-device.queries.ts";
import { newId } from "../../platform/ids/new-id.ts";

/** 256 random bits; the database stores only their hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

type Opening = {
  userId: string;
  impersonatedBy: string | null;
  now: Date;
  /** The browser's device token; null for clients without one. */
  device?: string | null;
};

/** Opens a session: 30 days for the owner, 30 minutes for an impersonating admin. Returns its token. */
export async function openSession(
  db: Db,
  deps: Pick<Deps, "newId">,
  { userId, impersonatedBy, now, device = null }: Opening,
): Promise<string> {
  const token = newToken();
  const duration = impersonatedBy === null ? constants.sessionDuration : constants.impersonationDuration;
  const expiresAt = new Date(now.getTime() + duration);
  await insertSession(db, {
    id: deps.newId(),
    tokenHash: hashToken(token),
    userId,
    impersonatedBy,
    createdAt: now,
    expiresAt,
  });
  // An admin's browser is not a device of the account's owner.
  if (device !== null && impersonatedBy === null)
    await upsertUserDevice(db, { userId, deviceHash: hashToken(device), lastSeenAt: now });
  return token;
}

/**
 * Locks the caller's account and checks their session again: a logout or a new password may have ended it
 * since it was looked up.
 */
export async function lockActor(tx: Db, caller: Caller): Promise<UserRow> {
  const actor = await lockUser(tx, caller.impersonatedBy ?? caller.userId);
  if (actor === null || !(await isSessionOpen(tx, caller.sessionId))) throw problem("unauthenticated");
  return actor;
}

/** Ends one session and closes its sockets. */
export async function endSession(db: Db, deps: Pick<Deps, "bus">, sessionId: string): Promise<void> {
  await deleteSession(db, sessionId);
  await afterCommit(() => deps.bus.publish({ kind: "ended", sessionIds: [sessionId] }));
}

/** Ends all sessions of a user, including impersonations by or of them and logins under way, and closes their sockets. */
export async function endSessionsOf(db: Db, deps: Pick<Deps, "bus">, userId: string): Promise<void> {
  const sessionIds = await deleteSessionsOf(db, userId);
  await afterCommit(() => deps.bus.publish({ kind: "ended", sessionIds }));
}

/** Deletes expired rows and closes the sockets of expired sessions. */
export async function endExpired(db: Db, deps: Pick<Deps, "bus" | "now">): Promise<void> {
  const sessionIds = await deleteExpired(db, deps.now());
  await afterCommit(() => deps.bus.publish({ kind: "ended", sessionIds }));
}

const auditedByTheirOwnEntry = new Set(["/api/admin/leave-account", "/api/auth/logout"]);

async function recordImpersonatedWrite(
  db: Db,
  write: { caller: Caller; method: string; path: string; detail?: string; requestId: string; at: Date },
): Promise<void> {
  const { caller, method, path, detail = null, requestId, at } = write;
  if (caller.impersonatedBy === null || auditedByTheirOwnEntry.has(path)) return;
  await insertAuditEntry(db, {
    id: newId(),
    adminId: caller.impersonatedBy,
    accountId: caller.userId,
    action: `${method} ${path}`,
    detail,
    requestId,
    at,
  });
}

/** Admins need two-step verification on every server that more than this machine can reach. */
export const createSessions = ({ loopback }: Pick<Env, "loopback">): Sessions => ({
  lookup: (db, tokenHash, now) => findCaller(db, tokenHash, now, { requireTwoStep: !loopback }),
  recordImpersonatedWrite,
});
