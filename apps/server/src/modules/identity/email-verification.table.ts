import { pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

/** The link that confirms an address: the newest one of each account, and only the hash of its token. */
export const emailVerificationTable = pgTable(
  "email_verification",
  {
    userId: text()
      .primaryKey()
      .references(() => userTable.id, { onDelete: "cascade" }),
    tokenHash: text().notNull(),
    /** Small letters: the account's address or the one it moves to. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [uniqueIndex("email_verification_token").on(table.tokenHash)],
);
export type EmailVerificationRow = typeof emailVerificationTable.$inferSelect;
