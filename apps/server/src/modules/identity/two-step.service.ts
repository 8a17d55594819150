import { randomBytes } from "node:crypto";
import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatRecoveryCode } from "@heirloop/contract/user/login-code";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { hashToken } from "../../http/token-hash.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { problem } from "../../platform/problem.ts";
import { seal, unseal } from "../../platform/secrets/seal.ts";
import { findTotpStep, toBase32, totpKeyBytes } from "../../platform/secrets/totp.ts";
import { mayControlAccess } from "./admin.policy.ts";
import { audit, type Circumstance, requireAccount } from "./admin.service.ts";
import {
  recoveryCodesRenewedMail,
  twoStepEndedByAdminMail,
  twoStepOffMail,
  twoStepOnMail,
} from "./identity.mails.ts";
import { checkOwnPassword } from "./password.service.ts";
import { keyContext, limitCodes, spendCode, twoStepKey } from "./login-challenge.service.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-code.queries.ts";
import { endSessionsOf, openSession, lockActor } from "./session.service.ts";
import { lockUser, updateUser } from "../user/user.queries.ts";
import { requireUser } from "../user/require-user.ts";
import type { UserRow } from "../user/user.table.ts";

/** An attempt by the owner, from an IP address. */
type Attempt = { ip: string; now: Date };

export async function presentTwoStep(db: Db, { env }: Deps, caller: Caller) {
  const user = await requireUser(db, caller.userId);
  return {
    since: user.twoStepSince?.toISOString() ?? null,
    recoveryCodesLeft: user.twoStepSince === null ? 0 : await countRecoveryCodes(db, user.id),
    required: user.admin && !env.loopback,
  };
}

const setUpContext = (userId: string): string => `two-step set-up ${userId}`;

/** Returns a new key. Nothing is stored until a code confirms it. Throws `state-conflict` if one is in use. */
export async function setUpTwoStep(
  db: Db,
  deps: Deps,
  caller: Caller,
  { password, ip, now }: Attempt & { password: string },
) {
  denyDuringImpersonation(caller);
  const user = await checkOwnPassword(db, deps, caller, { password, ip });
  if (user.twoStepKey !== null) throw problem("state-conflict");
  const bytes = randomBytes(totpKeyBytes);
  const key = toBase32(bytes);
  const expiresAt = now.getTime() + constants.twoStepSetUpValidity;
  const content = `${expiresAt} ${bytes.toString("base64url")}`;
  // Apps show the issuer and the account; both are in the label and as a parameter for older ones.
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(user.email)}`;
  return {
    setUp: seal(content, twoStepKey(deps), setUpContext(user.id)),
    key,
    uri: `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(brand.name)}`,
  };
}

/** Ten codes of 80 random bits, which cannot be guessed from their hashes. */
async function newRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: constants.recoveryCodes }, () =>
    toBase32(randomBytes(10)).toLowerCase(),
  );
  await replaceRecoveryCodes(tx, userId, codes.map(hashToken));
  return codes.map(formatRecoveryCode);
}

/** Ends all sessions, as a new password does, and opens one for this browser. */
async function changeLogin(tx: Db, deps: Deps, user: UserRow, { now, mail }: { now: Date; mail: Mail }) {
  await endSessionsOf(tx, deps, user.id);
  await deps.jobs.enqueue(tx, sendMail, mail);
  return openSession(tx, deps, { userId: user.id, impersonatedBy: null, now });
}

export async function turnOnTwoStep(
  db: Db,
  deps: Deps,
  caller: Caller,
  { setUp, code, ip, now }: Attempt & { setUp: string; code: string },
) {
  denyDuringImpersonation(caller);
  const { userId } = caller;
  const [expiresAt, encoded] = unseal(setUp, twoStepKey(deps), setUpContext(userId))?.split(" ") ?? [];
  if (encoded === undefined || Number(expiresAt) <= now.getTime())
    throw problem("invalid", {
      errors: [{ path: "setUp", message: "This key is too old; start again" }],
    });
  return limitCodes(deps, { userId, ip }, () =>
    transaction(db, async (tx) => {
      const user = await lockActor(tx, caller);
      if (user.twoStepKey !== null) throw problem("state-conflict");
      const step = findTotpStep(Buffer.from(encoded, "base64url"), code, { now, after: null });
      if (step === null) throw problem("wrong-code");
      await updateUser(tx, userId, {
        twoStepKey: seal(encoded, twoStepKey(deps), keyContext(userId)),
        twoStepSince: now,
        twoStepLastStep: step,
      });
      const recoveryCodes = await newRecoveryCodes(tx, userId);
      return { recoveryCodes, token: await changeLogin(tx, deps, user, { now, mail: twoStepOnMail(user) }) };
    }),
  );
}

/** Runs a change that needs the password and a code. */
async function withPasswordAndCode<Result>(
  db: Db,
  deps: Deps,
  caller: Caller,
  { password, code, ip }: Attempt & { password: string; code: string },
  change: (tx: Db, user: UserRow) => Promise<Result>,
): Promise<Result> {
  denyDuringImpersonation(caller);
  await checkOwnPassword(db, deps, caller, { password, ip });
  return limitCodes(deps, { userId: caller.userId, ip }, () =>
    transaction(db, async (tx) => {
      const user = await lockActor(tx, caller);
      await spendCode(tx, deps, user, code);
      return change(tx, user);
    }),
  );
}

export const renewRecoveryCodes = (
  db: Db,
  deps: Deps,
  caller: Caller,
  attempt: Attempt & { password: string; code: string },
) =>
  withPasswordAndCode(db, deps, caller, attempt, async (tx, user) => ({
    recoveryCodes: await newRecoveryCodes(tx, user.id),
    token: await changeLogin(tx, deps, user, { now: attempt.now, mail: recoveryCodesRenewedMail(user) }),
  }));

async function deleteTwoStep(tx: Db, userId: string): Promise<void> {
  await updateUser(tx, userId, { twoStepKey: null, twoStepSince: null, twoStepLastStep: null });
  await replaceRecoveryCodes(tx, userId, []);
}

export const turnOffTwoStep = (
  db: Db,
  deps: Deps,
  caller: Caller,
  attempt: Attempt & { password: string; code: string },
) =>
  withPasswordAndCode(db, deps, caller, attempt, async (tx, user) => {
    await deleteTwoStep(tx, user.id);
    return { token: await changeLogin(tx, deps, user, { now: attempt.now, mail: twoStepOffMail(user) }) };
  });

/** For an owner who has lost the app and the recovery codes. Their password alone opens the account again. */
export async function endTwoStepOf(
  db: Db,
  deps: Deps,
  caller: Caller,
  { accountId, reason }: { accountId: string; reason: string },
  when: Circumstance,
): Promise<UserRow> {
  const account = await requireAccount(db, accountId);
  if (!mayControlAccess(caller, account)) throw problem("permission-denied");
  return transaction(db, async (tx) => {
    const user = await lockUser(tx, accountId);
    if (!user?.twoStepKey) throw problem("state-conflict");
    await deleteTwoStep(tx, accountId);
    await endSessionsOf(tx, deps, accountId);
    await deps.jobs.enqueue(tx, sendMail, twoStepEndedByAdminMail(user, reason));
    const entry = { adminId: caller.userId, accountId, action: "turn-off-two-step", detail: reason };
    await audit(tx, deps, entry, when);
    return requireAccount(tx, accountId);
  });
}
