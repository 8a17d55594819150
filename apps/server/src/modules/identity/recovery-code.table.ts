import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

/** The unused recovery codes of two-step verification; only the hash of each. */
export const recoveryCodeTable = pgTable(
  "recovery_code",
  {
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
