import { searchTerms } from "@heirloop/machines/search/search-terms";
import { broadWords, synonymGroups } from "./search-settings.ts";

type Phrase = readonly string[];

/** First term of a phrase → the phrases that begin with it, longest first, and their synonyms. */
const byFirstTerm = new Map<string, Array<{ phrase: Phrase; others: readonly Phrase[] }>>();

function addSynonyms(phrase: Phrase, others: readonly Phrase[]): void {
  const [first] = phrase;
  if (first === undefined) return;
  const entries = [...(byFirstTerm.get(first) ?? []), { phrase, others }];
  byFirstTerm.set(
    first,
    entries.toSorted((a, b) => b.phrase.length - a.phrase.length),
  );
}

for (const group of synonymGroups) {
  const phrases = [
    ...new Map(group.map((name) => [searchTerms(name).join(" "), searchTerms(name)])).values(),
  ];
  for (const phrase of phrases)
    addSynonyms(
      phrase,
      phrases.filter((other) => other !== phrase),
    );
}
for (const [word, meanings] of Object.entries(broadWords))
  addSynonyms(searchTerms(word), meanings.map(searchTerms));

/** A part of a search: the terms as typed, and phrases that mean the same. */
export type QueryPart = {
  readonly terms: Phrase;
  readonly synonyms: readonly Phrase[];
  /** Matches only the name of a piece, not its description. */
  readonly inName?: boolean;
};

/** Splits a search into parts; the longest phrase with synonyms wins. */
export function splitQuery(terms: readonly string[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let at = 0;
  while (at < terms.length) {
    const term = terms[at] ?? "";
    const found = byFirstTerm
      .get(term)
      ?.find(({ phrase }) => phrase.every((part, index) => terms[at + index] === part));
    parts.push(
      found === undefined ? { terms: [term], synonyms: [] } : { terms: found.phrase, synonyms: found.others },
    );
    at += found?.phrase.length ?? 1;
  }
  return parts;
}
