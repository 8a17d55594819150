/** Names whose label does not follow from the raw form. */
const ownLabels = new Map([
  ["boucle", "Bouclé"],
  ["mid_century_modern", "Mid-Century Modern"],
  ["mid-century-modern", "Mid-Century Modern"],
]);

/** Lowercase within a title, as in "Stools and Benches". */
const minorWords = new Set([
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
]);

/** With a capital first letter: words that stand alone, as somebody has typed them. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Readable form of a raw catalog name (docs/product.md §3): decades and centuries lose their underscore
 * (`1980_s` → 1980s, `20_th_century` → 20th Century); otherwise underscores and hyphens become spaces and
 * each word is capitalized, except for minor words after the first.
 */
export function formatLabel(raw: string): string {
  const own = ownLabels.get(raw);
  if (own !== undefined) return own;
  return raw
    .replace(/^(\d{4})_s$/, "$1s")
    .replace(/^(\d{1,2})_(st|nd|rd|th)(?=_|$)/, "$1$2")
    .split(/[_\-\s]+/)
    .filter((word) => word !== "")
    .map((word, at) => (at > 0 && minorWords.has(word) ? word : capitalize(word)))
    .join(" ");
}
