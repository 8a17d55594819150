import type { ClosingObstacle } from "@heirloop/contract/personal-data/personal-data.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { hashPassword } from "../identity/password.ts";
import { newToken } from "../identity/session.service.ts";
import { freeProfileSlug } from "../user/user-slug.ts";
import { updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { forgetAtGateway, removePictures } from "./personal-data.jobs.ts";
import {
  clearCoordinates,
  countUnfinished,
  deleteMailsTo,
  deleteRows,
  findOrdersWithOpenCases,
  listPersonalColumns,
  listSavedCards,
} from "./personal-data.queries.ts";

/** Who uploaded a picture decides who may use it, and those of sold pieces stay. */
const kept = new Set(["upload"]);

export type Erasure = Readonly<{
  jobs: Pick<Jobs, "enqueue">;
  now: Date;
  /** Of a password that nobody knows; hashing takes too long for a transaction. */
  passwordHash: string;
}>;

export const hashUnknownPassword = (): Promise<string> => hashPassword(newToken());

/** What has to be finished before an account is erased, whether its owner closes it or an operator erases it. */
export async function findObstacles(
  db: Db,
  { id, admin }: Pick<UserRow, "id" | "admin">,
): Promise<ClosingObstacle[]> {
  const counts = await countUnfinished(db, id);
  const cases = await findOrdersWithOpenCases(db, id);
  const all: ClosingObstacle[] = [
    { kind: "purchases", count: counts.purchases, orderId: null },
    { kind: "sales", count: counts.sales, orderId: null },
    { kind: "offers-made", count: counts["offers-made"], orderId: null },
    { kind: "offers-received", count: counts["offers-received"], orderId: null },
    { kind: "cases", count: cases.length, orderId: cases[0] ?? null },
    { kind: "payouts", count: counts.payouts, orderId: null },
    { kind: "consigned-pieces", count: counts["consigned-pieces"], orderId: null },
    { kind: "accepted-pieces", count: counts["accepted-pieces"], orderId: null },
    { kind: "admin-rights", count: admin ? 1 : 0, orderId: null },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Deletes the rows that are about the person with this email address alone. */
export async function deleteOwnRows(tx: Db, email: string, userId: string | undefined): Promise<void> {
  for (const column of await listPersonalColumns(tx)) {
    const value = column.by === "email" ? email : userId;
    if (value !== undefined && column.isOwn && !kept.has(column.table)) await deleteRows(tx, column, value);
  }
  await deleteMailsTo(tx, email);
}

/**
 * Erases a locked and blocked account, but for what other people and the books need
 * (docs/decisions/0132-personal-data-commands.md). What lies elsewhere is deleted by jobs.
 */
export async function eraseAccount(tx: Db, erasure: Erasure, user: UserRow): Promise<void> {
  const cards = await listSavedCards(tx, user.id);
  const { picture, banner, payoutAccount } = user;
  await deleteOwnRows(tx, user.email, user.id);
  await anonymize(tx, erasure, user.id);
  const addresses = [picture, banner].filter((address) => address !== null);
  if (addresses.length > 0) await erasure.jobs.enqueue(tx, removePictures, { addresses });
  if (cards.length > 0 || payoutAccount !== null)
    await erasure.jobs.enqueue(tx, forgetAtGateway, { cards, payoutAccount });
}

/** Orders refer to the account, so its row stays, without its owner and without a way to log in. */
async function anonymize(tx: Db, { now, passwordHash }: Erasure, id: string): Promise<void> {
  const name = "Former member";
  await clearCoordinates(tx, id);
  await updateUser(tx, id, {
    firstName: name,
    lastName: "",
    email: `${id.toLowerCase()}@erased.invalid`,
    emailVerifiedAt: null,
    pendingEmail: null,
    passwordHash,
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
    closedAt: now,
    payoutAccount: null,
    payoutsConnectedAt: null,
    payoutInformationDueAt: null,
    shopName: null,
    story: null,
    banner: null,
    policies: null,
    home: null,
    pickupCalendar: null,
    deliveryTerms: null,
  });
}
