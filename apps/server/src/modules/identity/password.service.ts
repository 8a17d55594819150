import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { afterCommit, transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { problem } from "../../platform/problem.ts";
import { hashToken } from "../../http/token-hash.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { formatWait, isWithinLimit } from "../../platform/rate-limits/rate-limiter.ts";
import { checkPassword, hashPassword, refuseCommonPassword } from "./password.ts";
import { cancelEmailChange, markEmailVerified } from "./email-verification.service.ts";
import { mailResetLink } from "./identity.jobs.ts";
import { passwordChangedMail } from "./identity.mails.ts";
import { openOwnSession } from "./login-challenge.service.ts";
import { deletePasswordResetsOf, findPasswordReset } from "./session.queries.ts";
import { endSessionsOf, lockActor, openSession } from "./session.service.ts";
import { lockUser, updateUser } from "../user/user.queries.ts";
import { requireUser } from "../user/require-user.ts";
import type { UserRow } from "../user/user.table.ts";

const loginLimit = { points: constants.loginFailures, seconds: constants.loginFailureWindow / 1000 };

/** Slows down guessing from many addresses. A new password lifts it, so its owner is not locked out. */
const accountLoginLimit = {
  points: constants.loginFailuresPerAccount,
  seconds: 3600,
  message: (secondsLeft: number) =>
    `Too many wrong passwords for this account. Reset your password to log in now, or try again in ${formatWait(secondsLeft)}.`,
};

/** Anyone can request links for any address, so the limit is per receiving address. */
export const resetLinksPerAddress = { points: constants.linkMailsPerHour, seconds: 3600 };

/**
 * Checks a password, with a limit of five failures per account and IP address in 15 minutes, and a slower one
 * for each account from all addresses. Attempts on one account from one IP address are serialized, so a burst
 * cannot outrun the counter, and correct passwords in a burst are not counted as guessing. Source: docs/product.md §6.
 */
export async function isPasswordCorrect(
  deps: Deps,
  attempt: { name: string; ip: string; passwordHash: string | null; password: string },
): Promise<boolean> {
  const who = `${attempt.name} ${attempt.ip}`;
  return deps.locks.run(`login ${who}`, async () => {
    await deps.rateLimiter.consume("login", loginLimit, who);
    await deps.rateLimiter.consume("login account", accountLoginLimit, attempt.name);
    const right = await checkPassword(attempt.passwordHash, attempt.password);
    if (right) {
      await deps.rateLimiter.forgive("login", loginLimit, who);
      await deps.rateLimiter.forgive("login account", accountLoginLimit, attempt.name);
    }
    return right;
  });
}

/** Checks the caller's own password and returns their account. Throws `wrong-credentials`. */
export async function checkOwnPassword(
  db: Db,
  deps: Deps,
  caller: Caller,
  { password, ip }: { password: string; ip: string },
): Promise<UserRow> {
  const user = await requireUser(db, caller.userId);
  const { email: name, passwordHash } = user;
  if (!(await isPasswordCorrect(deps, { name, ip, passwordHash, password })))
    throw problem("wrong-credentials");
  return user;
}

export async function changePassword(
  db: Db,
  deps: Deps,
  caller: Caller,
  input: { password: string; newPassword: string; ip: string; now: Date },
): Promise<string> {
  denyDuringImpersonation(caller);
  refuseCommonPassword(input.newPassword, "newPassword");
  await checkOwnPassword(db, deps, caller, input);
  const passwordHash = await hashPassword(input.newPassword);
  return transaction(db, async (tx) => {
    const user = await lockActor(tx, caller);
    await setPassword(tx, deps, user, passwordHash);
    await deps.jobs.enqueue(tx, sendMail, passwordChangedMail(user, deps.env.publicUrl));
    return openSession(tx, deps, { userId: user.id, impersonatedBy: null, now: input.now });
  });
}

/**
 * A new password ends every session and every reset link, and cancels a pending email change, which an
 * intruder may have started. It also resets the limits on reset links and on wrong passwords of the account.
 */
async function setPassword(tx: Db, deps: Deps, user: UserRow, passwordHash: string): Promise<void> {
  const { id, email } = user;
  await updateUser(tx, id, { passwordHash });
  await deletePasswordResetsOf(tx, id);
  await cancelEmailChange(tx, user);
  await endSessionsOf(tx, deps, id);
  await afterCommit(async () => {
    await deps.rateLimiter.forgive("reset link", resetLinksPerAddress, email);
    await deps.rateLimiter.forgive("login account", accountLoginLimit, email);
  });
}

/**
 * Reveals nothing about whether the address has an account or reached its limit: a job looks up the account.
 */
export async function forgotPassword(db: Db, deps: Deps, email: string): Promise<void> {
  if (!(await isWithinLimit(deps.rateLimiter.consume("reset link", resetLinksPerAddress, email)))) return;
  await deps.jobs.enqueue(db, mailResetLink, { email }, { key: email });
}

/** Read again once the account is locked: the link may have been used, or the address may have changed. */
async function lockByReset(tx: Db, { token, now }: { token: string; now: Date }): Promise<UserRow> {
  const ownerId = await findPasswordReset(tx, hashToken(token), now);
  const owner = ownerId === null ? null : await lockUser(tx, ownerId);
  if (owner === null || (await findPasswordReset(tx, hashToken(token), now)) === null)
    throw problem("invalid", {
      errors: [{ path: "token", message: "This link was used already or is too old; ask for a new one" }],
    });
  return owner;
}

export async function resetPassword(
  db: Db,
  deps: Deps,
  input: { token: string; password: string; now: Date; device: string | null },
) {
  refuseCommonPassword(input.password, "password");
  const passwordHash = await hashPassword(input.password);
  return transaction(db, async (tx) => {
    const user = await lockByReset(tx, input);
    await setPassword(tx, deps, user, passwordHash);
    // The link was mailed to the account's address, so following it proves access to that mailbox.
    await markEmailVerified(tx, deps, user, input.now);
    await deps.jobs.enqueue(tx, sendMail, passwordChangedMail(user, deps.env.publicUrl));
    return openOwnSession(tx, deps, await requireUser(tx, user.id), input);
  });
}
