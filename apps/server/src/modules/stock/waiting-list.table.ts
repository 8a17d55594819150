import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
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
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.userId] }),
    index("waiting_list_user").on(table.userId),
  ],
);
