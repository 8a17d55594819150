import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { AccountChange, Credentials, Registration } from "@heirloop/contract/user/user.endpoints";
import { afterCommit, transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { problem, ProblemError } from "../../platform/problem.ts";
import { hashToken } from "../../http/token-hash.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { formatWait } from "../../platform/rate-limits/rate-limiter.ts";
import { placeOf } from "../hub/hub-place.ts";
import { checkPictureOwner } from "../upload/picture-owner.ts";
import { isPublicPicture } from "../upload/public-picture.ts";
import { checkPassword, hashPassword, refuseCommonPassword } from "./password.ts";
import {
  cancelEmailChange,
  limitVerificationMails,
  mailVerificationLink,
  markEmailVerified,
} from "./email-verification.service.ts";
import { mailResetLink } from "./identity.jobs.ts";
import { emailChangeRequestedMail, passwordChangedMail } from "./identity.mails.ts";
import { openOwnSession } from "./login-challenge.service.ts";
import { deletePasswordResetsOf, findPasswordReset, isSessionOpen } from "./session.queries.ts";
import { endSessionsOf, openSession } from "./session.service.ts";
import {
  findUserByEmail,
  findUserById,
  insertUser,
  isEmailTaken,
  lockUser,
  updateUser,
  type UserChange,
} from "../user/user.queries.ts";
import { requireUser } from "../user/require-user.ts";
import { presentUser } from "../user/user.presenter.ts";
import { freeProfileSlug } from "../user/user-slug.ts";
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
const resetLinksPerAddress = { points: constants.linkMailsPerHour, seconds: 3600 };

/** An address can be registered again and again: the account before moves on to another one. */
const registrationsPerAddress = resetLinksPerAddress;

/**
 * Locks the caller's account and checks their session again: a logout or a new password may have ended it
 * since it was looked up.
 */
export async function lockActor(tx: Db, caller: Caller): Promise<UserRow> {
  const actor = await lockUser(tx, caller.impersonatedBy ?? caller.userId);
  if (actor === null || !(await isSessionOpen(tx, caller.sessionId))) throw problem("unauthenticated");
  return actor;
}

export async function presentSelf(db: Db, caller: Caller) {
  const user = await requireUser(db, caller.userId);
  const admin = caller.impersonatedBy === null ? null : await findUserById(db, caller.impersonatedBy);
  return presentUser(user, admin);
}

async function isWithinLimit(counted: Promise<void>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (refusal) {
    if (refusal instanceof ProblemError && refusal.code === "rate-limited") return false;
    throw refusal;
  }
}

export async function register(
  db: Db,
  deps: Deps,
  registration: Registration,
  { now, device }: { now: Date; device: string | null },
) {
  refuseCommonPassword(registration.password, "password");
  if (await isEmailTaken(db, registration.email)) throw problem("email-taken");
  const passwordHash = await hashPassword(registration.password);
  const { firstName, lastName, email, isBusiness = false } = registration;
  // Beyond the limit the account is opened without a mail, so that others cannot prevent a registration.
  const isMailed = await isWithinLimit(
    deps.rateLimiter.consume("registration mail", registrationsPerAddress, email),
  );
  return transaction(db, async (tx) => {
    const id = deps.newId();
    const slug = await freeProfileSlug(tx, firstName, deps.newId);
    const inserted = await insertUser(tx, {
      id,
      firstName,
      lastName,
      email,
      passwordHash,
      isBusiness,
      slug,
      createdAt: now,
    });
    if (!inserted) throw problem("email-taken");
    if (isMailed) await mailVerificationLink(tx, deps, { id, firstName }, email);
    return {
      token: await openSession(tx, deps, { userId: id, impersonatedBy: null, now, device }),
      user: presentUser(await requireUser(tx, id), null),
    };
  });
}

/**
 * Checks a password, with a limit of five failures per account and IP address in 15 minutes, and a slower one
 * for each account from all addresses. Attempts on one account from one IP address are serialized, so a burst
 * cannot outrun the counter, and correct passwords in a burst are not counted as guessing. Source: docs/product.md §6.
 */
async function isPasswordCorrect(
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

/**
 * Locks the account and checks that its password has not changed during verification: a new password means
 * that the owner has regained control.
 */
async function lockChecked(tx: Db, checked: UserRow): Promise<UserRow> {
  const user = await lockUser(tx, checked.id);
  if (user?.passwordHash !== checked.passwordHash) throw problem("wrong-credentials");
  return user;
}

export async function logIn(
  db: Db,
  deps: Deps,
  { email, password }: Credentials,
  { ip, now, device }: { ip: string; now: Date; device: string | null },
) {
  const user = await findUserByEmail(db, email);
  const right = await isPasswordCorrect(deps, {
    name: email,
    ip,
    passwordHash: user?.passwordHash ?? null,
    password,
  });
  if (!right || user === null) throw problem("wrong-credentials");
  return transaction(db, async (tx) =>
    openOwnSession(tx, deps, await lockChecked(tx, user), { now, device }),
  );
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
    await deps.jobs.enqueue(tx, sendMail, passwordChangedMail(user));
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
    await deps.jobs.enqueue(tx, sendMail, passwordChangedMail(user));
    return openOwnSession(tx, deps, await requireUser(tx, user.id), input);
  });
}

