import { notificationTypes } from "@heirloop/contract/notification/notification-types";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

export const notificationTable = pgTable(
  "notification",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    type: text({ enum: notificationTypes }).notNull(),
    text: text().notNull(),
    /** The sender's name, as the recipient may see it. */
    senderName: text(),
    /** heirloopIds, the main one first. */
    listingIds: text().array().notNull(),
    orderId: text(),
    chatId: text(),
    seen: boolean().notNull().default(false),
    /** Whether the menu was opened since it arrived. */
    previewed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("notification_user").on(table.userId, table.createdAt, table.id),
    index("notification_new")
      .on(table.userId)
      .where(sql`not ${table.previewed}`),
  ],
);
export type NotificationRow = typeof notificationTable.$inferSelect;
