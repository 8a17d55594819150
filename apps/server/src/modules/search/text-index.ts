import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { wishesOf, type Wish } from "./synonyms.ts";
import { searchTerms, termOf, wordsOf } from "./term.ts";

export type TextMatch = { readonly id: number; readonly score: number; readonly words: readonly string[] };

/** Letters a word may differ by: one from 4 letters, two from 8; numbers must be exact. */
const typosAllowed = (term: string): number =>
  /\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;

/** Two neighbouring letters in the wrong order are one slip of the finger. */
const swapped = (term: string): string[] =>
  term.length < 4
    ? []
    : Array.from(
        { length: term.length - 1 },
        (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
      );

/**
 * Full text over documents named by a number. All words of a search must be met; the last one may be
 * unfinished. Typos are forgiven when nothing matches as typed.
 */
export function createTextIndex<F extends string>(fields: Record<F, number>) {
  const names = Object.keys(fields);
  const vocabulary = new Set<string>();
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: names,
    tokenize: wordsOf,
    processTerm: (word) => {
      const term = termOf(word);
      vocabulary.add(term);
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

  const term = (text: string, last: boolean, forgiving: boolean): Query => {
    if (!forgiving) return { queries: [text], prefix: last };
    const slips = swapped(text).filter((other) => vocabulary.has(other));
    const typed: Query = { queries: [text], prefix: last, fuzzy: typosAllowed(text), maxFuzzy: 2 };
    return slips.length === 0 ? typed : { combineWith: "OR", queries: [typed, ...slips] };
  };
  const wishQuery = ({ terms, synonyms }: Wish, last: boolean, forgiving: boolean): Query => {
    const asTyped: Query = {
      combineWith: "AND",
      queries: terms.map((one, at) => term(one, last && at === terms.length - 1, forgiving)),
    };
    if (synonyms.length === 0) return asTyped;
    const others = synonyms.map((phrase): Query => ({
      combineWith: "AND",
      queries: [...phrase],
      boostTerm: () => 0.7,
    }));
    return { combineWith: "OR", queries: [asTyped, ...others] };
  };

  function run(wishes: readonly Wish[], forgiving: boolean, options: SearchOptions): TextMatch[] {
    const queries = wishes.map((wish, at) => wishQuery(wish, at === wishes.length - 1, forgiving));
    return index
      .search({ combineWith: "AND", queries }, options)
      .map(({ id, score, terms }) => ({ id: Number(id), score, words: terms }));
  }

  return {
    set(id: number, texts: Record<F, string>): void {
      if (index.has(id)) index.discard(id);
      index.add({ id, ...texts });
    },
    remove(id: number): void {
      if (index.has(id)) index.discard(id);
    },
    /** Best first. */
    search(keyword: string, options: SearchOptions = {}): TextMatch[] {
      const wishes = wishesOf(searchTerms(keyword));
      if (wishes.length === 0) return [];
      const asTyped = run(wishes, false, options);
      return asTyped.length > 0 ? asTyped : run(wishes, true, options);
    },
    knows: (word: string): boolean => vocabulary.has(termOf(word)),
  };
}
