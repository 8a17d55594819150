import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

/** Sellers that users follow (docs/decisions/0143). */
export const sellerFollowTable = pgTable(
  "seller_follow",
  {
    followerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    sellerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.sellerId] }),
    index("seller_follow_seller").on(table.sellerId),
    check("seller_follow_two_people", sql`${table.followerId} <> ${table.sellerId}`),
  ],
);
export type SellerFollowRow = typeof sellerFollowTable.$inferSelect;
