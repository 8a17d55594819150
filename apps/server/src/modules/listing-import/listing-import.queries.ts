import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import {
  listingImportPieceTable,
  listingImportTable,
  type ListingImportPieceRow,
  type ListingImportRow,
} from "./listing-import.table.ts";

/** Rows per insert: a statement has at most 65,535 parameters. */
const lot = 500;

export async function insertImport(
  tx: Db,
  listingImport: ListingImportRow,
  pieces: readonly ListingImportPieceRow[],
): Promise<void> {
  await tx.insert(listingImportTable).values(listingImport);
  for (let at = 0; at < pieces.length; at += lot)
    await tx.insert(listingImportPieceTable).values(pieces.slice(at, at + lot));
}

export async function findImport(db: Db, id: string): Promise<ListingImportRow | null> {
  const [row] = await db.select().from(listingImportTable).where(eq(listingImportTable.id, id));
  return row ?? null;
}

export async function setImportStatus(tx: Db, id: string, status: ListingImportRow["status"]): Promise<void> {
  await tx.update(listingImportTable).set({ status }).where(eq(listingImportTable.id, id));
}

/** Returns the next unprocessed rows. */
export async function findWaitingPieces(
  tx: Db,
  importId: string,
  limit: number,
): Promise<ListingImportPieceRow[]> {
  return tx
    .select()
    .from(listingImportPieceTable)
    .where(
      and(eq(listingImportPieceTable.importId, importId), eq(listingImportPieceTable.outcome, "waiting")),
    )
    .orderBy(asc(listingImportPieceTable.row))
    .limit(limit);
}

export async function changePiece(
  tx: Db,
  { importId, row }: Pick<ListingImportPieceRow, "importId" | "row">,
  change: Partial<Pick<ListingImportPieceRow, "fingerprint" | "outcome" | "listingId" | "problems">>,
): Promise<void> {
  await tx
    .update(listingImportPieceTable)
    .set(change)
    .where(and(eq(listingImportPieceTable.importId, importId), eq(listingImportPieceTable.row, row)));
}

/** Returns what was created from the same row before, with the reason if an admin took that piece down. */
export async function findCreatedBefore(
  tx: Db,
  sellerId: string,
  fingerprint: string,
): Promise<{ takenDownReason: string | null } | null> {
  const [row] = await tx
    .select({ takenDownReason: listingTable.takenDownReason })
    .from(listingImportPieceTable)
    .leftJoin(listingTable, eq(listingTable.id, listingImportPieceTable.listingId))
    .where(
      and(
        eq(listingImportPieceTable.sellerId, sellerId),
        eq(listingImportPieceTable.fingerprint, fingerprint),
        eq(listingImportPieceTable.outcome, "created"),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Counts the identical rows before this one in the same file. */
export async function countDuplicatesBefore(
  tx: Db,
  { importId, row, cells }: Pick<ListingImportPieceRow, "importId" | "row" | "cells">,
): Promise<number> {
  const [counted] = await tx
    .select({ count: count() })
    .from(listingImportPieceTable)
    .where(
      and(
        eq(listingImportPieceTable.importId, importId),
        sql`${listingImportPieceTable.row} < ${row}`,
        sql`${listingImportPieceTable.cells} = ${JSON.stringify(cells)}::jsonb`,
      ),
    );
  return counted?.count ?? 0;
}

/**
 * Returns the first earlier row with the same value in one cell (`place` from 0); null if this is the first.
 */
export async function findRowBefore(
  tx: Db,
  { importId, row }: Pick<ListingImportPieceRow, "importId" | "row">,
  place: number,
  cell: string,
): Promise<number | null> {
  const [found] = await tx
    .select({ row: listingImportPieceTable.row })
    .from(listingImportPieceTable)
    .where(
      and(
        eq(listingImportPieceTable.importId, importId),
        sql`${listingImportPieceTable.row} < ${row}`,
        sql`trim(${listingImportPieceTable.cells} ->> ${place}::int) = ${cell}`,
      ),
    )
    .orderBy(asc(listingImportPieceTable.row))
    .limit(1);
  return found?.row ?? null;
}

export async function countOutcomes(
  db: Db,
  importId: string,
): Promise<{ created: number; existing: number; withoutPictures: number }> {
  const [row] = await db
    .select({
      created: sql<number>`count(*) filter (where ${listingImportPieceTable.outcome} = 'created')::int`,
      existing: sql<number>`count(*) filter (where ${listingImportPieceTable.outcome} = 'existing')::int`,
      withoutPictures: sql<number>`count(*) filter (where ${listingImportPieceTable.outcome} = 'created' and cardinality(${listingTable.images}) = 0)::int`,
    })
    .from(listingImportPieceTable)
    .leftJoin(listingTable, eq(listingTable.id, listingImportPieceTable.listingId))
    .where(eq(listingImportPieceTable.importId, importId));
  return row ?? { created: 0, existing: 0, withoutPictures: 0 };
}

/** Returns the rejected rows, in file order. */
export async function findRejected(
  db: Db,
  importId: string,
): Promise<Array<Pick<ListingImportPieceRow, "row" | "cells" | "problems">>> {
  return db
    .select({
      row: listingImportPieceTable.row,
      cells: listingImportPieceTable.cells,
      problems: listingImportPieceTable.problems,
    })
    .from(listingImportPieceTable)
    .where(
      and(eq(listingImportPieceTable.importId, importId), eq(listingImportPieceTable.outcome, "rejected")),
    )
    .orderBy(asc(listingImportPieceTable.row));
}
