import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** Admins' actions on accounts or while impersonating. Append-only. */
export const auditTable = pgTable(
  "audit",
  {
    id: text().primaryKey(),
    adminId: text()
      .notNull()
      .references(() => userTable.id),
    accountId: text()
      .notNull()
      .references(() => userTable.id),
    /**
     * `enter`, `leave`, `block`, `unblock`, `turn-off-two-step`, a decision about a review, brand or order, or the method
     * and path (`SOCKET` and event) of a write while impersonating.
     */
    action: text().notNull(),
    detail: text(),
    requestId: text(),
    at: instant().notNull(),
  },
  (table) => [index("audit_at").on(table.at), index("audit_account").on(table.accountId, table.at)],
);
