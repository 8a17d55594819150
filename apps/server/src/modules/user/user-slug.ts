import type { Db } from "../../platform/database/database.ts";
import { slugify } from "../../slugify.ts";
import { findUserBySlug } from "./user.queries.ts";

/** First name and enough of a random id to be unique. Last names stay private. */
function profileSlug(firstName: string, newId: () => string): string {
  const tail = slugify(newId().replaceAll(/[-_]/g, "")).slice(0, 6);
  return `${slugify(firstName) || "member"}-${tail}`;
}

/** Returns the first slug that no profile has or had. */
export async function freeProfileSlug(db: Db, firstName: string, newId: () => string): Promise<string> {
  for (;;) {
    const slug = profileSlug(firstName, newId);
    if ((await findUserBySlug(db, slug)) === null) return slug;
  }
}
