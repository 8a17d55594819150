import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { sql } from "drizzle-orm";
import { orderTable } from "../order/order.table.ts";

/**
 * What is reported to the provider of the sales tax about paid orders: number 0 is the sale, and the others are what went
 * back to the buyer. Written with the ledger's posting.
 */
export const taxRecordTable = pgTable(
  "tax_record",
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    /** Cents that the buyer has paid or got back. */
    amount: integer().notNull(),
    /** The provider's id; null until it is recorded there. */
    transactionId: text(),
    /** Cents, with tax, that the provider has recorded or reversed: a promo discount is not taken off. */
    recorded: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check("tax_record_whole", sql`(${table.transactionId} is null) = (${table.recorded} is null)`),
  ],
);
export type TaxRecordRow = typeof taxRecordTable.$inferSelect;
