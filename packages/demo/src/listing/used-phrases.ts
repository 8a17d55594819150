import type { Line } from "./phrases/grammar.ts";

/** How often each line was used for one type of piece. */
export type UsedPhrases = Map<Line, number>;

/** The lines used in a catalog, by type of piece: of two lines, the one used less is chosen. */
export type PhraseHistory = Map<string, UsedPhrases>;

export const createPhraseHistory = (): PhraseHistory => new Map();

export function usedPhrasesOf(history: PhraseHistory, type: string): UsedPhrases {
  const existing = history.get(type);
  if (existing) return existing;
  const used: UsedPhrases = new Map();
  history.set(type, used);
  return used;
}
