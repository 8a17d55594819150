import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What visitors asked us to mail to them, the last time they asked. */
export const capturedEmailTable = pgTable("captured_email", {
  /** Small letters. */
  email: text().primaryKey(),
  /** `heirloopId`s. */
  cart: jsonb().$type<readonly string[]>().notNull(),
  /** `heirloopId`s, the latest first. */
  recentlyViewed: jsonb().$type<readonly string[]>().notNull(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
export type CapturedEmailRow = typeof capturedEmailTable.$inferSelect;
