import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Promo codes, each mailed to one address and valid once. */
export const discountTable = pgTable(
  "discount",
  {
    id: text().primaryKey(),
    /** Upper-case letters and digits. */
    code: text().notNull(),
    /** Lower case; the account that redeems the code was registered with it. */
    email: text().notNull(),
    type: text({ enum: ["promo"] }).notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** In cents; the item total has to exceed it. */
    minSubtotal: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedBy: text().references(() => userTable.id),
    /** The purchase that used it. */
    checkoutId: text(),
  },
  (table) => [
    uniqueIndex("discount_code").on(table.code),
    index("discount_email").on(table.email, table.createdAt),
    check("discount_use_whole", sql`(${table.usedAt} is null) = (${table.usedBy} is null)`),
  ],
);
export type DiscountRow = typeof discountTable.$inferSelect;
