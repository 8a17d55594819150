import { growArray } from "./grow-array.ts";
import { createPostings, idOf, occurrencesOf } from "./postings.ts";
import { addScore, countBits, createScoredSets, intersect, union, type ScoredSet } from "./scored-set.ts";
import { createTermDictionary, type Term } from "./term-dictionary.ts";

/** What a document must have: a term, all of some parts, or one of them. */
export type TermQuery =
  | {
      readonly term: string;
      /** Whether it may be the beginning of a longer term. */
      readonly prefix: boolean;
      /** Multiplies the score. */
      readonly boost: number;
      /** The numbers of the fields in which it is looked up. */
      readonly fields: readonly number[];
    }
  | { readonly all: readonly TermQuery[] }
  | { readonly any: readonly TermQuery[] };

export type TermMatches = {
  /** Ids, in no particular order. */
  readonly ids: Uint32Array;
  /** By position in `ids`. */
  readonly scores: Float64Array;
  /** The terms that a document matched; none if it did not. */
  wordsOf(id: number): readonly string[];
};

/** The constants of BM25+, and the weight of a term that only begins with the searched one. */
const { saturation, lengthPenalty, floor } = { saturation: 1.2, lengthPenalty: 0.7, floor: 0.5 };
const prefixWeight = 0.375;
/** Terms of one search that count separately; the others count as one. */
const mostTerms = 31;

const createLengths = (length: number) => new Uint16Array(length);

type Lengths = { byId: Uint16Array; total: number };

/**
 * An inverted index: for each term and field, the documents with it, in typed arrays. Scores documents with
 * BM25+ by field, weighted, multiplied by the number of different searched terms that they have.
 */
export function createTermIndex(weights: readonly number[]) {
  const terms = createTermDictionary(weights.length);
  const lengths: Lengths[] = weights.map(() => ({ byId: createLengths(0), total: 0 }));
  const ids = new Set<number>();
  const sets = createScoredSets();

  /** Adds the scores of the documents with a term to a set; only those in `within`, if there is one. */
  function scoreTerm(
    set: ScoredSet,
    within: ScoredSet | null,
    { term, weight, fields, bit }: { term: Term; weight: number; fields: readonly number[]; bit: number },
  ): void {
    for (const field of fields) {
      const postings = term.postings[field];
      const { byId, total } = lengths[field] ?? { byId: createLengths(0), total: 0 };
      const size = postings?.size() ?? 0;
      if (postings === undefined || size === 0) continue;
      const average = total / ids.size;
      const rarity = Math.log(1 + (ids.size - size + 0.5) / (size + 0.5));
      const fieldWeight = weight * (weights[field] ?? 1);
      const entries = postings.entries();
      for (let at = 0; at < size; at += 1) {
        const entry = entries[at] ?? 0;
        const id = idOf(entry);
        if (within?.terms[id] === 0) continue;
        const occurrences = occurrencesOf(entry);
        const longer = 1 - lengthPenalty + (lengthPenalty * (byId[id] ?? 0)) / average;
        const score =
          rarity * (floor + (occurrences * (saturation + 1)) / (occurrences + saturation * longer));
        addScore(set, id, fieldWeight * score, bit);
      }
    }
  }

  const longerWeight = (term: string, longer: string): number =>
    (prefixWeight * longer.length) / (longer.length + 0.3 * (longer.length - term.length));

  function evaluate(query: TermQuery, within: ScoredSet | null, bits: Map<string, number>): ScoredSet {
    if ("term" in query) {
      const { term: name, prefix, boost, fields } = query;
      const bit = bits.get(name) ?? 2 ** Math.min(bits.size, mostTerms);
      bits.set(name, bit);
      const set = sets.take();
      const term = terms.find(name);
      if (term !== undefined) scoreTerm(set, within, { term, weight: boost, fields, bit });
      if (prefix)
        terms.eachLonger(name, (longer) => {
          const weight = boost * longerWeight(name, longer.name);
          scoreTerm(set, within, { term: longer, weight, fields, bit });
        });
      return set;
    }
    const [first, ...others] = "all" in query ? query.all : query.any;
    let set = first === undefined ? sets.take() : evaluate(first, within, bits);
    for (const other of others) {
      const next = evaluate(other, "all" in query ? set : within, bits);
      if ("all" in query) {
        intersect(next, set);
        sets.release(set);
        set = next;
      } else {
        union(set, next);
        sets.release(next);
      }
    }
    return set;
  }

  /** Returns the terms of a document that satisfy a query; null if it does not satisfy it. */
  function wordsIn(query: TermQuery, id: number): readonly string[] | null {
    if ("term" in query) {
      const words: string[] = [];
      const addIfUsed = ({ name, postings }: Term) => {
        if (query.fields.some((field) => postings[field]?.has(id) === true)) words.push(name);
      };
      const term = terms.find(query.term);
      if (term !== undefined) addIfUsed(term);
      if (query.prefix) terms.eachLonger(query.term, addIfUsed);
      return words.length === 0 ? null : words;
    }
    const parts = ("all" in query ? query.all : query.any).map((part) => wordsIn(part, id));
    const found = parts.filter((words) => words !== null);
    if (found.length === 0 || ("all" in query && found.length < parts.length)) return null;
    return [...new Set(found.flat())];
  }

  return {
    has: (id: number): boolean => ids.has(id),
    getTerm: terms.findOrAdd,
    knows: (name: string): boolean => terms.find(name) !== undefined,
    /** Whether a document has the term. */
    isUsed: (name: string): boolean =>
      terms.find(name)?.postings.some((one) => one !== undefined && one.size() > 0) ?? false,
    known: terms.all,
    termCount: terms.size,
    /**
     * Adds a document, which must not be indexed yet, with the terms of each of its fields, and the number of
     * its different words.
     */
    add(id: number, fields: ReadonlyArray<{ terms: readonly Term[]; length: number }>): void {
      ids.add(id);
      sets.reserve(id + 1);
      fields.forEach((found, field) => {
        const weight = weights[field] ?? 1;
        for (const term of found.terms) {
          term.uses += weight;
          (term.postings[field] ??= createPostings()).add(id);
        }
        const known = lengths[field];
        if (known === undefined) return;
        known.byId = growArray(known.byId, id + 1, createLengths);
        known.byId[id] = found.length;
        known.total += found.length;
      });
    },
    /** Looks for the document under all terms, which takes about a millisecond, rather than storing its terms. */
    remove(id: number): void {
      if (!ids.delete(id)) return;
      for (const { postings } of terms.all()) for (const one of postings) one?.remove(id);
      for (const known of lengths) {
        known.total -= known.byId[id] ?? 0;
        known.byId[id] = 0;
      }
    },
    search(query: TermQuery): TermMatches {
      const set = evaluate(query, null, new Map());
      const found = set.ids.slice(0, set.size);
      const scores = Float64Array.from(found, (id) => (set.scores[id] ?? 0) * countBits(set.terms[id] ?? 0));
      sets.release(set);
      return { ids: found, scores, wordsOf: (id) => wordsIn(query, id) ?? [] };
    },
  };
}
