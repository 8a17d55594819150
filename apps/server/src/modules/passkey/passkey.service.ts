import type { NewPasskey, PasskeyLogin } from "@heirloop/contract/passkey/passkey.endpoints";
import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { checkTotal } from "../../http/check-total.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { problem } from "../../platform/problem.ts";
import { limitCodes, spendCode } from "../identity/login-challenge.service.ts";
import { checkOwnPassword } from "../identity/password.service.ts";
import { lockActor, openSession } from "../identity/session.service.ts";
import { presentUser } from "../user/user.presenter.ts";
import { lockUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { createChallenge, creationPurpose, loginPurpose, spendChallenge } from "./passkey-challenge.ts";
import {
  creationOptions,
  requestOptions,
  toUserId,
  verifyLogin,
  verifyNewPasskey,
} from "./passkey-verification.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "./passkey.mails.ts";
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
} from "./passkey.queries.ts";
import type { PasskeyRow } from "./passkey.table.ts";

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function presentPasskeys(db: Db, { userId }: Caller) {
  return { passkeys: (await listPasskeys(db, userId)).map(present) };
}

/** Uses the code while two-step verification is on: a passkey logs in without one. */
async function checkCode(
  db: Db,
  deps: Deps,
  caller: Caller,
  { code, ip }: { code: string | undefined; ip: string },
): Promise<void> {
  if (code === undefined)
    throw problem("invalid", { errors: [{ path: "code", message: "Enter a code from your app" }] });
  await limitCodes(deps, { userId: caller.userId, ip }, () =>
    transaction(db, async (tx) => spendCode(tx, deps, await lockActor(tx, caller), code)),
  );
}

/** Confirms that it is the owner, and returns what their browser is asked to create. */
export async function beginPasskey(
  db: Db,
  deps: Deps,
  caller: Caller,
  { password, code, ip }: { password: string; code?: string | undefined; ip: string },
) {
  denyDuringImpersonation(caller);
  const user = await checkOwnPassword(db, deps, caller, { password, ip });
  const existing = await listPasskeys(db, user.id);
  checkTotal(passkeyEndpoints.creationOptions, existing.length);
  if (user.twoStepKey !== null) await checkCode(db, deps, caller, { code, ip });
  return creationOptions(deps.env, createChallenge(deps, creationPurpose(caller)), user, existing);
}

/** Adds what the browser created. Throws `wrong-passkey`; `state-conflict` if the passkey is known already. */
export async function addPasskey(db: Db, deps: Deps, caller: Caller, input: NewPasskey, now: Date) {
  denyDuringImpersonation(caller);
  const { publicKey, counter, challenge } = await verifyNewPasskey(deps.env, input);
  const { id, name, transports } = input;
  const row: PasskeyRow = {
    id,
    userId: caller.userId,
    name,
    publicKey,
    counter,
    transports,
    createdAt: now,
    lastUsedAt: null,
  };
  return transaction(db, async (tx) => {
    const user = await lockActor(tx, caller);
    await spendChallenge(tx, deps, challenge, creationPurpose(caller));
    checkTotal(passkeyEndpoints.add, await countPasskeys(tx, user.id));
    if (!(await insertPasskey(tx, row))) throw problem("state-conflict");
    await deps.jobs.enqueue(tx, sendMail, passkeyAddedMail(user, name, deps.env.publicUrl));
    return present(row);
  });
}

/** Removing one that is gone changes nothing. */
export async function removePasskey(db: Db, deps: Deps, caller: Caller, id: string): Promise<void> {
  denyDuringImpersonation(caller);
  await transaction(db, async (tx) => {
    const user = await lockActor(tx, caller);
    const name = await deletePasskey(tx, { id, userId: user.id });
    if (name !== null) await deps.jobs.enqueue(tx, sendMail, passkeyRemovedMail(user, name));
  });
}

/** What the browser is asked for: it knows for which accounts it has passkeys of this site. */
export const beginPasskeyLogin = (deps: Deps) =>
  requestOptions(deps.env, createChallenge(deps, loginPurpose));

async function lockOwner(tx: Db, passkeyId: string): Promise<{ user: UserRow; passkey: PasskeyRow }> {
  const found = await findPasskey(tx, passkeyId);
  const user = found === null ? null : await lockUser(tx, found.userId);
  // Read again once the account is locked: it may have been removed or used meanwhile.
  const passkey = user === null ? null : await findPasskey(tx, passkeyId);
  if (user === null || passkey === null) throw problem("wrong-passkey");
  return { user, passkey };
}

/**
 * Opens the owner's session. No code is asked for: the device has checked that it is them, so that there are two
 * factors already. Throws `wrong-passkey`.
 */
export async function logInWithPasskey(
  db: Db,
  deps: Deps,
  input: PasskeyLogin,
  { now, device }: { now: Date; device: string | null },
) {
  return transaction(db, async (tx) => {
    const { user, passkey } = await lockOwner(tx, input.id);
    if (toUserId(input.userHandle) !== user.id) throw problem("wrong-passkey");
    const { counter, challenge } = await verifyLogin(deps.env, input, passkey);
    await spendChallenge(tx, deps, challenge, loginPurpose);
    await recordPasskeyUse(tx, { id: passkey.id, counter, lastUsedAt: now });
    return {
      token: await openSession(tx, deps, { userId: user.id, impersonatedBy: null, now, device }),
      user: presentUser(user, null),
    };
  });
}
