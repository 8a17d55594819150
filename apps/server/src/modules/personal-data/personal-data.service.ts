import type { PersonalData } from "@heirloop/contract/personal-data/personal-data.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { checkOwnPassword } from "../identity/password.service.ts";
import { findUserByEmail } from "../user/user.queries.ts";
import { listPersonalColumns, listRows } from "./personal-data.queries.ts";

/** Columns that would be useful only to an attacker. */
const secrets = [
  "password_hash",
  "token_hash",
  "device_hash",
  "code_hash",
  "endpoint",
  "p256dh",
  "auth",
  "handoff_code",
];

/** Columns that are about the other side, or about us, where the account is this side. */
const others: Readonly<Record<string, readonly string[]>> = {
  "order.buyer_id": ["pickup"],
  "order.seller_id": ["address", "contact"],
  "consignment.accepted_by": ["pickup", "zip"],
  "audit.account_id": ["admin_id", "request_id"],
  // What the other side wrote is on the profile once it is published.
  "review.buyer_id": ["shared", "buyer_rating", "buyer_feedback"],
  "review.seller_id": ["shared", "seller_rating", "seller_feedback"],
};

/** Rows that only mention the account, or only repeat what other rows say. */
const leftOut = new Set([
  "listing.reserved_by",
  "audit.admin_id",
  "idempotency.user_id",
  "chat_seen.user_id",
  // Nobody learns who has blocked them.
  "person_block.blocked_id",
  // A follow belongs to the follower's data.
  "seller_follow.seller_id",
]);

const without = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Returns what is stored about the person with this email address, for a copy; null if that is nothing. */
export async function loadPersonalData(db: Db, address: string): Promise<PersonalData | null> {
  const email = normalizeEmail(address);
  const user = await findUserByEmail(db, email);
  const rows: Record<string, Array<Record<string, unknown>>> = {};
  for (const column of await listPersonalColumns(db)) {
    const name = `${column.table}.${column.column}`;
    const value = column.by === "email" ? email : user?.id;
    if (value === undefined || leftOut.has(name)) continue;
    const found = await listRows(db, column, value);
    const hidden = [...secrets, ...(others[name] ?? [])];
    if (found.length > 0) rows[name] = found.map((row) => without(row, hidden));
  }
  if (user === null) return Object.keys(rows).length === 0 ? null : { account: null, rows };
  // `twoStepSince` says whether two-step verification is on.
  const { passwordHash: _, twoStepKey: _key, twoStepLastStep: _step, ...account } = user;
  return { account, rows };
}

/** Returns a copy for the owner, who enters the password again. Throws `wrong-credentials`. */
export async function copyOwnData(
  db: Db,
  deps: Deps,
  caller: Caller,
  attempt: { password: string; ip: string },
): Promise<PersonalData> {
  denyDuringImpersonation(caller);
  const { email } = await checkOwnPassword(db, deps, caller, attempt);
  return (await loadPersonalData(db, email)) ?? { account: null, rows: {} };
}
