import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

/** What admins did to or inside accounts. Rows are only ever added. */
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
    /** `enter`, `leave`, `block`, `unblock`, or method and path (`SOCKET` and event) of a write made inside. */
    action: text().notNull(),
    detail: text(),
    requestId: text(),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    index("audit_at").on(table.at.desc()),
    index("audit_account").on(table.accountId, table.at.desc()),
  ],
);
