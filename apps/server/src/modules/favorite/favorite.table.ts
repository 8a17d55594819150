import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

export const favoriteTable = pgTable(
  "favorite",
  {
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  // The second index counts a listing's favorites without reading the table.
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("favorite_listing").on(table.listingId),
  ],
);
