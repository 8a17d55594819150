import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** People who have blocked others (docs/decisions/0142). An admin's block of an account is in `user`. */
export const personBlockTable = pgTable(
  "person_block",
  {
    blockerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    blockedId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("person_block_blocked").on(table.blockedId),
    check("person_block_two_people", sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);
export type PersonBlockRow = typeof personBlockTable.$inferSelect;
/** A block without its date. */
export type BlockedPair = Pick<PersonBlockRow, "blockerId" | "blockedId">;
