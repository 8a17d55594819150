import type { Credentials, Registration } from "@heirloop/contract/user/user.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { isWithinLimit } from "../../platform/rate-limits/rate-limiter.ts";
import { hashPassword, refuseCommonPassword } from "./password.ts";
import { mailVerificationLink } from "./email-verification.service.ts";
import { openOwnSession } from "./login-challenge.service.ts";
import { openSession } from "./session.service.ts";
import { findUserByEmail, insertUser, isEmailTaken, lockUser } from "../user/user.queries.ts";
import { requireUser } from "../user/require-user.ts";
import { presentUser } from "../user/user.presenter.ts";
import { freeProfileSlug } from "../user/user-slug.ts";
import type { UserRow } from "../user/user.table.ts";
import { isPasswordCorrect, resetLinksPerAddress } from "./password.service.ts";

/** An address can be registered again and again: the account before moves on to another one. */
const registrationsPerAddress = resetLinksPerAddress;

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
