import type {
  AccountClosing,
  ClosingObstacle,
} from "@heirloop/contract/personal-data/personal-data.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { problem } from "../../platform/problem.ts";
import { checkOwnPassword } from "../identity/password.service.ts";
import { limitCodes, spendCode } from "../identity/login-challenge.service.ts";
import { endSessionsOf, lockActor } from "../identity/session.service.ts";
import { requireUser } from "../user/require-user.ts";
import { updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { eraseAccount, type Erasure, findObstacles, hashUnknownPassword } from "./erasure.service.ts";
import { accountClosedMail } from "./personal-data.mails.ts";

export async function presentClosing(db: Db, caller: Caller): Promise<AccountClosing> {
  const user = await requireUser(db, caller.userId);
  return { obstacles: await findObstacles(db, user), needsCode: user.twoStepKey !== null };
}

function refuseObstacles(obstacles: readonly ClosingObstacle[]): void {
  if (obstacles.length > 0)
    throw problem("state-conflict", {
      detail: "Some things have to be finished before you can close your account.",
    });
}

type Closure = { password: string; code?: string | undefined; ip: string; now: Date };

/**
 * Closes the caller's account for good. Throws `state-conflict` while something is unfinished, `wrong-credentials` and
 * `wrong-code`.
 */
export async function closeAccount(db: Db, deps: Deps, caller: Caller, closure: Closure): Promise<void> {
  denyDuringImpersonation(caller);
  const { password, code, ip, now } = closure;
  const checked = await checkOwnPassword(db, deps, caller, { password, ip });
  const erasure = { jobs: deps.jobs, now, passwordHash: await hashUnknownPassword() };
  const close = (spend: (tx: Db, user: UserRow) => Promise<void>) =>
    transaction(db, async (tx) => {
      const user = await lockActor(tx, caller);
      // A new password means that the owner has regained control.
      if (user.passwordHash !== checked.passwordHash) throw problem("wrong-credentials");
      await spend(tx, user);
      await closeLocked(tx, deps, user, erasure);
    });
  if (checked.twoStepKey === null)
    return close(async (_tx, { twoStepKey }) => {
      if (twoStepKey !== null) throw problem("state-conflict");
    });
  if (code === undefined)
    throw problem("invalid", { errors: [{ path: "code", message: "Enter a code from your app" }] });
  return limitCodes(deps, { userId: caller.userId, ip }, () =>
    close((tx, user) => spendCode(tx, deps, user, code)),
  );
}

async function closeLocked(tx: Db, deps: Deps, user: UserRow, erasure: Erasure): Promise<void> {
  refuseObstacles(await findObstacles(tx, user));
  await updateUser(tx, user.id, { blockedAt: erasure.now, blockedReason: "Closed by its owner" });
  await deps.events.publish(tx, "account.blocked", { userId: user.id });
  // Its pieces are locked now: a purchase or an offer was either made before and is seen here, or is refused.
  refuseObstacles(await findObstacles(tx, user));
  await endSessionsOf(tx, deps, user.id);
  await eraseAccount(tx, erasure, user);
  // After the mails that waited for this address were deleted.
  await deps.jobs.enqueue(tx, sendMail, accountClosedMail(user));
}
