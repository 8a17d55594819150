import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents, centsSchema } from "@heirloop/contract/money/money.schema";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { alertOfPriceDrop } from "../alert/alert.service.ts";
import { findConsignmentOfListing } from "../consignment/consignment.queries.ts";
import { findListing } from "../listing/listing.queries.ts";
import { listFavoritingUsers } from "./favorite.queries.ts";

/**
 * Notifies the next batch of users, by id after `after`, that a favorite's price has dropped from `from`
 * cents.
 */
export const notifyPriceDrop = defineJob(
  "favorite.price-drop",
  z.object({ listingId: z.string(), from: centsSchema, after: z._default(z.string(), "") }),
);

/** Users notified in one transaction, for which others wait. */
const batch = 50;

type Drop = z.output<(typeof notifyPriceDrop)["payload"]>;

/**
 * Call this in the transaction of the price change. Several cuts before the job runs make one notification.
 */
export const schedulePriceDropNotices = (
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  drop: Omit<Drop, "after">,
): Promise<void> => jobs.enqueue(tx, notifyPriceDrop, drop, { key: drop.listingId });

/**
 * Notifies users who have favorited the piece, except its seller and its consigner; none if it is no longer for sale
 * or its price has risen again.
 */
export async function notifyPriceDrops(tx: Db, deps: Deps, { listingId, from, after }: Drop): Promise<void> {
  const listing = await findListing(tx, listingId);
  if (listing?.status !== "active" || listing.price >= from) return;
  const users = await listFavoritingUsers(tx, listingId, { after, limit: batch });
  const last = users.at(-1);
  if (last !== undefined && users.length === batch)
    await deps.jobs.enqueue(tx, notifyPriceDrop, { listingId, from, after: last });
  const consignment = listing.consigned ? await findConsignmentOfListing(tx, listingId) : null;
  for (const userId of users) {
    if (userId === listing.sellerId || userId === consignment?.consignerId) continue;
    await deps.notify(tx, {
      userId,
      type: "price-drop",
      text: `${listing.title} is now ${formatCents(cents(listing.price))}, down from ${formatCents(from)}`,
      sender: null,
      listingIds: [listingId],
      orderId: null,
      chatId: null,
    });
    await alertOfPriceDrop(tx, deps, { userId, listingId, from });
  }
}
