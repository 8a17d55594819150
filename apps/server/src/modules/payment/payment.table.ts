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

/** The payment for one order and its status. */
export const paymentTable = pgTable(
  "payment",
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    status: text({ enum: ["saved", "authorised", "captured", "voided", "refunded"] }).notNull(),
    /** The provider's id for the card. */
    paymentMethod: text().notNull(),
    /** `Visa ending 4242`. */
    card: text().notNull(),
    /** The provider's id for the authorization. */
    reference: text(),
    /** Cents authorized or captured. */
    amount: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("payment_reference").on(table.reference)],
);
export type PaymentRow = typeof paymentTable.$inferSelect;

/** Cards saved at the provider, as their owners see them. */
export const savedCardTable = pgTable(
  "saved_card",
  {
    paymentMethod: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    label: text().notNull(),
    /**
     * The provider's fingerprint of the card number, the same for every account; null for cards saved before
     * fingerprints existed.
     */
    fingerprint: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("saved_card_user").on(table.userId),
    index("saved_card_fingerprint").on(table.fingerprint),
  ],
);

/** Provider events that were handled, each once. */
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
 * Double entries in cents: the lines of one posting sum to zero. Positive amounts came in or are set aside
 * for the platform; negative amounts are owed or were paid. Append-only.
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
    /** The payee of a share; empty for the order as a whole. */
    payee: text().notNull().default(""),
    amount: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posting, table.account] }),
    index("ledger_order").on(table.orderId),
    // Each kind is posted for an order at most once, even after retries.
    uniqueIndex("ledger_once").on(table.orderId, table.kind, table.payee, table.account),
    check("ledger_not_nothing", sql`${table.amount} <> 0`),
  ],
);
export type LedgerRow = typeof ledgerTable.$inferSelect;
