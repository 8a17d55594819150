/** Letters that Unicode does not split into a base letter and an accent. */
const ligatures = new Map([
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
  ["ł", "l"],
  ["đ", "d"],
]);

/** The words of a text in lower-case ASCII letters and digits: `Møbler & Søn’s` → `mobler`, `and`, `sons`. */
export const foldedWords = (text: string): string[] =>
  text
    .replaceAll("&", " and ")
    .toLowerCase()
    .replaceAll(/[øæœßłđ]/g, (letter) => ligatures.get(letter) ?? "")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

/** The same for all spellings of a name: ignores case, accents, spaces and punctuation. */
export const nameKey = (text: string): string =>
  // A name without a Latin letter is only normalized in case and spaces.
  foldedWords(text).join("") || text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Like `nameKey`, and also ignores the plural. Decades keep their s: `1980_s`, `1980s` → `1980`. */
export const termKey = (text: string): string =>
  foldedWords(text.replaceAll(/(\d)[\s_-]+(s|st|nd|rd|th)(?![a-z])/gi, "$1$2"))
    .map(singular)
    .join("");
