import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { requireLockedListing } from "../listing/listing.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findUserById } from "../user/user.queries.ts";
import { writeFreeAgainLetter } from "./waiting-list.mail.ts";
import { checkMayWait } from "./waiting-list.policy.ts";
import { countWaiting, insertWaiting, takeWaitingList } from "./waiting-list.queries.ts";

export async function joinWaitingList(db: Db, caller: Caller, id: string, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    // The lock orders joining and releasing: a user either joins before the release and is notified, or is
    // refused.
    const listing = await requireLockedListing(tx, id);
    checkMayWait(caller, listing, now);
    await insertWaiting(tx, { listingId: id, userId: caller.userId, createdAt: now });
    return countWaiting(tx, id);
  });
}

/** Notifies the waiting list, once, that the pieces are available again. */
export async function notifyWaitingList(tx: Db, deps: Deps, rows: readonly ListingRow[]): Promise<void> {
  for (const row of rows) {
    if (row.status !== "active") continue;
    for (const userId of await takeWaitingList(tx, row.id)) {
      await deps.notify(tx, {
        userId,
        type: "waiting-list",
        text: `${row.title} is available again`,
        sender: null,
        listingIds: [row.id],
        orderId: null,
        chatId: null,
      });
      const user = await findUserById(tx, userId);
      if (user !== null)
        await deps.mailNotification(tx, {
          user,
          types: ["waiting-list"],
          letter: writeFreeAgainLetter(user, row, deps.env.publicUrl),
        });
    }
  }
}
