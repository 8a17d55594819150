import { listingReportReasons } from "@heirloop/contract/listing-report/listing-report-reasons";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";

/** A user's report of a piece. */
export const listingReportTable = pgTable(
  "listing_report",
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    reporterId: text()
      .notNull()
      .references(() => userTable.id),
    reason: text({ enum: listingReportReasons }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    decision: text({ enum: ["kept", "taken-down"] }),
  },
  (table) => [
    uniqueIndex("listing_report_once").on(table.listingId, table.reporterId),
    index("listing_report_open")
      .on(table.createdAt)
      .where(sql`${table.decision} is null`),
  ],
);
export type ListingReportRow = typeof listingReportTable.$inferSelect;
