import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Codes that take something off, each mailed to one address and good once. */
export const discountTable = pgTable(
  "discount",
  {
    id: text().primaryKey(),
    /** Capitals and digits. */
    code: text().notNull(),
    /** Small letters; the account that redeems it was registered with it. */
    email: text().notNull(),
    type: text({ enum: ["promo"] }).notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** Cents; the items have to cost more than this. */
    minSubtotal: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedBy: text().references(() => userTable.id),
    /** The purchase it went into. */
    checkoutId: text(),
  },
  (table) => [
    uniqueIndex("discount_code").on(table.code),
    index("discount_email").on(table.email, table.createdAt.desc()),
    check("discount_use_whole", sql`(${table.usedAt} is null) = (${table.usedBy} is null)`),
  ],
);
export type DiscountRow = typeof discountTable.$inferSelect;
