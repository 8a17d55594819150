import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { sessionTable } from "../identity/session.table.ts";
import { userTable } from "../user/user.table.ts";

/**
 * The browsers that get push notifications. A subscription ends with its session: by logging out, with a new
 * password, and when the session expires.
 */
export const pushSubscriptionTable = pgTable(
  "push_subscription",
  {
    id: text().primaryKey(),
    /** The push service's URL for this browser. */
    endpoint: text().notNull(),
    /** The browser's keys, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    sessionId: text()
      .notNull()
      .references(() => sessionTable.id, { onDelete: "cascade" }),
    /** `Chrome on Windows` */
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("push_subscription_endpoint").on(table.endpoint),
    uniqueIndex("push_subscription_session").on(table.sessionId),
    index("push_subscription_user").on(table.userId, table.createdAt),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptionTable.$inferSelect;