export async function changeAccount(db: Db, deps: Deps, caller: Caller, change: AccountChange, ip: string) {
  const user = await requireUser(db, caller.userId);
  const email = change.email;
  const movesEmail = email !== undefined && email !== user.email;
  if (movesEmail) {
    denyDuringImpersonation(caller);
    await confirmEmailChange(db, deps, caller, { email, password: change.password, ip });
  }
  const next: UserChange = {};
  if (change.firstName !== undefined) next.firstName = change.firstName;
  if (change.lastName !== undefined) next.lastName = change.lastName;
  if (change.phone !== undefined) next.phone = change.phone;
  if (change.picture !== undefined) {
    if (change.picture !== null && !isPublicPicture(change.picture)) {
      throw problem("invalid", { errors: [{ path: "picture", message: "Upload the picture first" }] });
    }
    await checkPictureOwner(db, {
      userId: user.id,
      pictures: { picture: change.picture },
      current: [user.picture],
    });
    next.picture = change.picture;
  }
  if (change.locationInfo !== undefined) Object.assign(next, placeOf(change.locationInfo.coordinates));
  await updateUser(db, user.id, next);
  if (email !== undefined) await changeEmail(db, deps, caller, user, email);
  return presentSelf(db, caller);
}

/**
 * The account keeps its address until the new one is confirmed; entering the current one cancels a change.
 */
async function changeEmail(db: Db, deps: Deps, caller: Caller, user: UserRow, email: string): Promise<void> {
  if (email === user.email) return transaction(db, (tx) => cancelEmailChange(tx, user));
  await limitVerificationMails(deps, email);
  await transaction(db, async (tx) => {
    const actor = await lockActor(tx, caller);
    await updateUser(tx, actor.id, { pendingEmail: email });
    await mailVerificationLink(tx, deps, actor, email);
    // An unconfirmed address may belong to someone else.
    if (actor.emailVerifiedAt !== null)
      await deps.jobs.enqueue(tx, sendMail, emailChangeRequestedMail(actor, email));
  });
}

async function confirmEmailChange(
  db: Db,
  deps: Deps,
  caller: Caller,
  { email, password, ip }: { email: string; password: string | undefined; ip: string },
): Promise<void> {
  if (password === undefined)
    throw problem("invalid", {
      errors: [{ path: "password", message: "Enter your password to change the email address" }],
    });
  await checkOwnPassword(db, deps, caller, { password, ip });
  if (await isEmailTaken(db, email)) throw problem("email-taken");
}
