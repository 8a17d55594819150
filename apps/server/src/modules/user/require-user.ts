import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { findUserById } from "./user.queries.ts";
import type { UserRow } from "./user.table.ts";

/** Returns the user, who exists because they have a session. */
export async function requireUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (user === null) throw problem("unauthenticated");
  return user;
}
