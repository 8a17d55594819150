import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { notifyReporters } from "../report-outcome/report-outcome.notice.ts";
import { requireUser } from "../user/require-user.ts";
import type { UserRow } from "../user/user.table.ts";
import { closeListingReports } from "./listing-report.queries.ts";
import type { ListingReportRow } from "./listing-report.table.ts";

/** An admin's decision, for the audit. */
export type Decided = Readonly<{ adminId: string; requestId: string; reason: string }>;

/** A piece as admins see it. */
export const presentPiece = ({ id, slug, title, price, images, status }: ListingRow) => ({
  heirloopId: id,
  slug,
  title,
  price,
  images,
  status,
});

/** Returns the seller of a piece. Throws `state-conflict` if the account was closed: its pieces are gone. */
export async function requireOpenSeller(tx: Db, { sellerId }: ListingRow): Promise<UserRow> {
  const seller = await requireUser(tx, sellerId);
  if (seller.closedAt !== null)
    throw problem("state-conflict", { detail: "The seller’s account was closed." });
  return seller;
}

/** Closes all open reports of a piece, and notifies those who made them. */
export async function closeReportsOf(
  tx: Db,
  deps: Deps,
  { id, slug, title, status }: ListingRow,
  outcome: NonNullable<ListingReportRow["decision"]>,
): Promise<void> {
  const isShown = outcome === "kept" && status !== "inactive";
  await notifyReporters(tx, deps, {
    reporterIds: await closeListingReports(tx, id, outcome),
    reported: title,
    outcome,
    piece: isShown ? { id, slug } : null,
  });
}

/** Records a decision about a piece in the audit, under its seller's account. */
export const recordDecision = (
  tx: Db,
  deps: Deps,
  { id, title, sellerId }: ListingRow,
  action: "keep-piece" | "take-down-piece" | "allow-piece",
  { adminId, requestId, reason }: Decided,
): Promise<void> =>
  insertAuditEntry(tx, {
    id: deps.newId(),
    adminId,
    accountId: sellerId,
    action,
    detail: `Piece ${id}, ${title}: ${reason}`,
    requestId,
    at: deps.now(),
  });
