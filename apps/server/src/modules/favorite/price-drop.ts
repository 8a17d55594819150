import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents, centsSchema } from "@heirloop/contract/money/money.schema";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { findListing } from "../listing/listing.queries.ts";
import { readAdmirers } from "./favorite.queries.ts";

/** A favourite costs less than before: `from` cents. Told to the next batch of those after `after`, in the order of their ids. */
export const tellPriceDrop = defineJob(
  "favorite.price-drop",
  z.object({ listingId: z.string(), from: centsSchema, after: z._default(z.string(), "") }),
);

/** People who are told in one transaction, for which others wait. */
const batch = 50;

type Drop = z.output<(typeof tellPriceDrop)["payload"]>;

/** Called with the change, in its transaction. Several cuts before anybody is told make one notification. */
export const tellAdmirersSoon = (
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  drop: Omit<Drop, "after">,
): Promise<void> => jobs.enqueue(tx, tellPriceDrop, drop, { key: drop.listingId });

/** Everybody who keeps the piece; nobody when it is gone or dear again by now. */
export async function tellAdmirers(tx: Db, deps: Deps, { listingId, from, after }: Drop): Promise<void> {
  const listing = await findListing(tx, listingId);
  if (listing?.status !== "active" || listing.price >= from) return;
  const admirers = await readAdmirers(tx, listingId, { after, limit: batch });
  const last = admirers.at(-1);
  if (last !== undefined && admirers.length === batch)
    await deps.jobs.enqueue(tx, tellPriceDrop, { listingId, from, after: last });
  for (const userId of admirers) {
    if (userId === listing.sellerId) continue;
    await deps.notify(tx, {
      userId,
      type: "price-drop",
      text: `${listing.title} is now ${formatCents(cents(listing.price))}, down from ${formatCents(from)}`,
      sender: null,
      listingIds: [listingId],
      orderId: null,
      chatId: null,
    });
  }
}
