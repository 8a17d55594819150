/** Words that nearly every sentence has, on our pages. */
const everywhere: ReadonlySet<string> = new Set(
  "a am an and are as at be by can do does for from have how i if in is it me my no of on or piece pieces so the to we what when where which who why will with you your".split(
    " ",
  ),
);

/** Letters, digits and dollar signs, small. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];

const endings = ["ies", "es", "s", "y"] as const;
const shortest = 3;

function getStem(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The word stems of a search, so that `returns` finds `return`. A search of only stop words keeps them. */
export function getStems(keyword: string): string[] {
  const words = splitWords(keyword);
  const distinctive = words.filter((word) => !everywhere.has(word));
  return [...new Set((distinctive.length > 0 ? distinctive : words).map(getStem))];
}
