import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { isAppCode } from "@heirloop/contract/user/login-code";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { reply } from "../../http/reply.ts";
import { hashToken } from "../../http/token-hash.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { problem } from "../../platform/problem.ts";
import { formatWait } from "../../platform/rate-limits/rate-limiter.ts";
import { unseal } from "../../platform/secrets/seal.ts";
import { findTotpStep } from "../../platform/secrets/totp.ts";
import { recoveryCodeUsedMail } from "./identity.mails.ts";
import { countRecoveryCodes, deleteRecoveryCode } from "./recovery-code.queries.ts";
import { deleteLoginChallenge, findLoginChallenge, insertLoginChallenge } from "./session.queries.ts";
import { newToken, openSession } from "./session.service.ts";
import { lockUser, updateUser } from "../user/user.queries.ts";
import { presentUser } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";

/** What a key of an authenticator app is sealed for. */
export const keyContext = (userId: string): string => `two-step ${userId}`;
export const twoStepKey = ({ signingKey }: Pick<Deps, "signingKey">): Buffer => signingKey("two-step");

/** Opens the owner's session, or stores that it waits for a code: then nothing but the code opens it. */
export async function openOwnSession(
  tx: Db,
  deps: Deps,
  user: UserRow,
  { now, device }: { now: Date; device: string | null },
) {
  if (user.twoStepKey === null)
    return {
      token: await openSession(tx, deps, { userId: user.id, impersonatedBy: null, now, device }),
      user: presentUser(user, null),
    };
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + constants.loginChallengeValidity);
  await insertLoginChallenge(tx, { tokenHash: hashToken(challenge), userId: user.id, expiresAt });
  return reply(202, { challenge, expiresAt: expiresAt.toISOString() });
}

const codeLimit = { points: constants.loginFailures, seconds: constants.loginFailureWindow / 1000 };

/** Slows down guessing from many addresses, by somebody who has the password. A new password does not lift it. */
const accountCodeLimit = {
  points: constants.codeFailuresPerAccount,
  seconds: 3600,
  message: (secondsLeft: number) =>
    `Too many wrong codes for this account. Try again in ${formatWait(secondsLeft)}, and change your password if it was not you.`,
};

/** Runs an attempt with a code. Failures are counted, for the account and IP address and for the account. */
export async function limitCodes<Result>(
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  { userId, ip }: { userId: string; ip: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const who = `${userId} ${ip}`;
  await rateLimiter.consume("login code", codeLimit, who);
  await rateLimiter.consume("login code account", accountCodeLimit, userId);
  const result = await attempt();
  await rateLimiter.forgive("login code", codeLimit, who);
  await rateLimiter.forgive("login code account", accountCodeLimit, userId);
  return result;
}

/** Uses a code of a locked account, so that it is accepted once. Throws `wrong-code`. */
export async function spendCode(tx: Db, deps: Deps, user: UserRow, code: string): Promise<void> {
  if (user.twoStepKey === null) throw problem("state-conflict");
  if (isAppCode(code)) {
    const key = unseal(user.twoStepKey, twoStepKey(deps), keyContext(user.id));
    const step =
      key === null
        ? null
        : findTotpStep(Buffer.from(key, "base64url"), code, { now: deps.now(), after: user.twoStepLastStep });
    if (step === null) throw problem("wrong-code");
    await updateUser(tx, user.id, { twoStepLastStep: step });
    return;
  }
  if (!(await deleteRecoveryCode(tx, user.id, hashToken(code)))) throw problem("wrong-code");
  const left = await countRecoveryCodes(tx, user.id);
  await deps.jobs.enqueue(tx, sendMail, recoveryCodeUsedMail(user, left));
}

/** Finishes a login with a code. Throws `login-expired` and `wrong-code`. Source: docs/product.md §6. */
export async function confirmLogin(
  db: Db,
  deps: Deps,
  input: { challenge: string; code: string; ip: string; now: Date; device: string | null },
) {
  const { code, ip, now, device } = input;
  const tokenHash = hashToken(input.challenge);
  const userId = await findLoginChallenge(db, tokenHash, now);
  if (userId === null) throw problem("login-expired");
  return limitCodes(deps, { userId, ip }, () =>
    transaction(db, async (tx) => {
      const user = await lockUser(tx, userId);
      // Read again once the account is locked: it may have been used, a new password may have ended it, or two-step
      // verification was turned off while it was made.
      if (!user?.twoStepKey || (await findLoginChallenge(tx, tokenHash, now)) === null)
        throw problem("login-expired");
      await spendCode(tx, deps, user, code);
      await deleteLoginChallenge(tx, tokenHash);
      return {
        token: await openSession(tx, deps, { userId, impersonatedBy: null, now, device }),
        user: presentUser(user, null),
      };
    }),
  );
}
