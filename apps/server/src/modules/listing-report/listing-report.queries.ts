import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { listingReportTable, type ListingReportRow } from "./listing-report.table.ts";

/** Returns false if the user has reported the piece before. */
export async function insertListingReport(tx: Db, report: ListingReportRow): Promise<boolean> {
  const inserted = await tx
    .insert(listingReportTable)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: listingReportTable.id });
  return inserted.length > 0;
}

export async function findListingReport(db: Db, id: string): Promise<ListingReportRow | null> {
  const [row] = await db.select().from(listingReportTable).where(eq(listingReportTable.id, id));
  return row ?? null;
}

/** Returns a user's report of a piece. */
export async function findListingReportBy(
  db: Db,
  reporterId: string,
  listingId: string,
): Promise<ListingReportRow | null> {
  const [row] = await db
    .select()
    .from(listingReportTable)
    .where(and(eq(listingReportTable.listingId, listingId), eq(listingReportTable.reporterId, reporterId)));
  return row ?? null;
}

/** Undecided reports with their pieces and sellers, oldest first; not those of closed accounts, whose pieces are gone. */
export async function listOpenListingReports(
  db: Db,
  limit: number,
): Promise<Array<{ report: ListingReportRow; listing: ListingRow; seller: UserRow }>> {
  return db
    .select({ report: listingReportTable, listing: listingTable, seller: userTable })
    .from(listingReportTable)
    .innerJoin(listingTable, eq(listingTable.id, listingReportTable.listingId))
    .innerJoin(userTable, eq(userTable.id, listingTable.sellerId))
    .where(and(isNull(listingReportTable.decision), isNull(userTable.closedAt)))
    .orderBy(asc(listingReportTable.createdAt), asc(listingReportTable.id))
    .limit(limit);
}

/** Decides about all open reports of a piece, and returns who made them. */
export async function closeListingReports(
  tx: Db,
  listingId: string,
  decision: NonNullable<ListingReportRow["decision"]>,
): Promise<string[]> {
  const closed = await tx
    .update(listingReportTable)
    .set({ decision })
    .where(and(eq(listingReportTable.listingId, listingId), isNull(listingReportTable.decision)))
    .returning({ reporterId: listingReportTable.reporterId });
  return closed.map(({ reporterId }) => reporterId);
}

export async function countOpenListingReports(db: Db, listingId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listingReportTable)
    .where(and(eq(listingReportTable.listingId, listingId), isNull(listingReportTable.decision)));
  return row?.count ?? 0;
}

const isTakenDown = and(isNotNull(listingTable.takenDownAt), isNull(userTable.closedAt));

/** Returns the pieces that admins took down, the last one first. */
export async function listTakenDown(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Array<{ listing: ListingRow; seller: UserRow }>> {
  return db
    .select({ listing: listingTable, seller: userTable })
    .from(listingTable)
    .innerJoin(userTable, eq(userTable.id, listingTable.sellerId))
    .where(isTakenDown)
    .orderBy(desc(listingTable.takenDownAt), asc(listingTable.id))
    .limit(limit)
    .offset(offset);
}

export async function countTakenDown(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listingTable)
    .innerJoin(userTable, eq(userTable.id, listingTable.sellerId))
    .where(isTakenDown);
  return row?.count ?? 0;
}
