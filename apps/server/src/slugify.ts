/** Letters that Unicode does not decompose into a base letter and an accent. */
const ligatures: Readonly<Record<string, string>> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d" };

/** Lower-case ASCII letters, digits and dashes, at most 80; empty if nothing of the text is left. */
export function slugify(text: string): string {
  return text
    .replaceAll("&", " and ")
    .toLowerCase()
    .replaceAll(/[øæœßłđ]/g, (letter) => ligatures[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}
