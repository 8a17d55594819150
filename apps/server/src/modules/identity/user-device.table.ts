import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Browsers that have logged in to an account; only the hash of each device token. */
export const userDeviceTable = pgTable(
  "user_device",
  {
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    deviceHash: text().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index("user_device_hash").on(table.deviceHash),
    index("user_device_seen").on(table.lastSeenAt),
  ],
);
