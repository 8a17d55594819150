import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";

/** The pieces that a visitor last requested by email. */
export const capturedEmailTable = pgTable("captured_email", {
  /** Lower case. */
  email: text().primaryKey(),
  /** `heirloopId`s. */
  cart: jsonb().$type<readonly string[]>().notNull(),
  /** `heirloopId`s, latest first. */
  recentlyViewed: jsonb().$type<readonly string[]>().notNull(),
  at: instant().notNull(),
});
export type CapturedEmailRow = typeof capturedEmailTable.$inferSelect;
