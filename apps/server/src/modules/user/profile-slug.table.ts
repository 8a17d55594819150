import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { userTable } from "./user.table.ts";

/**
 * Every address of a profile whose address was changed, the present one included. Each stays with its account, so that links to a former
 * address go on working and nobody else can take it.
 */
export const profileSlugTable = pgTable("profile_slug", {
  slug: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => userTable.id, { onDelete: "cascade" }),
  since: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
export type ProfileSlugRow = typeof profileSlugTable.$inferSelect;
