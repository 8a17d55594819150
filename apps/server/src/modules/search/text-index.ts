import { isBeginningOf, searchTerms, termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { closestTerm, typosAllowed } from "@heirloop/machines/search/spelling";
import { splitQuery, type QueryPart } from "./synonyms.ts";
import type { Term } from "./term-dictionary.ts";
import { createTermIndex, type TermMatches, type TermQuery } from "./term-index.ts";

export type TextMatches = TermMatches;

export const noMatches: TextMatches = {
  ids: new Uint32Array(),
  scores: new Float64Array(),
  wordsOf: () => [],
};

/** How much another phrase counts, compared with the words as typed. */
const synonymWeight = 0.7;
const narrowerWeight = 0.35;

/** Whether the last word may be a prefix: always, only if it is not a complete word itself, or never. */
export type LastWord = "mayBeUnfinished" | "asTyped" | "whole";

type FieldRoles<F extends string> = {
  /** The fields with a document's name; all by default. */
  names?: readonly F[];
  /** The fields with running text. A misspelled word is never corrected to a word that only they have. */
  prose?: readonly F[];
};

/**
 * Full-text search over documents with numeric ids. A document has to match all words. A misspelled search is
 * corrected as a whole, so that the corrected query can be shown.
 */
export function createTextIndex<F extends string>(fields: Record<F, number>, roles: FieldRoles<F> = {}) {
  const names = Object.keys(fields);
  const weightOf = new Map<string, number>(Object.entries(fields));
  const everywhere = names.map((_, field) => field);
  const numbersOf = (chosen: readonly F[]) =>
    names.flatMap((name, field) => (chosen.some((one) => one === name) ? [field] : []));
  const inNames = roles.names === undefined ? everywhere : numbersOf(roles.names);
  const inProse = numbersOf(roles.prose ?? []);
  const spelled = everywhere.filter((field) => !inProse.includes(field));
  const corrections = new Map<string, string | null>();
  let correctedWith = 0;
  const index = createTermIndex(names.map((name) => weightOf.get(name) ?? 1));
  /** Texts repeat the same words, and finding a word's term takes longer than looking it up. */
  const termsOfWords = new Map<string, Term>();

  function indexedTerm(word: string): Term {
    const known = termsOfWords.get(word);
    if (known !== undefined) return known;
    const term = index.getTerm(termOf(word));
    termsOfWords.set(word, term);
    return term;
  }

  function termsIn(text: string) {
    const words = wordsOf(text);
    return { terms: words.map(indexedTerm), length: new Set(words).size };
  }

  function partQuery(
    { terms, synonyms, narrower, inName = false }: QueryPart,
    last: boolean,
    lastWord: LastWord,
  ): TermQuery {
    const within = inName ? inNames : everywhere;
    const all = (phrase: readonly string[], prefixed: string | null, boost: number): TermQuery => ({
      all: phrase.map((term, at) => ({
        term,
        prefix: at === phrase.length - 1 && term === prefixed,
        boost,
        fields: within,
      })),
    });
    const lastTerm = terms.at(-1);
    const mayBePrefix =
      last &&
      lastWord !== "whole" &&
      lastTerm !== undefined &&
      (lastWord === "mayBeUnfinished" || !index.knows(lastTerm));
    const asTyped = all(terms, mayBePrefix ? lastTerm : null, 1);
    const others = [
      ...synonyms.map((phrase) => all(phrase, null, synonymWeight)),
      ...narrower.map((phrase) => all(phrase, null, narrowerWeight)),
    ];
    return others.length === 0 ? asTyped : { any: [asTyped, ...others] };
  }

  const isBeginning = (term: string): boolean => {
    for (const { name } of index.known()) if (isBeginningOf(term, name)) return true;
    return false;
  };

  /** The terms that a misspelled one may be corrected to, with their uses. */
  const correctTerms = (): ReadonlyMap<string, number> =>
    new Map(
      Array.from(index.known())
        .filter(({ postings }) => spelled.some((field) => postings[field] !== undefined))
        .map(({ name, uses }) => [name, uses]),
    );

  /** Returns the corrected term; the same one if it is known, too short, or similar to none. */
  function corrected(term: string, unfinished: boolean): string {
    if (index.knows(term) || typosAllowed(term) === 0) return term;
    if (correctedWith !== index.termCount()) corrections.clear();
    correctedWith = index.termCount();
    const key = unfinished ? `${term}…` : term;
    const known = corrections.get(key);
    if (known !== undefined) return known ?? term;
    const found = unfinished && isBeginning(term) ? null : closestTerm(term, correctTerms());
    // Bounds the memory for mistyped terms; a cleared one is looked up again.
    if (corrections.size > 2_000) corrections.clear();
    corrections.set(key, found);
    return found ?? term;
  }

  /** Joins two words of which the first is unknown and both together are not: north light. */
  function joinSplitWords(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (const word of words) {
      const before = joined.at(-1) ?? "";
      const together = `${before}${word}`;
      if (before !== "" && !index.knows(termOf(before)) && index.knows(termOf(together)))
        joined.splice(-1, 1, together);
      else joined.push(word);
    }
    return joined;
  }

  return {
    set(id: number, texts: Record<F, string>): void {
      index.remove(id);
      const found = new Map<string, string>(Object.entries(texts));
      index.add(
        id,
        names.map((name) => termsIn(found.get(name) ?? "")),
      );
    },
    remove: index.remove,
    search(parts: readonly QueryPart[], lastWord: LastWord = "mayBeUnfinished"): TextMatches {
      if (parts.length === 0) return noMatches;
      return index.search({
        all: parts.map((part, at) => partQuery(part, at === parts.length - 1, lastWord)),
      });
    },
    /**
     * Returns the keyword with its misspelled words corrected; null if none is, or no known word is similar.
     */
    correct(keyword: string): string | null {
      const typed = wordsOf(keyword).slice(0, 12);
      const words = joinSplitWords(typed);
      const telling = searchTerms(words.join(" "));
      const meant = words.map((word, at) => {
        const term = termOf(word);
        if (!telling.includes(term)) return word;
        const right = corrected(term, at === words.length - 1);
        return right === term ? word : right;
      });
      return meant.join(" ") === typed.join(" ") ? null : meant.join(" ");
    },
    /** Whether a document has the word, or another form of it. */
    has: (word: string): boolean => index.isUsed(termOf(word)),
  };
}
export type TextIndex = Pick<ReturnType<typeof createTextIndex<string>>, "search" | "correct">;

/** Searches as typed, then with corrected spelling. */
export function searchForgiving(text: TextIndex, keyword: string): TextMatches {
  const asTyped = text.search(splitQuery(searchTerms(keyword)));
  if (asTyped.ids.length > 0) return asTyped;
  const meant = text.correct(keyword);
  return meant === null ? noMatches : text.search(splitQuery(searchTerms(meant)));
}
