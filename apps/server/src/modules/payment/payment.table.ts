import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { ledgerAccounts, ledgerKinds } from "@heirloop/contract/money/ledger-postings";
import { paymentStatuses } from "@heirloop/contract/order/payment-status";
import { sql } from "drizzle-orm";
import { userTable } from "../user/user.table.ts";
import { orderTable } from "../order/order.table.ts";

/** The payment for one order and its status. */
export const paymentTable = pgTable(
  "payment",
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    status: text({ enum: paymentStatuses }).notNull(),
    /** The gateway's id for the card. */
    paymentMethod: text().notNull(),
    /** `Visa ending 4242`. */
    card: text().notNull(),
    /** The gateway's id for the authorization or the charge. */
    reference: text(),
    /** Cents authorized or captured. */
    amount: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("payment_reference").on(table.reference)],
);
export type PaymentRow = typeof paymentTable.$inferSelect;

/**
 * One movement of money that the gateway is asked for, written in the transaction that decides it. Its id is
 * the idempotency key of the call, which a job makes once that transaction is committed. A refund that was made in
 * the gateway's dashboard has the gateway's id instead, and its outcome from the start.
 */
export const paymentIntentTable = pgTable(
  "payment_intent",
  {
    id: text().primaryKey(),
    kind: text({
      enum: ["set-up", "authorize", "charge", "capture", "void", "refund", "transfer"],
    }).notNull(),
    /** pending: the outcome is unknown, or the bank awaits the buyer's confirmation. */
    state: text({ enum: ["pending", "succeeded", "failed"] }).notNull(),
    /** Cents; 0 for a card that is set up. */
    amount: integer().notNull(),
    /** What it belongs to. An authorization has no order until its checkout has placed it. */
    checkoutId: text(),
    orderId: text().references(() => orderTable.id),
    payoutId: text(),
    /** The seller of an authorized order, or the recipient of a transfer. */
    payeeId: text(),
    /** The card to authorize or charge. */
    paymentMethod: text(),
    /** The gateway's id: of the payment to capture, void or refund, or of the new payment or transfer. */
    reference: text(),
    /** Where the bank sends the buyer back to; null when the buyer is not there to confirm. */
    returnUrl: text(),
    /** The key of a partial refund: a repeat with the same one refunds nothing more. */
    requestKey: text(),
    /** Why an admin refunds it; both sides read it. */
    reason: text(),
    /** The bank's page, while it awaits the buyer's confirmation. */
    confirmationUrl: text(),
    /** When a transfer reaches the bank. */
    arrivesAt: instant(),
    /** The calls to the gateway that have begun, with those for the refund that it repeats. */
    attempts: integer().notNull(),
    /** Why it failed, or why the last call had no outcome. */
    lastError: text(),
    /** When a failed refund was sent again, settled by hand, or left to its case: admins need not look at it any more. */
    settledAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index("payment_intent_checkout").on(table.checkoutId),
    index("payment_intent_order").on(table.orderId),
    index("payment_intent_payout").on(table.payoutId),
    uniqueIndex("payment_intent_request").on(table.orderId, table.requestKey),
    index("payment_intent_pending")
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
    // Failed refunds that wait for an admin: few rows, however many payments there were.
    index("payment_intent_failed_refund")
      .on(table.changedAt)
      .where(sql`${table.kind} = 'refund' and ${table.state} = 'failed' and ${table.settledAt} is null`),
    check(
      "payment_intent_of_something",
      sql`num_nonnulls(${table.checkoutId}, ${table.orderId}, ${table.payoutId}) > 0`,
    ),
  ],
);
export type PaymentIntentRow = typeof paymentIntentTable.$inferSelect;

/** Cards saved at the gateway, as their owners see them. */
export const savedCardTable = pgTable(
  "saved_card",
  {
    paymentMethod: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    label: text().notNull(),
    /**
     * The gateway's fingerprint of the card number, the same for every account; null for cards saved before
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

/** Payments that a buyer's bank disputes. */
export const paymentDisputeTable = pgTable(
  "payment_dispute",
  {
    /** The gateway's id. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    /** Cents. */
    amount: integer().notNull(),
    state: text({ enum: ["open", "won", "lost"] }).notNull(),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [index("payment_dispute_order").on(table.orderId)],
);
export type PaymentDisputeRow = typeof paymentDisputeTable.$inferSelect;

/** Gateway events that were handled, each once. */
export const paymentEventTable = pgTable("payment_event", {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull(),
});

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
    /** What a return follows from: an intent or a dispute; empty for what happens once. */
    cause: text().notNull().default(""),
    amount: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posting, table.account] }),
    index("ledger_order").on(table.orderId),
    index("ledger_payee")
      .on(table.payee, table.at)
      .where(sql`${table.payee} <> ''`),
    // Each kind is posted for an order at most once, or once for each cause, even after retries.
    uniqueIndex("ledger_once").on(table.orderId, table.kind, table.payee, table.cause, table.account),
    check("ledger_not_nothing", sql`${table.amount} <> 0`),
  ],
);
export type LedgerRow = typeof ledgerTable.$inferSelect;
