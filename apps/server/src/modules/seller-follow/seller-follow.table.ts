import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Sellers that users follow (docs/decisions/0143), and the alerts about their new pieces (0144). */
export const sellerFollowTable = pgTable(
  "seller_follow",
  {
    followerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    sellerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    /** Pieces listed until then were in an earlier alert, or existed when the seller was followed. */
    alertedUntil: instant().notNull(),
    /** When the alert about those listed since is due; null if there are none. */
    alertAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.sellerId] }),
    index("seller_follow_seller").on(table.sellerId),
    check("seller_follow_two_people", sql`${table.followerId} <> ${table.sellerId}`),
  ],
);
export type SellerFollowRow = typeof sellerFollowTable.$inferSelect;
