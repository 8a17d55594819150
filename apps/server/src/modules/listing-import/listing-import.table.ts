import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

/** A file of pieces that a shop uploaded. */
export const listingImportTable = pgTable(
  "listing_import",
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    fileName: text().notNull(),
    headings: jsonb().$type<readonly string[]>().notNull(),
    status: text({ enum: ["waiting", "running", "done", "failed"] }).notNull(),
    /** The number of rows without the headings. */
    total: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("listing_import_seller").on(table.sellerId, table.createdAt)],
);
export type ListingImportRow = typeof listingImportTable.$inferSelect;

/** The rows of such files with their outcomes. */
export const listingImportPieceTable = pgTable(
  "listing_import_piece",
  {
    importId: text()
      .notNull()
      .references(() => listingImportTable.id, { onDelete: "cascade" }),
    /** Numbered as in a spreadsheet: the headings are row 1. */
    row: integer().notNull(),
    sellerId: text().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    /** The same for the same piece in another file; null until the row is validated. */
    fingerprint: text(),
    outcome: text({ enum: ["waiting", "created", "existing", "rejected"] }).notNull(),
    listingId: text().references(() => listingTable.id, { onDelete: "set null" }),
    problems: jsonb().$type<ReadonlyArray<{ field: string; message: string }>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    // A piece is created once, even by concurrent imports.
    uniqueIndex("listing_import_piece_once")
      .on(table.sellerId, table.fingerprint)
      .where(sql`${table.outcome} = 'created'`),
  ],
);
export type ListingImportPieceRow = typeof listingImportPieceTable.$inferSelect;
