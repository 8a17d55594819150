import type { Kind, KindVocabulary } from "@heirloop/machines/search/kind-vocabulary";
import { searchTerms, termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { sizeWordsOf, type SizeRange } from "@heirloop/machines/search/size-words";
import { passesAny, type SlotTest } from "./listing-columns.ts";
import type { Condition, Matching } from "./search.port.ts";
import { splitQuery, type QueryPart } from "./synonyms.ts";
import type { TextIndex, TextMatches } from "./text-index.ts";

export type KeywordMatches = {
  readonly matches: TextMatches;
  readonly correctedTo: string | null;
  /** The words of a size or of a kind that no piece has, as typed; they were ignored. */
  readonly leftOut: string | null;
};

type Found = { readonly matches: TextMatches; readonly leftOut: string | null };

type Parts = {
  text: TextIndex;
  kinds: () => KindVocabulary;
  testOf: (condition: Condition) => SlotTest;
};

/**
 * Matches the kind's phrase by the catalog's own labels instead of other synonyms, because the kind is
 * already known.
 */
function splitQueryOfKind(terms: readonly string[], kind: Kind): QueryPart[] {
  const { phrase, labels, isNarrower = false } = kind;
  const starts = terms.findIndex((_, at) => phrase.every((term, place) => terms[at + place] === term));
  if (starts < 0) return splitQuery(terms);
  // A TV stand for a TV: the phrase says it already.
  const isOther = (term: string) => !phrase.includes(term);
  return [
    ...splitQuery(terms.slice(0, starts).filter(isOther)),
    ...splitQuery(terms.slice(starts + phrase.length).filter(isOther)),
    { terms: phrase, synonyms: isNarrower ? [] : labels, narrower: [], inName: isNarrower },
  ];
}

/** Matches what a narrower kind belongs to instead: any armchair rather than a recliner. */
function splitQueryOfWiderKind(terms: readonly string[], { phrase, labels }: Kind): QueryPart[] {
  const [label = [], ...others] = labels;
  return [
    ...splitQuery(terms.filter((term) => !phrase.includes(term))),
    { terms: label, synonyms: others, narrower: [], inName: true },
  ];
}

const rangeCondition = ({ field, least, most }: SizeRange): Condition => ({
  kind: "number",
  field,
  least,
  most,
});

/**
 * Searches for a keyword. The kind of piece and the size that it names filter the matches; if nothing is
 * left, the words alone decide, and then the words with corrected spelling.
 */
export function createKeywordSearch({ text, kinds, testOf }: Parts) {
  function within(matches: TextMatches, clauses: ReadonlyArray<readonly Condition[]>): TextMatches {
    const tests = clauses.map((any) => any.map(testOf));
    const isLeft = (id: number) => tests.every((any) => passesAny(any, id));
    return {
      ids: matches.ids.filter(isLeft),
      scores: matches.scores.filter((_, at) => isLeft(matches.ids[at] ?? 0)),
      wordsOf: matches.wordsOf,
    };
  }

  /** Finds what comes closest to a narrower kind that no piece has in its name. */
  function findWiderKind(
    keyword: string,
    kind: Kind,
    ofKind: ReadonlyArray<readonly Condition[]>,
  ): Found | null {
    if (kind.isNarrower !== true) return null;
    const matches = within(text.search(splitQueryOfWiderKind(searchTerms(keyword), kind), "asTyped"), ofKind);
    const found = kind.labels.flat();
    const isMissing = (term: string) => kind.phrase.includes(term) && !found.includes(term);
    const leftOut = wordsOf(keyword).filter((word) => isMissing(termOf(word)));
    return matches.ids.length === 0 ? null : { matches, leftOut: leftOut.join(" ") };
  }

  function findOfKind(keyword: string, kind: Kind, matching: Matching): Found {
    const lastWord = matching === "strict" ? "asTyped" : "mayBeUnfinished";
    const ofKind = [kind.names.map(({ facet, value }): Condition => ({ kind: "facet", facet, value }))];
    const named = (words: string) => text.search(splitQueryOfKind(searchTerms(words), kind), lastWord);
    const size = sizeWordsOf(keyword, kind);
    const sized = size === null ? null : within(named(size.keyword), ofKind);
    if (size !== null && sized !== null) {
      const fitting = within(
        sized,
        size.ranges.map((any) => any.map(rangeCondition)),
      );
      if (fitting.ids.length > 0 || matching === "strict") return { matches: fitting, leftOut: null };
    }
    const found = within(named(keyword), ofKind);
    if (found.ids.length > 0 || matching === "strict") return { matches: found, leftOut: null };
    if (size !== null && sized !== null && sized.ids.length > 0)
      return { matches: sized, leftOut: size.words };
    const wider = findWiderKind(keyword, kind, ofKind);
    if (wider !== null) return wider;
    // Another kind matches only if its own name contains the words, not if its description mentions them.
    const alike = splitQuery(searchTerms(keyword)).map((part) =>
      part.terms.some((term) => kind.phrase.includes(term)) ? { ...part, inName: true } : part,
    );
    return { matches: text.search(alike, "asTyped"), leftOut: null };
  }

  function find(keyword: string, { matching, ofAnyKind }: Options): Found {
    const kind = ofAnyKind ? null : kinds().kindOf(keyword);
    if (kind !== null) return findOfKind(keyword, kind, matching);
    const lastWord = matching === "strict" ? "asTyped" : "mayBeUnfinished";
    return { matches: text.search(splitQuery(searchTerms(keyword)), lastWord), leftOut: null };
  }

  return (keyword: string, options: Options): KeywordMatches => {
    const found = find(keyword, options);
    const isCorrected = found.matches.ids.length === 0 && options.matching === "forgiving";
    const meant = isCorrected ? text.correct(keyword) : null;
    const corrected = meant === null ? null : find(meant, options);
    return corrected === null || corrected.matches.ids.length === 0
      ? { ...found, correctedTo: null }
      : { ...corrected, correctedTo: meant };
  };
}

type Options = {
  matching: Matching;
  /** A type was already selected, so the words do not filter by kind. */
  ofAnyKind: boolean;
};
