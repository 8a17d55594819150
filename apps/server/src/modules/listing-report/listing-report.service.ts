import type {
  ListingReport,
  reportableListingSchema,
} from "@heirloop/contract/listing-report/listing-report.endpoints";
import { getReportObstacle, reportRefusal } from "@heirloop/machines/listing/listing-moderation";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { findListing } from "../listing/listing.queries.ts";
import { requireLockedListing } from "../listing/listing.service.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import { findListingReportBy, insertListingReport } from "./listing-report.queries.ts";

/** Returns a piece with what the user can and did report of it. Throws `not-found`. */
export async function reportableListing(
  db: Db,
  userId: string,
  listingId: string,
): Promise<z.input<typeof reportableListingSchema>> {
  const listing = await findListing(db, listingId);
  const seller = listing === null ? null : await findUserById(db, listing.sellerId);
  if (listing === null || seller?.closedAt !== null) throw problem("not-found");
  const { id, slug, title, price, images } = listing;
  const report = await findListingReportBy(db, userId, id);
  return {
    heirloopId: id,
    slug,
    title,
    price,
    images,
    seller: { firstName: publicName(seller) },
    obstacle: getReportObstacle(listing, userId),
    reportedAt: report?.createdAt.toISOString() ?? null,
  };
}

/**
 * Stores a report for the admins. The lock orders it with a decision: it either joins the reports that are decided
 * about, or finds the piece taken down. Throws `state-conflict` if the user has reported the piece before.
 */
export async function reportListing(
  tx: Db,
  deps: Deps,
  userId: string,
  { listingId, reason, text }: ListingReport & { listingId: string },
): Promise<void> {
  const listing = await requireLockedListing(tx, listingId);
  refuse(reportRefusal(listing, userId));
  const isNew = await insertListingReport(tx, {
    id: deps.newId(),
    listingId,
    reporterId: userId,
    reason,
    text,
    createdAt: deps.now(),
    decision: null,
  });
  if (!isNew)
    throw problem("state-conflict", { detail: "You have reported this already. We are looking at it." });
}
