import type { AccountChange } from "@heirloop/contract/user/user.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { problem } from "../../platform/problem.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { placeOf } from "../hub/hub-place.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { isPublicPicture } from "../upload/picture-address.ts";
import {
  cancelEmailChange,
  limitVerificationMails,
  mailVerificationLink,
} from "./email-verification.service.ts";
import { emailChangeRequestedMail } from "./identity.mails.ts";
import { lockActor } from "./session.service.ts";
import { findUserById, isEmailTaken, lockUser, updateUser, type UserChange } from "../user/user.queries.ts";
import { requireUser } from "../user/require-user.ts";
import { presentUser } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";
import { checkOwnPassword } from "./password.service.ts";

export async function presentSelf(db: Db, caller: Caller) {
  const user = await requireUser(db, caller.userId);
  const admin = caller.impersonatedBy === null ? null : await findUserById(db, caller.impersonatedBy);
  return presentUser(user, admin);
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
    next.picture = change.picture;
  }
  if (change.locationInfo !== undefined) Object.assign(next, placeOf(change.locationInfo.coordinates));
  await transaction(db, async (tx) => {
    const locked = await lockUser(tx, user.id);
    await claimPictures(tx, {
      userId: user.id,
      pictures: { picture: next.picture },
      current: [locked?.picture ?? null],
    });
    await updateUser(tx, user.id, next);
  });
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
