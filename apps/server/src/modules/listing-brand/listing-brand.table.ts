import { type AnyPgColumn, boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { sql } from "drizzle-orm";
import { userTable } from "../user/user.table.ts";

/**
 * Brands of listings. A listing stores the name of its brand; names that differ only in case or accents are
 * one brand.
 */
export const listingBrandTable = pgTable(
  "listing_brand",
  {
    /** `nameKey` of the name. */
    id: text().primaryKey(),
    name: text().notNull().unique(),
    designer: boolean().notNull().default(false),
    /** Only approved brands are shown outside their listings. */
    status: text({ enum: ["new", "approved", "merged", "rejected"] }).notNull(),
    /** The approved brand that replaces a merged one on listings. */
    mergedInto: text().references((): AnyPgColumn => listingBrandTable.id),
    /** The user who typed it first. */
    proposedBy: text().references(() => userTable.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    check("listing_brand_status", sql`${table.status} in ('new', 'approved', 'merged', 'rejected')`),
    check(
      "listing_brand_merged_whole",
      sql`(${table.status} = 'merged') = (${table.mergedInto} is not null)`,
    ),
    index("listing_brand_new")
      .on(table.createdAt)
      .where(sql`${table.status} = 'new'`),
  ],
);
export type ListingBrandRow = typeof listingBrandTable.$inferSelect;
