import { count, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { profileSlugTable, type ProfileSlugRow } from "./profile-slug.table.ts";

/**
 * Reserves slugs for their accounts, except those that an account already has. It waits for concurrent claims
 * of the same slug; inserting in a fixed order prevents deadlocks.
 */
export async function claimSlugs(tx: Db, slugs: readonly ProfileSlugRow[]): Promise<void> {
  await tx
    .insert(profileSlugTable)
    .values(slugs.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)))
    .onConflictDoNothing();
}

export async function countSlugsOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ slugs: count() })
    .from(profileSlugTable)
    .where(eq(profileSlugTable.userId, userId));
  return row?.slugs ?? 0;
}
