import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";

const alertTypes = ["saved-search", "followed-seller", "price-drop"] as const;

/** The pieces of which users were alerted, and whether an email about them is still to be sent. */
export const alertTable = pgTable(
  "alert",
  {
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    type: text({ enum: alertTypes }).notNull(),
    /** The saved search that found the piece; it may have been deleted since. */
    savedSearchId: text(),
    /** The price before the drop, in cents. */
    priceBefore: integer(),
    /** When the email is due; null once it is sent, or if the user gets none. */
    mailAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId, table.type] }),
    // A user is alerted of a new piece once: by a saved search that found it, or because they follow its seller.
    uniqueIndex("alert_new_piece_once")
      .on(table.userId, table.listingId)
      .where(sql`${table.type} <> 'price-drop'`),
    index("alert_unmailed")
      .on(table.userId)
      .where(sql`${table.mailAt} is not null`),
    index("alert_listing").on(table.listingId),
  ],
);
export type AlertRow = typeof alertTable.$inferSelect;
