import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { userTable } from "../user/user.table.ts";
import { orderTable } from "../order/order.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** What one order's buyer pays with, and how far that has come. */
export const paymentTable = pgTable(
  "payment",
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    status: text({ enum: ["saved", "authorised", "captured", "voided", "refunded"] }).notNull(),
    /** The provider's name for the card. */
    paymentMethod: text().notNull(),
    /** `Visa ending 4242`. */
    card: text().notNull(),
    /** The provider's name for the authorisation. */
    reference: text(),
    /** Cents authorised or captured. */
    amount: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("payment_reference").on(table.reference)],
);
export type PaymentRow = typeof paymentTable.$inferSelect;

/** Cards kept at the provider, as their owners may know them. */
export const savedCardTable = pgTable(
  "saved_card",
  {
    paymentMethod: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    label: text().notNull(),
    /** The provider's fingerprint of the card number, the same for every account; null for cards saved before fingerprints were. */
    fingerprint: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("saved_card_user").on(table.userId),
    index("saved_card_fingerprint").on(table.fingerprint),
  ],
);

/** The provider's events that were handled: each is once. */
export const paymentEventTable = pgTable("payment_event", {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull(),
});

export const ledgerAccounts = [
  "card",
  "items",
  "delivery",
  "discount",
  "tax",
  "fee",
  "payout",
  "share",
  "refund",
  "bank",
] as const;

export const ledgerKinds = ["charge", "refund", "earning", "payout", "share", "share-payout"] as const;

/**
 * Double entries in cents: the lines of one posting sum to zero. Plus is money that came to or is kept for
 * the platform, minus is what it owes or paid. Rows are only ever added.
 */
export const ledgerTable = pgTable(
  "ledger",
  {
    posting: text().notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Whose share it is; empty where it concerns the order as a whole. */
    payee: text().notNull().default(""),
    amount: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posting, table.account] }),
    index("ledger_order").on(table.orderId),
    // Each of these happens to an order at most once, whatever is tried again.
    uniqueIndex("ledger_once").on(table.orderId, table.kind, table.payee, table.account),
    check("ledger_not_nothing", sql`${table.amount} <> 0`),
  ],
);
export type LedgerRow = typeof ledgerTable.$inferSelect;
