import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** The sandbox provider's own books. A card's number is never in them, only how its test number behaves. */
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

/** The bank's question to a card holder, asked on a page of its own. */
export const sandboxConfirmationTable = pgTable("sandbox_confirmation", {
  id: text().primaryKey(),
  paymentMethod: text().notNull(),
  /** Cents; 0 for a card that is only kept. */
  amount: integer().notNull(),
  status: text({ enum: ["asked", "approved", "declined"] }).notNull(),
  expiresAt: instant().notNull(),
});

/** A payout account being opened on the sandbox's onboarding page. */
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
