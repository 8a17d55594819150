import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import { violates } from "../../platform/database/violation.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { hashToken } from "../../http/token-hash.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import {
  deleteEmailVerification,
  findEmailVerification,
  replaceEmailVerification,
} from "./email-verification.queries.ts";
import { emailVerified } from "./email-verification.jobs.ts";
import { emailChangedMail, verificationMail } from "./identity.mails.ts";
import { deletePasswordResetsOf } from "./session.queries.ts";
import { newToken } from "./session.service.ts";
import { findUserById, lockUser, updateUser, type UserChange } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";

/** Limited per receiving address, since an account can enter any address. */
const mailsPerAddress = { points: constants.linkMailsPerHour, seconds: 3600 };

type Receiver = Pick<UserRow, "id" | "firstName">;

/** Mails a link that confirms `email` as the account's address; the account's earlier link stops working. */
export async function mailVerificationLink(
  tx: Db,
  deps: Deps,
  { id, firstName }: Receiver,
  email: string,
): Promise<void> {
  const token = newToken();
  await replaceEmailVerification(tx, {
    userId: id,
    tokenHash: hashToken(token),
    email,
    expiresAt: new Date(deps.now().getTime() + constants.emailVerificationValidity),
  });
  const link = `${deps.env.publicUrl}${pageUrls.verifyEmail(token)}`;
  await deps.jobs.enqueue(tx, sendMail, verificationMail({ email, firstName }, link));
}

/** Throws `rate-limited` if too many mails were sent to the address. */
export const limitVerificationMails = (deps: Deps, email: string): Promise<void> =>
  deps.rateLimiter.consume("verification mail", mailsPerAddress, email);

/** Mails the link again; does nothing if the address is confirmed. Throws `rate-limited`. */
export async function resendVerificationLink(db: Db, deps: Deps, caller: Caller): Promise<void> {
  denyDuringImpersonation(caller);
  const user = await findUserById(db, caller.userId);
  const email = user && unconfirmedEmail(user);
  if (email === null) return;
  await limitVerificationMails(deps, email);
  await transaction(db, async (tx) => {
    const locked = await lockUser(tx, caller.userId);
    if (locked === null) throw problem("unauthenticated");
    // It may have been confirmed or changed meanwhile, which mails a link of its own.
    if (unconfirmedEmail(locked) === email) await mailVerificationLink(tx, deps, locked, email);
  });
}

const unconfirmedEmail = ({ pendingEmail, emailVerifiedAt, email }: UserRow): string | null =>
  pendingEmail ?? (emailVerifiedAt === null ? email : null);

export async function markEmailVerified(tx: Db, deps: Deps, user: UserRow, now: Date): Promise<void> {
  if (user.emailVerifiedAt !== null) return;
  await updateUser(tx, user.id, { emailVerifiedAt: now });
  await deps.jobs.enqueue(tx, emailVerified, { userId: user.id });
}

const deadLink = () =>
  problem("invalid", {
    errors: [
      { path: "token", message: "This link has expired or was used already. Send yourself a new one." },
    ],
  });

/** Confirms the address that the token was mailed to. Throws `invalid` at the token, `email-taken`. */
export async function verifyEmail(
  db: Db,
  deps: Deps,
  { token, now }: { token: string; now: Date },
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  return transaction(db, async (tx) => {
    const found = await findEmailVerification(tx, tokenHash, now);
    const user = found === null ? null : await lockUser(tx, found.userId);
    // Read again under the lock: another click may have used it in the meantime.
    const verification = user === null ? null : await findEmailVerification(tx, tokenHash, now);
    if (user === null || verification === null) throw deadLink();
    const { email } = verification;
    await deleteEmailVerification(tx, user.id);
    if (email === user.pendingEmail) await moveToEmail(tx, deps, user, email);
    else if (email !== user.email) throw deadLink();
    await markEmailVerified(tx, deps, user, now);
    return { email };
  });
}

/** Throws `email-taken` if another account has registered with the address in the meantime. */
async function moveToEmail(tx: Db, deps: Deps, user: UserRow, email: string): Promise<void> {
  const change: UserChange = { email, pendingEmail: null };
  await updateUser(tx, user.id, change).catch((cause: unknown) => {
    if (violates(cause, "user_email")) throw problem("email-taken", { cause });
    throw cause;
  });
  await deletePasswordResetsOf(tx, user.id);
  if (user.emailVerifiedAt !== null) await deps.jobs.enqueue(tx, sendMail, emailChangedMail(user, email));
}

/** Deletes an account's pending address. */
export async function cancelEmailChange(tx: Db, user: UserRow): Promise<void> {
  if (user.pendingEmail === null) return;
  await updateUser(tx, user.id, { pendingEmail: null });
  await deleteEmailVerification(tx, user.id);
}
