import type { reportedListingSchema } from "@heirloop/contract/admin/reported-listing.endpoints";
import { getTakeDownObstacle } from "@heirloop/machines/listing/listing-moderation";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { lockListing } from "../listing/listing.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findClaims } from "../order/listing-orders.queries.ts";
import { presentPerson } from "../user/user.presenter.ts";
import { findUsers } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import {
  closeReportsOf,
  type Decided,
  presentPiece,
  recordDecision,
  requireOpenSeller,
} from "./listing-decision.ts";
import { findListingReport, listOpenListingReports } from "./listing-report.queries.ts";
import { takeDown } from "./takedown.service.ts";

/** Lists the pieces that were reported and not decided on, with all reports of each, the oldest first. */
export async function reportedListings(
  db: Db,
  limit: number,
): Promise<Array<z.input<typeof reportedListingSchema>>> {
  const open = await listOpenListingReports(db, limit);
  const claims = await findClaims(
    db,
    open.map(({ listing }) => listing.id),
  );
  const reporters = await findUsers(
    db,
    open.map(({ report }) => report.reporterId),
  );
  const firsts = open.filter(
    ({ listing }, place) => open.findIndex((other) => other.listing.id === listing.id) === place,
  );
  return firsts.map(({ report: first, listing, seller }) => ({
    _id: first.id,
    listing: presentPiece(listing),
    seller: presentPerson(seller),
    obstacle: getTakeDownObstacle({ status: listing.status, isOrdered: claims.has(listing.id) }),
    reports: open.flatMap(({ report: { id, listingId, reporterId, reason, text, createdAt } }) => {
      const reporter = reporters.get(reporterId);
      return listingId !== listing.id || reporter === undefined
        ? []
        : { _id: id, reporter: presentPerson(reporter), reason, text, date: createdAt.toISOString() };
    }),
  }));
}

/**
 * Locks the piece of a report. Throws `not-found`, and `state-conflict` if its reports were decided about or its
 * seller's account was closed.
 */
async function lockReported(tx: Db, reportId: string): Promise<{ listing: ListingRow; seller: UserRow }> {
  const listingId = (await findListingReport(tx, reportId))?.listingId ?? null;
  const listing = listingId === null ? null : await lockListing(tx, listingId);
  const report = await findListingReport(tx, reportId);
  if (listing === null || report === null) throw problem("not-found");
  if (report.decision !== null)
    throw problem("state-conflict", { detail: "Another admin has decided about this already." });
  return { listing, seller: await requireOpenSeller(tx, listing) };
}

/** Closes all open reports of a piece, which stays as it is. */
export async function keepReportedListing(
  tx: Db,
  deps: Deps,
  reportId: string,
  decided: Decided,
): Promise<void> {
  const { listing } = await lockReported(tx, reportId);
  await closeReportsOf(tx, deps, listing, "kept");
  await recordDecision(tx, deps, listing, "keep-piece", decided);
}

/** Takes down a piece that was reported (`takeDown`). */
export async function takeDownReportedListing(
  tx: Db,
  deps: Deps,
  reportId: string,
  decided: Decided,
): Promise<void> {
  await takeDown(tx, deps, await lockReported(tx, reportId), decided);
}
