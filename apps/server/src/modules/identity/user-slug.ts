import { slugify } from "../../slugify.ts";

/** A profile's address: first name, and enough of a random id that no two meet. Last names stay private. */
export function profileSlug(firstName: string, newId: () => string): string {
  const tail = slugify(newId().replaceAll(/[-_]/g, "")).slice(0, 6);
  return `${slugify(firstName) || "member"}-${tail}`;
}
