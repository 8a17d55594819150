import type { ClosingObstacleKind } from "@heirloop/contract/personal-data/personal-data.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import { lockUserByEmail } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import {
  deleteOwnRows,
  eraseAccount,
  type Erasure,
  findObstacles,
  hashUnknownPassword,
} from "./erasure.service.ts";
import { normalizeEmail } from "./personal-data.service.ts";

const names: Readonly<Record<Exclude<ClosingObstacleKind, "admin-rights">, string>> = {
  purchases: "open purchases",
  sales: "open sales",
  "offers-made": "offers made",
  "offers-received": "offers received",
  cases: "open cases",
  payouts: "payouts that are not in the bank",
  "consigned-pieces": "consigned pieces",
  "accepted-pieces": "pieces accepted on consignment",
};

/** Returns why an account cannot be erased yet, as a sentence; null if it can. */
async function findObstacle(tx: Db, user: UserRow): Promise<string | null> {
  const { email, blockedAt } = user;
  const obstacles = await findObstacles(tx, user);
  if (obstacles.some(({ kind }) => kind === "admin-rights"))
    return `${email} is an admin: run admin revoke first.`;
  if (blockedAt === null)
    return `Block ${email} on the admin page first: that takes its pieces off sale and ends its offers.`;
  const unfinished = obstacles.flatMap(({ kind, count }) =>
    kind === "admin-rights" ? [] : [`${names[kind]} (${count})`],
  );
  if (unfinished.length === 0) return null;
  return `${email} still has ${unfinished.join(", ")}: settle them first.`;
}

/**
 * Erases what is stored about the person with this email address, for the operator's command line. Returns why it
 * cannot be done yet, as a sentence; null once it is done.
 */
export async function erasePersonalData(
  db: Db,
  deps: Pick<Erasure, "jobs" | "now">,
  address: string,
): Promise<string | null> {
  const email = normalizeEmail(address);
  const passwordHash = await hashUnknownPassword();
  return transaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user === null) {
      await deleteOwnRows(tx, email, undefined);
      return null;
    }
    const obstacle = await findObstacle(tx, user);
    if (obstacle === null) await eraseAccount(tx, { ...deps, passwordHash }, user);
    return obstacle;
  });
}
