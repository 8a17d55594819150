/** Small ASCII letters, digits and dashes; empty when nothing of the text is left. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}

/** A profile's address: first name, and enough of a random id that no two meet. Last names stay private. */
export function profileSlug(firstName: string, newId: () => string): string {
  const tail = slugify(newId().replaceAll(/[-_]/g, "")).slice(0, 6);
  return `${slugify(firstName) || "member"}-${tail}`;
}
