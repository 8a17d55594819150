import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** One row per active session; the row is deleted when the session ends. */
export const sessionTable = pgTable(
  "session",
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    /** The impersonating admin, or null for the owner's session. */
    impersonatedBy: text("entered_by").references(() => userTable.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.tokenHash),
    index("session_user").on(table.userId),
    index("session_entered_by").on(table.impersonatedBy),
    index("session_expiry").on(table.expiresAt),
  ],
);

/** Logins that wait for a code of two-step verification; only the hash of each token. */
export const loginChallengeTable = pgTable(
  "login_challenge",
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("login_challenge_user").on(table.userId),
    index("login_challenge_expiry").on(table.expiresAt),
  ],
);

/** Mailed reset links; only the hash of each token. */
export const passwordResetTable = pgTable(
  "password_reset",
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index("password_reset_user").on(table.userId)],
);
