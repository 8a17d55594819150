import type {
  foundListingSchema,
  takenDownPageSchema,
} from "@heirloop/contract/admin/reported-listing.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { parsePieceNumber } from "@heirloop/contract/page/linked-ids";
import {
  getTakeDownObstacle,
  statusOnceAllowed,
  takeDownRefusal,
} from "@heirloop/machines/listing/listing-moderation";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { announceListings } from "../listing/listing-updates.ts";
import { allowListing, findListing, takeDownListing } from "../listing/listing.queries.ts";
import { requireLockedListing } from "../listing/listing.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findClaims } from "../order/listing-orders.queries.ts";
import { notifyWaitingList } from "../stock/waiting-list.service.ts";
import { presentPerson } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import {
  closeReportsOf,
  type Decided,
  presentPiece,
  recordDecision,
  requireOpenSeller,
} from "./listing-decision.ts";
import { countOpenListingReports, countTakenDown, listTakenDown } from "./listing-report.queries.ts";
import { notifyAllowed, notifyTakenDown } from "./takedown.notice.ts";

/** Returns the piece with this number, or with this address of its page; null without one. */
export async function foundListing(
  db: Db,
  keyword: string,
): Promise<z.input<typeof foundListingSchema> | null> {
  const listing = await findListing(db, parsePieceNumber(keyword));
  const seller = listing === null ? null : await findUserById(db, listing.sellerId);
  // The pieces of a closed account are gone.
  if (listing === null || seller?.closedAt !== null) return null;
  const claims = await findClaims(db, [listing.id]);
  return {
    listing: presentPiece(listing),
    seller: presentPerson(seller),
    obstacle: getTakeDownObstacle({ status: listing.status, isOrdered: claims.has(listing.id) }),
    takenDown: listing.takenDownAt !== null,
    openReports: await countOpenListingReports(db, listing.id),
  };
}

/** Lists the pieces that admins took down. */
export async function takenDownListings(db: Db, page: number): Promise<z.input<typeof takenDownPageSchema>> {
  const limit = constants.takenDownPerPage;
  const rows = await listTakenDown(db, { limit, offset: (page - 1) * limit });
  const total = await countTakenDown(db);
  return {
    listings: rows.map(({ listing, seller }) => ({
      listing: presentPiece(listing),
      seller: presentPerson(seller),
      reason: listing.takenDownReason ?? "",
      date: (listing.takenDownAt ?? listing.updatedAt).toISOString(),
      wasForSale: listing.takenDownFromSale,
    })),
    total,
    page,
    totalPages: countPages(total, limit),
  };
}

/**
 * Takes a locked piece down until an admin allows it again: what a seller's own taking down does, and it ends the hold
 * of a checkout as well. Throws `listing-sold`, `listing-reserved` while an order has claimed the piece, and
 * `state-conflict` if it was taken down already.
 */
export async function takeDown(
  tx: Db,
  deps: Deps,
  { listing, seller }: { listing: ListingRow; seller: UserRow },
  decided: Decided,
): Promise<void> {
  const { id, status } = listing;
  const claims = await findClaims(tx, [id]);
  refuse(takeDownRefusal({ status, isOrdered: claims.has(id) }));
  const { reason } = decided;
  const takenDown = await takeDownListing(tx, id, { reason, now: deps.now() });
  if (takenDown === null) throw problem("state-conflict", { detail: "It was taken down already." });
  await closeReportsOf(tx, deps, takenDown, "taken-down");
  await announceListings(tx, deps, [takenDown]);
  await deps.events.publish(tx, "listing.retired", { listingId: id });
  await recordDecision(tx, deps, listing, "take-down-piece", decided);
  await notifyTakenDown(tx, deps, { listing, seller, reason });
}

/** Takes down a piece that an admin has found (`takeDown`). Throws `not-found` as well. */
export async function takeDownFoundListing(
  tx: Db,
  deps: Deps,
  listingId: string,
  decided: Decided,
): Promise<void> {
  const listing = await requireLockedListing(tx, listingId);
  await takeDown(tx, deps, { listing, seller: await requireOpenSeller(tx, listing) }, decided);
}

/**
 * Allows a piece again. One that was for sale is for sale again, or once its seller is no longer blocked. Throws
 * `state-conflict` if it was allowed already, or if it was consigned and went back to its owner.
 */
export async function allowTakenDownListing(
  tx: Db,
  deps: Deps,
  listingId: string,
  decided: Decided,
): Promise<void> {
  const listing = await requireLockedListing(tx, listingId);
  if (listing.takenDownAt === null) throw problem("state-conflict", { detail: "It was allowed already." });
  const seller = await requireOpenSeller(tx, listing);
  const standing = statusOnceAllowed({
    wasForSale: listing.takenDownFromSale,
    isSellerBlocked: seller.blockedAt !== null,
  });
  if (standing.status === "active")
    await deps.events.publish(tx, "listing.activating", { listingId, consigned: listing.consigned });
  const allowed = await allowListing(tx, listingId, standing, deps.now());
  if (allowed === null) throw problem("state-conflict");
  await announceListings(tx, deps, [allowed]);
  await notifyWaitingList(tx, deps, [allowed]);
  await recordDecision(tx, deps, listing, "allow-piece", decided);
  await notifyAllowed(tx, deps, { listing: allowed, seller });
}
