import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/instant.ts";

/** The sandbox gateway's own tables. They never contain a card's number, only its test behavior. */
export const sandboxCardTable = pgTable("sandbox_card", {
  paymentMethod: text().primaryKey(),
  behavior: text("behaviour", {
    enum: ["pays", "declines", "needs-confirmation", "insufficient-funds", "disputes"],
  }).notNull(),
  label: text().notNull(),
  /** The customer that it belongs to, once it is saved. */
  customer: text(),
  /** The same for the same number, date and code; null for cards of the demo. */
  fingerprint: text(),
  /** The bank has confirmed it once, so it can be charged without its owner. */
  confirmed: boolean().notNull().default(false),
  createdAt: instant().notNull(),
});

export const sandboxChargeTable = pgTable(
  "sandbox_charge",
  {
    reference: text().primaryKey(),
    /** The caller's idempotency key; null for charges that were seeded. */
    key: text(),
    paymentMethod: text().notNull(),
    /** Cents; 0 for a card that is only set up. */
    amount: integer().notNull(),
    /** Cents. */
    refunded: integer().notNull().default(0),
    /** asked: the bank's confirmation is awaited. */
    status: text({
      enum: ["asked", "authorized", "captured", "voided", "refunded", "declined"],
    }).notNull(),
    /** Captured as soon as the bank has confirmed it. */
    captures: boolean().notNull().default(false),
    /** The payments of one purchase, whose buyer the bank asks once. */
    group: text(),
    /** The bank's question, if it asked. */
    confirmationId: text(),
    /** Stripe's code for why it was declined. */
    reason: text(),
    /** When the bank took it back, so that it cannot be refunded. */
    disputedAt: instant(),
  },
  (table) => [
    index("sandbox_charge_confirmation").on(table.confirmationId),
    index("sandbox_charge_key").on(table.key),
    index("sandbox_charge_method").on(table.paymentMethod),
  ],
);

/** The bank's confirmation of a charge, requested on its own page. */
export const sandboxConfirmationTable = pgTable("sandbox_confirmation", {
  id: text().primaryKey(),
  paymentMethod: text().notNull(),
  /** Cents; 0 for a card that is only saved. */
  amount: integer().notNull(),
  returnUrl: text().notNull().default(""),
  status: text({ enum: ["asked", "approved", "declined"] }).notNull(),
  expiresAt: instant().notNull(),
});

/** Refunds by idempotency key. */
export const sandboxRefundTable = pgTable("sandbox_refund", {
  key: text().primaryKey(),
  /** The shop's intent; null for a refund that was made without one, as in Stripe's dashboard. */
  intent: text(),
  reference: text().notNull(),
  /** Cents. */
  amount: integer().notNull(),
  createdAt: instant().notNull(),
  /** Stripe's code for why the money came back, perhaps days later. */
  failure: text(),
});

export const sandboxAccountId = (userId: string): string => `acct_${userId}`;

/** The payout accounts of sellers. */
export const sandboxAccountTable = pgTable("sandbox_account", {
  id: text().primaryKey(),
  userId: text().notNull(),
  payoutsEnabled: boolean().notNull(),
  /** `next`: the next transfer is refused; or the key of the transfer that was refused, which a repeat is as well. */
  refuses: text(),
});

/** Onboarding pages of payout accounts. */
export const sandboxAccountLinkTable = pgTable("sandbox_account_link", {
  token: text().primaryKey(),
  account: text()
    .notNull()
    .references(() => sandboxAccountTable.id, { onDelete: "cascade" }),
  returnUrl: text().notNull(),
  expiresAt: instant().notNull(),
  finishedAt: instant(),
});

export const sandboxTransferTable = pgTable(
  "sandbox_transfer",
  {
    reference: text().primaryKey(),
    /** The caller's idempotency key; null for transfers of the demo. */
    key: text(),
    account: text().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    group: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_transfer_group").on(table.group)],
);
