/** A longer search is a sentence: dropping one word would not help. */
const most = 6;

export type WordSearch<Found> = {
  /**
   * Everything that a keyword finds. Its last word may be the beginning of a longer one, unless it has to be a `whole`
   * word: a search that nothing matched is not for rosettes because it ends with "roset".
   */
  find: (keyword: string, lastWord?: "whole") => Promise<Found>;
  /** The number of pieces that a keyword finds, with a whole last word. */
  count: (keyword: string) => Promise<number>;
  /** Words that name the kind of piece; the others are dropped before them. */
  namesKind?: (word: string) => boolean;
};

/** The words to drop so that something is found; undefined when nothing helps. */
async function findSuperfluousWords(
  words: readonly string[],
  { count, namesKind = () => false }: Pick<WordSearch<unknown>, "count" | "namesKind">,
): Promise<readonly string[] | undefined> {
  const counted = (tries: ReadonlyArray<readonly string[]>, keywordOf: (one: readonly string[]) => string) =>
    Promise.all(tries.map(async (leftOut) => ({ leftOut, total: await count(keywordOf(leftOut)) })));
  const without = (leftOut: readonly string[]) => words.filter((word) => !leftOut.includes(word)).join(" ");

  const alone = await counted(
    words.map((word) => [word]),
    ([word = ""]) => word,
  );
  // Half of a kind's name may match nothing by itself: the TV of a TV stand.
  const unknown = alone
    .filter(({ leftOut, total }) => total === 0 && !leftOut.some(namesKind))
    .flatMap(({ leftOut }) => leftOut);
  const known = words.filter((word) => !unknown.includes(word));
  if (known.length === 0) return undefined;
  if (unknown.length > 0 && (known.length === 1 || (await count(without(unknown))) > 0)) return unknown;
  const tries = await counted(
    known.map((word) => [...unknown, word]),
    without,
  );
  const keepsKind = ({ leftOut }: (typeof tries)[number]) => !leftOut.some(namesKind);
  const found = tries.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const best = found.find(keepsKind);
  if (best !== undefined) return best.leftOut;
  // Other pieces of the kind are closer than something else with all the other words.
  const besides = words.filter((word) => !namesKind(word));
  const hasKind = besides.length > 0 && besides.length < words.length;
  if (hasKind && (await count(without(besides))) > 0) return besides;
  return found[0]?.leftOut;
}

/** A set of four is one wish; its words alone would match anything. */
const wordOrSet = /\b(?:set|pair) of (?:\d+|two|three|four|five|six|eight)(?=\s|$)|\S+/gi;
const wordsIn = (keyword: string): readonly string[] => keyword.match(wordOrSet) ?? [];

/**
 * Searches for all words of a keyword. When nothing matches all of them, drops the words without any match, or
 * else the one that excludes the most, or everything that does not name the kind of piece. A search for a Persian rug
 * should show other rugs rather than nothing.
 *
 * @returns the results and the dropped words, as typed
 */
export async function searchWithFewerWords<Found extends { readonly total: number }>(
  keyword: string,
  { find, ...search }: WordSearch<Found>,
): Promise<{ result: Found; leftOut: readonly string[] }> {
  const result = await find(keyword);
  const words = wordsIn(keyword);
  const complete = { result, leftOut: [] };
  if (result.total > 0 || words.length < 2 || words.length > most) return complete;
  const leftOut = await findSuperfluousWords(words, search);
  if (leftOut === undefined) return complete;
  return { result: await find(words.filter((word) => !leftOut.includes(word)).join(" "), "whole"), leftOut };
}
