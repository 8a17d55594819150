import type { Line } from "./phrases/grammar.ts";

/** The texts used for one type of piece. */
export type UsedPhrases = {
  readonly skeletons: Set<number>;
  /** How often each line was used. */
  readonly uses: Map<Line, number>;
};

/** The texts used in a catalog by type of piece, to avoid repeats. */
export type PhraseHistory = Map<string, UsedPhrases>;

export const createPhraseHistory = (): PhraseHistory => new Map();

export function usedPhrasesOf(history: PhraseHistory, type: string): UsedPhrases {
  const existing = history.get(type);
  if (existing) return existing;
  const used: UsedPhrases = { skeletons: new Set(), uses: new Map() };
  history.set(type, used);
  return used;
}
