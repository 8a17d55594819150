import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { mayControlAccess, mayEnter } from "./admin.policy.ts";
import { insertAuditEntry, type NewAuditEntry } from "./audit.queries.ts";
import { endImpersonationsJob } from "./identity.jobs.ts";
import { endSession, openSession, lockActor } from "./session.service.ts";
import { presentUser } from "../user/user.presenter.ts";
import { findUserById, lockUser, updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";

export type Circumstance = { requestId: string; now: Date };

/** Throws `not-found`. */
export async function requireAccount(db: Db, id: string): Promise<UserRow> {
  const account = await findUserById(db, id);
  if (account === null) throw problem("not-found");
  return account;
}

export const audit = (
  tx: Db,
  deps: Deps,
  entry: Pick<NewAuditEntry, "adminId" | "accountId" | "action" | "detail">,
  { requestId, now }: Circumstance,
) => insertAuditEntry(tx, { id: deps.newId(), ...entry, requestId, at: now });

export async function enterAccount(
  db: Db,
  deps: Deps,
  caller: Caller,
  accountId: string,
  when: Circumstance,
) {
  const account = await requireAccount(db, accountId);
  if (!mayEnter(caller, account)) throw problem("permission-denied");
  return transaction(db, async (tx) => {
    const admin = await lockActor(tx, caller);
    await audit(tx, deps, { adminId: admin.id, accountId, action: "enter" }, when);
    const token = await openSession(tx, deps, { userId: accountId, impersonatedBy: admin.id, now: when.now });
    const runAt = new Date(when.now.getTime() + constants.impersonationDuration);
    await deps.jobs.enqueue(tx, endImpersonationsJob, {}, { runAt });
    return { token, user: presentUser(account, admin) };
  });
}

/** Ends the impersonation session and opens a session of the admin's own. */
export async function leaveAccount(db: Db, deps: Deps, caller: Caller, when: Circumstance) {
  const { impersonatedBy } = caller;
  if (impersonatedBy === null)
    throw problem("permission-denied", { detail: "You are not inside another account." });
  return transaction(db, async (tx) => {
    const admin = await lockActor(tx, caller);
    await recordLeaving(tx, deps, caller, when);
    await endSession(tx, deps, caller.sessionId);
    return {
      token: await openSession(tx, deps, { userId: impersonatedBy, impersonatedBy: null, now: when.now }),
      user: presentUser(admin, null),
    };
  });
}

/** Logging out while impersonating ends the impersonation. */
export async function logOut(db: Db, deps: Deps, caller: Caller, when: Circumstance): Promise<void> {
  await transaction(db, async (tx) => {
    if (caller.impersonatedBy !== null) await recordLeaving(tx, deps, caller, when);
    await endSession(tx, deps, caller.sessionId);
  });
}

async function recordLeaving(
  tx: Db,
  deps: Deps,
  { impersonatedBy, userId }: Caller,
  when: Circumstance,
): Promise<void> {
  if (impersonatedBy !== null)
    await audit(tx, deps, { adminId: impersonatedBy, accountId: userId, action: "leave" }, when);
}

/** Throws `state-conflict` for a closed account. A null `reason` lifts the block. Sessions stay, so that the blocked user can see why. */
export async function setBlocked(
  db: Db,
  deps: Deps,
  caller: Caller,
  accountId: string,
  reason: string | null,
  when: Circumstance,
): Promise<UserRow> {
  const account = await requireAccount(db, accountId);
  if (!mayControlAccess(caller, account)) throw problem("permission-denied");
  return transaction(db, async (tx) => {
    const { closedAt } = (await lockUser(tx, accountId)) ?? account;
    if (closedAt !== null)
      throw problem("state-conflict", { detail: "This account is closed and stays blocked." });
    await updateUser(tx, accountId, { blockedAt: reason === null ? null : when.now, blockedReason: reason });
    await deps.events.publish(tx, reason === null ? "account.unblocked" : "account.blocked", {
      userId: accountId,
    });
    await audit(
      tx,
      deps,
      { adminId: caller.userId, accountId, action: reason === null ? "unblock" : "block", detail: reason },
      when,
    );
    return requireAccount(tx, accountId);
  });
}
