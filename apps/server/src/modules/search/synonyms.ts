import { searchTerms } from "@heirloop/machines/search/search-terms";
import { broadWords, synonymGroups } from "./search-settings.ts";

type Phrase = readonly string[];

/** A part of a search. */
export type QueryPart = {
  /** As typed. */
  readonly terms: Phrase;
  /** Phrases that mean the same. */
  readonly synonyms: readonly Phrase[];
  /** Phrases that mean a part of it: navy for blue. */
  readonly narrower: readonly Phrase[];
  /** Matches only the name of a piece, not its description. */
  readonly inName?: boolean;
};

/** By their terms. */
const known = new Map<string, QueryPart>();
const partOf = (terms: Phrase): QueryPart =>
  known.get(terms.join(" ")) ?? { terms, synonyms: [], narrower: [] };

for (const group of synonymGroups) {
  const phrases = [
    ...new Map(group.map((name) => [searchTerms(name).join(" "), searchTerms(name)])).values(),
  ];
  for (const phrase of phrases) {
    const others = phrases.filter((other) => other !== phrase);
    const part = partOf(phrase);
    known.set(phrase.join(" "), { ...part, synonyms: [...part.synonyms, ...others] });
  }
}
for (const [word, meanings] of Object.entries(broadWords)) {
  const part = partOf(searchTerms(word));
  known.set(part.terms.join(" "), { ...part, narrower: meanings.map(searchTerms) });
}
const longest = Math.max(...Array.from(known.values(), ({ terms }) => terms.length));

/** Splits a search into parts; the longest phrase with synonyms wins. */
export function splitQuery(terms: readonly string[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < terms.length; at += parts.at(-1)?.terms.length ?? 1) {
    let length = Math.min(longest, terms.length - at);
    while (length > 1 && !known.has(terms.slice(at, at + length).join(" "))) length -= 1;
    parts.push(partOf(terms.slice(at, at + length)));
  }
  return parts;
}
