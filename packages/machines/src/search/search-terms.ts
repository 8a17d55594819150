/** Stop words. */
const fillers = new Set(["a", "an", "and", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);

export const isFiller = (term: string): boolean => fillers.has(term);

const withoutMarks = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");

/** The form in which a word is indexed and looked up: lower case, no accents, singular. */
export function termOf(word: string): string {
  const small = word.toLowerCase();
  const plain = /^[a-z0-9]+$/.test(small) ? small : withoutMarks(small);
  if (/(?:el|ea)ves$/.test(plain)) return `${plain.slice(0, -3)}f`;
  if (plain.length > 4 && plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
  if (plain.length > 4 && /(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  if (plain.length > 3 && plain.endsWith("s") && !/(?:ss|us|is)$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

/** Whether a term may be the other one, unfinished. A number is not the beginning of a longer one: 200 of 2000. */
export const isBeginningOf = (term: string, longer: string): boolean =>
  longer.startsWith(term) && !(/\d$/.test(term) && /^\d/.test(longer.slice(term.length)));

/**
 * Splits at everything that is neither a letter nor a digit; apostrophes are removed. An ampersand means
 * `and`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll("&", " and ")
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words of a search as terms; stop words count only when there are no others. */
export function searchTerms(keyword: string): string[] {
  const words = wordsOf(keyword)
    .slice(0, 12)
    .map((word) => word.toLowerCase());
  const meaningful = words.filter((word) => !fillers.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(termOf);
}
