import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashPassword } from "../identity/password.ts";
import { newToken } from "../identity/session.service.ts";
import { freeProfileSlug } from "../user/user-slug.ts";
import { findUserByEmail, lockUserByEmail, updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import {
  clearCoordinates,
  countUnfinished,
  deleteMailsTo,
  deleteRows,
  listPersonalColumns,
  readRows,
} from "./personal-data.queries.ts";

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
]);

/** Who uploaded a picture decides who may use it, and those of sold pieces stay. */
const kept = new Set(["upload"]);

type PersonalData = Readonly<{
  /** Null for somebody who only wrote to us, or gave us an email address. */
  account: Record<string, unknown> | null;
  /** Rows by table and by the column that names the person: `order.buyer_id`. */
  rows: Readonly<Record<string, ReadonlyArray<Record<string, unknown>>>>;
}>;

const without = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const normalize = (email: string): string => email.trim().toLowerCase();

/** Returns what is stored about the person with this email address, for a copy; null if that is nothing. */
export async function readPersonalData(db: Db, address: string): Promise<PersonalData | null> {
  const email = normalize(address);
  const user = await findUserByEmail(db, email);
  const rows: Record<string, Array<Record<string, unknown>>> = {};
  for (const column of await listPersonalColumns(db)) {
    const name = `${column.table}.${column.column}`;
    const value = column.by === "email" ? email : user?.id;
    if (value === undefined || leftOut.has(name)) continue;
    const found = await readRows(db, column, value);
    const hidden = [...secrets, ...(others[name] ?? [])];
    if (found.length > 0) rows[name] = found.map((row) => without(row, hidden));
  }
  if (user === null) return Object.keys(rows).length === 0 ? null : { account: null, rows };
  // `twoStepSince` says whether two-step verification is on.
  const { passwordHash: _, twoStepKey: _key, twoStepLastStep: _step, ...account } = user;
  return { account, rows };
}

const unfinishedKinds = [
  ["orders", "open orders"],
  ["cases", "open cases"],
  ["payouts", "payouts that are not in the bank"],
  ["consignments", "consignments in progress"],
] as const;

/** Returns why an account cannot be erased yet, as a sentence; null if it can. */
async function findObstacle(tx: Db, { id, email, admin, blockedAt }: UserRow): Promise<string | null> {
  if (admin) return `${email} is an admin: run admin revoke first.`;
  if (blockedAt === null)
    return `Block ${email} on the admin page first: that takes its pieces off sale and ends its offers.`;
  const counts = await countUnfinished(tx, id);
  const unfinished = unfinishedKinds.filter(([kind]) => counts[kind] > 0);
  if (unfinished.length === 0) return null;
  return `${email} still has ${unfinished.map(([kind, name]) => `${name} (${counts[kind]})`).join(", ")}: settle them first.`;
}

/**
 * Erases what is stored about the person with this email address, but for what other people and the books need
 * (docs/decisions/0132-personal-data-is-copied-and-erased-by-command.md). Returns why it cannot be done yet, as a
 * sentence; null once it is done.
 */
export function erasePersonalData(db: Db, address: string): Promise<string | null> {
  const email = normalize(address);
  return transaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email);
    const obstacle = user && (await findObstacle(tx, user));
    if (obstacle !== null) return obstacle;
    for (const column of await listPersonalColumns(tx)) {
      const value = column.by === "email" ? email : user?.id;
      if (value !== undefined && column.isOwn && !kept.has(column.table)) await deleteRows(tx, column, value);
    }
    await deleteMailsTo(tx, email);
    if (user !== null) await anonymize(tx, user.id);
    return null;
  });
}

/** Orders refer to the account, so its row stays, without its owner and without a way to log in. */
async function anonymize(tx: Db, id: string): Promise<void> {
  const name = "Former member";
  await clearCoordinates(tx, id);
  await updateUser(tx, id, {
    firstName: name,
    lastName: "",
    email: `${id.toLowerCase()}@erased.invalid`,
    pendingEmail: null,
    passwordHash: await hashPassword(newToken()),
    twoStepKey: null,
    twoStepSince: null,
    twoStepLastStep: null,
    phone: null,
    slug: await freeProfileSlug(tx, name, newToken),
    picture: null,
    lng: null,
    lat: null,
    place: null,
    hub: null,
    region: null,
    blockedReason: "Erased at the owner’s request",
    shopName: null,
    story: null,
    banner: null,
    policies: null,
    home: null,
    pickupCalendar: null,
    deliveryTerms: null,
  });
}
