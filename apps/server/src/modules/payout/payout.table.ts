import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";
import { orderTable } from "../order/order.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** What a seller, or a consigner, earned with one completed order. */
export const payoutTable = pgTable(
  "payout",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    /** Cents: items and delivery less the platform's fee and what is consigners'; for a consigner, the share. */
    amount: integer().notNull(),
    /** waiting: its time has not come; held: the seller has no connected account. */
    status: text({ enum: ["waiting", "held", "sent", "arrived", "failed"] }).notNull(),
    dueAt: instant().notNull(),
    /** The provider's name for the transfer. */
    reference: text(),
    sentAt: instant(),
    arrivesAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("payout_order").on(table.orderId, table.sellerId),
    index("payout_seller").on(table.sellerId, table.createdAt.desc()),
  ],
);
export type PayoutRow = typeof payoutTable.$inferSelect;
