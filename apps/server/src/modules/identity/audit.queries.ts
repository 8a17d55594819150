import { count, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { auditTable } from "./audit.table.ts";
import { userTable } from "../user/user.table.ts";

export type NewAuditEntry = typeof auditTable.$inferInsert;

export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditTable).values(entry);
}

/** Of one account, or of all when it is undefined. */
type AuditSelection = { accountId: string | undefined };

const isSelected = ({ accountId }: AuditSelection) =>
  accountId === undefined ? undefined : eq(auditTable.accountId, accountId);

export async function countAudit(db: Db, selection: AuditSelection): Promise<number> {
  const [row] = await db.select({ count: count() }).from(auditTable).where(isSelected(selection));
  return row?.count ?? 0;
}

/** Sorted newest first. */
export async function listAuditEntries(
  db: Db,
  { limit, offset, ...selection }: AuditSelection & { limit: number; offset: number },
) {
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
    .where(isSelected(selection))
    .orderBy(desc(auditTable.at), desc(auditTable.id))
    .limit(limit)
    .offset(offset);
}
