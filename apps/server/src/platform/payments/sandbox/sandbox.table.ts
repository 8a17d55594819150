import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** The sandbox provider's own tables. They never contain a card's number, only its test behavior. */
export const sandboxCardTable = pgTable("sandbox_card", {
  paymentMethod: text().primaryKey(),
  behaviour: text({ enum: ["pays", "declines", "needs-confirmation", "insufficient-funds"] }).notNull(),
  label: text().notNull(),
  createdAt: instant().notNull(),
});

export const sandboxChargeTable = pgTable("sandbox_charge", {
  reference: text().primaryKey(),
  paymentMethod: text().notNull(),
  /** Cents. */
  amount: integer().notNull(),
  status: text({ enum: ["authorised", "captured", "voided", "refunded"] }).notNull(),
});

/** The bank's confirmation, requested on its own page. */
export const sandboxConfirmationTable = pgTable("sandbox_confirmation", {
  id: text().primaryKey(),
  paymentMethod: text().notNull(),
  /** Cents; 0 for a card that is only saved. */
  amount: integer().notNull(),
  status: text({ enum: ["asked", "approved", "declined"] }).notNull(),
  expiresAt: instant().notNull(),
});

/** A payout account that is being opened on the sandbox's onboarding page. */
export const sandboxOnboardingTable = pgTable(
  "sandbox_onboarding",
  {
    token: text().primaryKey(),
    userId: text().notNull(),
    expiresAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [index("sandbox_onboarding_user").on(table.userId)],
);

export const sandboxTransferTable = pgTable("sandbox_transfer", {
  reference: text().primaryKey(),
  userId: text().notNull(),
  /** Cents. */
  amount: integer().notNull(),
  arrivesAt: instant().notNull(),
});
