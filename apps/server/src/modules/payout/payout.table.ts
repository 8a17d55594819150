import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { payoutStatuses } from "@heirloop/contract/payout/payout-state";
import { userTable } from "../user/user.table.ts";
import { orderTable } from "../order/order.table.ts";

/** The payout to a seller, or to a consigner, for one completed order. */
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
    /**
     * In cents. For a seller: items and delivery less the platform's fee and the consigners' shares; for a
     * consigner: the share.
     */
    amount: integer().notNull(),
    /**
     * waiting: not due yet; held: the seller has no connected account, the payment is disputed, or a case is open; failed:
     * the transfer was refused, or the bank returned it; reversed: the buyer got the money back first.
     */
    status: text({ enum: payoutStatuses }).notNull(),
    dueAt: instant().notNull(),
    /** The provider's id for the transfer. */
    reference: text(),
    sentAt: instant(),
    arrivesAt: instant(),
    /** The provider's id for the payout to the bank that it was part of. */
    bankPayout: text(),
    failedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("payout_order").on(table.orderId, table.sellerId),
    index("payout_seller").on(table.sellerId, table.createdAt),
    // What is not in the bank yet: few rows, however many a seller has.
    index("payout_open")
      .on(table.sellerId)
      .where(sql`${table.status} in ('waiting', 'held', 'sent', 'failed')`),
    // What was not sent, or came back: few rows, however many payouts there were.
    index("payout_unsent")
      .on(table.dueAt)
      .where(sql`${table.status} in ('waiting', 'held', 'failed')`),
  ],
);
export type PayoutRow = typeof payoutTable.$inferSelect;
