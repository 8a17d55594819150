import type { Db } from "../../platform/database/database.ts";
import { slugify } from "../../slugify.ts";
import { findUserBySlug } from "./user.queries.ts";

/** A profile's address: first name, and enough of a random id that no two meet. Last names stay private. */
function profileSlug(firstName: string, newId: () => string): string {
  const tail = slugify(newId().replaceAll(/[-_]/g, "")).slice(0, 6);
  return `${slugify(firstName) || "member"}-${tail}`;
}

/** The first one that no profile has or had before. */
export async function freeProfileSlug(db: Db, firstName: string, newId: () => string): Promise<string> {
  for (;;) {
    const slug = profileSlug(firstName, newId);
    if ((await findUserBySlug(db, slug)) === null) return slug;
  }
}
