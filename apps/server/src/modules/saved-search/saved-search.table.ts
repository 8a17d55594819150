import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Users' saved searches. Source: docs/product.md §12. */
export const savedSearchTable = pgTable(
  "saved_search",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Query string of the collections page, with its fields in a fixed order. */
    query: text().notNull(),
    /** Whether the user gets alerts about new pieces. */
    alerts: boolean().notNull(),
    /** Pieces listed until then were in an earlier alert, or existed when the search was saved. */
    alertedUntil: timestamp("told_until", { withTimezone: true, mode: "date" }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("saved_search_once").on(table.userId, table.query),
    index("saved_search_user").on(table.userId, table.createdAt),
    index("saved_search_alerts")
      .on(table.id)
      .where(sql`${table.alerts}`),
  ],
);
export type SavedSearchRow = typeof savedSearchTable.$inferSelect;
