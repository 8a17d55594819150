import { searchTerms, termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { closestTerm, typosAllowed } from "@heirloop/machines/search/spelling";
import MiniSearch, { type Query } from "minisearch";
import { wishesOf, type Wish } from "./synonyms.ts";

export type TextMatch = { readonly id: number; readonly score: number; readonly words: readonly string[] };

/** Whether the last word may be a prefix: always, or only if it is not a complete word itself. */
export type LastWord = "mayBeUnfinished" | "asTyped";

/**
 * Full-text search over documents with numeric ids. A document has to match all words. A misspelled search is
 * corrected as a whole, so that the corrected query can be shown.
 */
export function createTextIndex<F extends string>(fields: Record<F, number>, nameFields?: readonly F[]) {
  const names = Object.keys(fields);
  const weightOf = new Map<string, number>(Object.entries(fields));
  /** How often each term occurs, weighted by field. */
  const vocabulary = new Map<string, number>();
  const corrections = new Map<string, string | null>();
  let correctedWith = 0;
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: names,
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const term = termOf(word);
      vocabulary.set(term, (vocabulary.get(term) ?? 0) + (weightOf.get(field ?? "") ?? 1));
      return term;
    },
    searchOptions: {
      boost: fields,
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      combineWith: "AND",
    },
    autoVacuum: true,
  });

  function wishQuery({ terms, synonyms, inName = false }: Wish, last: boolean, lastWord: LastWord): Query {
    const within = inName && nameFields !== undefined ? { fields: [...nameFields] } : {};
    const asTyped: Query = {
      ...within,
      combineWith: "AND",
      queries: terms.map((term, at) => ({
        queries: [term],
        prefix: last && at === terms.length - 1 && (lastWord === "mayBeUnfinished" || !vocabulary.has(term)),
      })),
    };
    if (synonyms.length === 0) return asTyped;
    const others = synonyms.map((phrase): Query => ({
      ...within,
      combineWith: "AND",
      queries: [...phrase],
      boostTerm: () => 0.7,
    }));
    return { combineWith: "OR", queries: [asTyped, ...others] };
  }

  const isBeginning = (term: string): boolean => {
    for (const known of vocabulary.keys()) if (known.startsWith(term)) return true;
    return false;
  };

  /** Returns the corrected term; the same one if it is known, too short, or similar to none. */
  function corrected(term: string, unfinished: boolean): string {
    if (vocabulary.has(term) || typosAllowed(term) === 0) return term;
    if (correctedWith !== vocabulary.size) corrections.clear();
    correctedWith = vocabulary.size;
    const key = unfinished ? `${term}…` : term;
    const known = corrections.get(key);
    if (known !== undefined) return known ?? term;
    const found = unfinished && isBeginning(term) ? null : closestTerm(term, vocabulary);
    // Bounds the memory for mistyped terms; a cleared one is looked up again.
    if (corrections.size > 2_000) corrections.clear();
    corrections.set(key, found);
    return found ?? term;
  }

  return {
    set(id: number, texts: Record<F, string>): void {
      if (index.has(id)) index.discard(id);
      index.add({ id, ...texts });
    },
    remove(id: number): void {
      if (index.has(id)) index.discard(id);
    },
    /** Returns matches, best first. */
    search(wishes: readonly Wish[], lastWord: LastWord = "mayBeUnfinished"): TextMatch[] {
      if (wishes.length === 0) return [];
      const queries = wishes.map((wish, at) => wishQuery(wish, at === wishes.length - 1, lastWord));
      return index
        .search({ combineWith: "AND", queries })
        .map(({ id, score, terms }) => ({ id: Number(id), score, words: terms }));
    },
    /**
     * Returns the keyword with its misspelled words corrected; null if none is, or no known word is similar.
     */
    correct(keyword: string): string | null {
      const words = wordsOf(keyword).slice(0, 12);
      const telling = searchTerms(keyword);
      const meant = words.map((word, at) => {
        const term = termOf(word);
        if (!telling.includes(term)) return word;
        const right = corrected(term, at === words.length - 1);
        return right === term ? word : right;
      });
      return meant.every((word, at) => word === words[at]) ? null : meant.join(" ");
    },
    knows: (word: string): boolean => vocabulary.has(termOf(word)),
  };
}
export type TextIndex = Pick<ReturnType<typeof createTextIndex<string>>, "search" | "correct">;

/** Searches as typed, then with corrected spelling. */
export function searchForgiving(text: TextIndex, keyword: string): TextMatch[] {
  const asTyped = text.search(wishesOf(searchTerms(keyword)));
  if (asTyped.length > 0) return asTyped;
  const meant = text.correct(keyword);
  return meant === null ? [] : text.search(wishesOf(searchTerms(meant)));
}
