import {
  blockedPeopleEndpoints,
  type blockedPersonSchema,
} from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { type Contact, contactBetween, contactClosedText } from "@heirloop/contract/blocked-people/contact";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { checkTotal } from "../../http/check-total.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import { presentParty } from "../user/user.presenter.ts";
import { findUserById, lockUser } from "../user/user.queries.ts";
import {
  countBlockedPeople,
  insertPersonBlock,
  listBlockedUsers,
  listBlocksBetween,
} from "./person-block.queries.ts";

type Presented = z.input<typeof blockedPersonSchema>;

export async function listBlockedPeople(db: Db, userId: string): Promise<Presented[]> {
  const blocked = await listBlockedUsers(db, userId);
  return blocked.map(({ user, since }) => ({ person: presentParty(user), since: since.toISOString() }));
}

/** Blocks a person; blocking them again changes nothing. */
export async function blockPerson(
  db: Db,
  deps: Pick<Deps, "events">,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<Presented> {
  if (blockerId === blockedId) throw problem("state-conflict", { detail: "You cannot block yourself." });
  return transaction(db, async (tx) => {
    await lockUser(tx, blockerId);
    const user = await findUserById(tx, blockedId);
    if (user === null) throw problem("not-found");
    const known = (await listBlocksBetween(tx, blockerId, [blockedId])).find(
      (one) => one.blockerId === blockerId,
    );
    if (known === undefined) {
      checkTotal(blockedPeopleEndpoints.block, await countBlockedPeople(tx, blockerId));
      await insertPersonBlock(tx, { blockerId, blockedId, createdAt: now });
      await deps.events.publish(tx, "person.blocked", { blockerId, blockedId });
    }
    return { person: presentParty(user), since: (known?.createdAt ?? now).toISOString() };
  });
}

/** How two people stand for the first of them. */
export const getContact = async (db: Db, viewerId: string, otherId: string): Promise<Contact> =>
  contactBetween(await listBlocksBetween(db, viewerId, [otherId]), viewerId, otherId);

/** Throws `not-accepting` if one of the two has blocked the other; `about` is what was to be sent. */
export async function checkContact(
  db: Db,
  userId: string,
  others: readonly string[],
  about: "closed" | "question" | "follow",
): Promise<void> {
  const blocks = await listBlocksBetween(db, userId, others);
  if (blocks.length === 0) return;
  const isOwn = blocks.some(({ blockerId }) => blockerId === userId);
  throw problem("not-accepting", { detail: contactClosedText(isOwn ? "blocked" : "closed", about) });
}
