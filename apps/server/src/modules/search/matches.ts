import type { TextMatch } from "./text-index.ts";

export type Matches = {
  /** Best first. */
  readonly ids: Uint32Array;
  /** The words that a document matched; none if it did not. */
  wordsOf(id: number): readonly string[];
};

/**
 * Packs matches into 8 bytes each, so that those of many searches can be cached. Most documents match the
 * same few words.
 */
export function packMatches(found: readonly TextMatch[]): Matches {
  const combinations: Array<readonly string[]> = [];
  const known = new Map<string, number>();
  const ids = Uint32Array.from(found, ({ id }) => id);
  const combinationAt = Uint32Array.from(found, ({ words }) => {
    const key = words.join(" ");
    const at = known.get(key) ?? combinations.push(words) - 1;
    known.set(key, at);
    return at;
  });
  return {
    ids,
    wordsOf: (id) => combinations[combinationAt[ids.indexOf(id)] ?? -1] ?? [],
  };
}
