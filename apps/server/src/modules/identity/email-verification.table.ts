import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Each account's latest link that confirms an address, with only the hash of its token. */
export const emailVerificationTable = pgTable(
  "email_verification",
  {
    userId: text()
      .primaryKey()
      .references(() => userTable.id, { onDelete: "cascade" }),
    tokenHash: text().notNull(),
    /** Lower case: the account's address or its pending one. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex("email_verification_token").on(table.tokenHash)],
);
export type EmailVerificationRow = typeof emailVerificationTable.$inferSelect;
