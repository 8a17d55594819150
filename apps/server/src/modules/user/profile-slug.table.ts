import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "./user.table.ts";

/**
 * All slugs, including the current one, of profiles that have changed theirs. Each stays with its account, so
 * links to a former address keep working and no one else can take it.
 */
export const profileSlugTable = pgTable("profile_slug", {
  slug: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => userTable.id, { onDelete: "cascade" }),
  since: instant().notNull(),
});
export type ProfileSlugRow = typeof profileSlugTable.$inferSelect;
