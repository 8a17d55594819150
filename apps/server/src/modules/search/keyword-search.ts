import type { Kind, KindVocabulary } from "@heirloop/machines/search/kind-vocabulary";
import { searchTerms, termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { relativeSizeOf, type RelativeSize } from "@heirloop/machines/search/relative-size";
import { sizeWordsOf, type SizeRange } from "@heirloop/machines/search/size-words";
import { passesAny, type SlotTest } from "./listing-columns.ts";
import type { Condition, Matching } from "./search.port.ts";
import { splitQuery, type QueryPart } from "./synonyms.ts";
import type { LastWord, TextIndex, TextMatches } from "./text-index.ts";
import { createVersionedCache } from "./versioned-cache.ts";

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
  /** Changes with the words and sizes of the pieces. */
  version: () => number;
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

const getLastWord = ({ matching, lastWord }: Pick<Options, "matching" | "lastWord">): LastWord =>
  lastWord ?? (matching === "strict" ? "asTyped" : "mayBeUnfinished");

type Clauses = ReadonlyArray<readonly Condition[]>;

const rangeCondition = ({ field, least, most }: SizeRange): Condition => ({
  kind: "number",
  field,
  least,
  most,
});

const leave = ({ ids, scores, wordsOf }: TextMatches, isLeft: (id: number) => boolean): TextMatches => ({
  ids: ids.filter(isLeft),
  scores: scores.filter((_, at) => isLeft(ids[at] ?? 0)),
  wordsOf,
});

/**
 * Searches for a keyword. The kind of piece and the size that it names filter the matches; if nothing is
 * left, the words alone decide, and then the words with corrected spelling.
 */
export function createKeywordSearch({ text, kinds, testOf, version }: Parts) {
  /** The sum of sides that limits a third of a kind: finding it looks at every piece. */
  const limits = createVersionedCache<{ readonly limit: number }>({ max: 200 });

  function within(matches: TextMatches, clauses: Clauses): TextMatches {
    const tests = clauses.map((any) => any.map(testOf));
    return leave(matches, (id) => tests.every((any) => passesAny(any, id)));
  }

  /** Leaves the pieces in that third of all pieces of the kind. */
  function withinThird(
    matches: TextMatches,
    { sides, third }: RelativeSize,
    { names }: Kind,
    ofKind: Clauses,
  ): TextMatches {
    const columns = sides.map((side) => testOf({ kind: "number", field: side, least: 0, most: 0 }).values);
    const sizeOf = (id: number) => columns.reduce((sum, values) => sum + (values[id] ?? Number.NaN), 0);
    const key = JSON.stringify([names, sides, third]);
    const { limit } = limits.get(version(), key, () => {
      const tests = ofKind.map((any) => any.map(testOf));
      const sizes: number[] = [];
      for (let id = 0; id < (columns[0]?.length ?? 0); id += 1)
        if (tests.every((any) => passesAny(any, id))) sizes.push(sizeOf(id));
      const sorted = Float64Array.from(sizes).toSorted();
      const share = Math.floor((sorted.length - 1) / 3);
      return { limit: (third === "smallest" ? sorted[share] : sorted.at(-1 - share)) ?? 0 };
    });
    return leave(matches, (id) => (third === "smallest" ? sizeOf(id) <= limit : sizeOf(id) >= limit));
  }

  /** Finds what comes closest to a narrower kind that no piece has in its name. */
  function findWiderKind(keyword: string, kind: Kind, ofKind: Clauses): Found | null {
    if (kind.isNarrower !== true) return null;
    const matches = within(text.search(splitQueryOfWiderKind(searchTerms(keyword), kind), "asTyped"), ofKind);
    const found = kind.labels.flat();
    const isMissing = (term: string) => kind.phrase.includes(term) && !found.includes(term);
    const leftOut = wordsOf(keyword).filter((word) => isMissing(termOf(word)));
    return matches.ids.length === 0 ? null : { matches, leftOut: leftOut.join(" ") };
  }

  /** Takes the size out of the words of a search, as inches or as relative to the kind. */
  function readSize(keyword: string, kind: Kind) {
    const inches = sizeWordsOf(keyword, kind);
    const relative = relativeSizeOf(inches?.keyword ?? keyword, kind);
    const last = relative ?? inches;
    if (last === null) return null;
    const words = [inches, relative].flatMap((size) => (size === null ? [] : [size.words])).join(" ");
    return { keyword: last.keyword, words, ranges: inches?.ranges ?? [], relative };
  }

  function findOfKind(keyword: string, kind: Kind, options: Options): Found {
    const { matching } = options;
    const lastWord = getLastWord(options);
    const ofKind: Clauses = [
      kind.names.map(({ facet, value }): Condition => ({ kind: "facet", facet, value })),
    ];
    const named = (words: string) => text.search(splitQueryOfKind(searchTerms(words), kind), lastWord);
    const size = readSize(keyword, kind);
    const sized = size === null ? null : within(named(size.keyword), ofKind);
    if (size !== null && sized !== null) {
      const inRange = within(
        sized,
        size.ranges.map((any) => any.map(rangeCondition)),
      );
      const fitting = size.relative === null ? inRange : withinThird(inRange, size.relative, kind, ofKind);
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

  function find(keyword: string, options: Options): Found {
    const kind = options.ofAnyKind ? null : kinds().kindOf(keyword);
    if (kind !== null) return findOfKind(keyword, kind, options);
    return { matches: text.search(splitQuery(searchTerms(keyword)), getLastWord(options)), leftOut: null };
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
  lastWord?: "whole" | undefined;
  /** A type was already selected, so the words do not filter by kind. */
  ofAnyKind: boolean;
};
