import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Public keys that log their owners in (docs/decisions/0151). */
export const passkeyTable = pgTable(
  "passkey",
  {
    /** The credential's id, made by the device, in base64url. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Of the signatures, if the device counts them; 0 otherwise. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches the device: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index("passkey_user").on(table.userId)],
);
export type PasskeyRow = typeof passkeyTable.$inferSelect;

/** Challenges that were used, until they are too old to be used again; only the hash of each. */
export const usedChallengeTable = pgTable(
  "used_challenge",
  { challengeHash: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index("used_challenge_expiry").on(table.expiresAt)],
);
