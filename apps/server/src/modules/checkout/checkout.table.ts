import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Purchases that wait for the bank's confirmation. Their orders are created afterwards. */
export const checkoutTable = pgTable(
  "checkout",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    request: jsonb().$type<CheckoutRequest>().notNull(),
    status: text({ enum: ["waiting", "finished", "ended"] }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("checkout_user").on(table.userId)],
);
export type CheckoutRow = typeof checkoutTable.$inferSelect;
