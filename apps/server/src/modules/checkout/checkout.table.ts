import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import type { Problem } from "@heirloop/contract/problem/problem.schema";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import type { KnownTaxRates } from "./tax-rates.ts";
import { userTable } from "../user/user.table.ts";

/** An error of the catalog, as shown to the buyer. */
export type CheckoutProblem = { code: ErrorCode; detail?: string; errors?: Problem["errors"] };

/**
 * Purchases, from the moment their pieces are held. Their orders are placed once the payment is authorized, or
 * the card of an offer is set up.
 */
export const checkoutTable = pgTable(
  "checkout",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    request: jsonb().$type<CheckoutRequest>().notNull(),
    /** The rates that its totals were calculated with. */
    taxRates: jsonb().$type<KnownTaxRates>().notNull().default({}),
    status: text({ enum: ["waiting", "finished", "ended"] }).notNull(),
    /** The pieces that it holds and its buyer had not held before; released when it ends. */
    held: jsonb().$type<string[]>().notNull().default([]),
    /** Why it ended. */
    problem: jsonb().$type<CheckoutProblem>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("checkout_user").on(table.userId)],
);
export type CheckoutRow = typeof checkoutTable.$inferSelect;
