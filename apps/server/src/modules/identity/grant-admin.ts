import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { lockUserByEmail, updateUser } from "../user/user.queries.ts";

/**
 * Makes an account an admin's, or no longer one. For the operator's command line, because the first admin has
 * nobody to appoint them. Returns false if there is no such account.
 */
export function grantAdmin(db: Db, email: string, admin: boolean): Promise<boolean> {
  return transaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (user === null) return false;
    await updateUser(tx, user.id, { admin });
    return true;
  });
}
