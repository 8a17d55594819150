import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";

/** Users to notify when a hold ends. */
export const waitingListTable = pgTable(
  "waiting_list",
  {
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.userId] }),
    index("waiting_list_user").on(table.userId),
  ],
);
