import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { auditTable } from "./audit.table.ts";
import { userTable } from "../user/user.table.ts";

export type NewAuditEntry = typeof auditTable.$inferInsert;

export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditTable).values(entry);
}

/** Sorted newest first. */
export async function readAudit(db: Db, limit: number) {
  const admin = alias(userTable, "admin_user");
  const account = alias(userTable, "account_user");
  return db
    .select({
      id: auditTable.id,
      action: auditTable.action,
      detail: auditTable.detail,
      at: auditTable.at,
      admin: { id: admin.id, firstName: admin.firstName, lastName: admin.lastName, email: admin.email },
      account: {
        id: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
      },
    })
    .from(auditTable)
    .innerJoin(admin, eq(admin.id, auditTable.adminId))
    .innerJoin(account, eq(account.id, auditTable.accountId))
    .orderBy(desc(auditTable.at), desc(auditTable.id))
    .limit(limit);
}
