import { isBeginningOf } from "@heirloop/machines/search/search-terms";
import type { Postings } from "./postings.ts";

/** A term of the indexed documents, which stays known when the last of them is removed. */
export type Term = {
  readonly name: string;
  /** How often it was added, weighted by field. */
  uses: number;
  /** By field. */
  readonly postings: Array<Postings | undefined>;
};

/** The terms of an index, which are found by name or by their beginning. */
export function createTermDictionary(fieldCount: number) {
  const terms = new Map<string, Term>();
  /** All names in order, for prefixes; rebuilt when a term was added. */
  let ordered: readonly string[] | null = null;

  /** Returns the position of the first name after this one, by binary search. */
  function placeAfter(name: string, names: readonly string[]): number {
    let before = 0;
    let after = names.length;
    while (before < after) {
      const middle = (before + after) >> 1;
      if ((names[middle] ?? "") <= name) before = middle + 1;
      else after = middle;
    }
    return before;
  }

  return {
    find: (name: string): Term | undefined => terms.get(name),
    /** Returns a term, which is new if no document had it. */
    findOrAdd(name: string): Term {
      const known = terms.get(name);
      if (known !== undefined) return known;
      const term = { name, uses: 0, postings: Array.from({ length: fieldCount }, () => undefined) };
      terms.set(name, term);
      ordered = null;
      return term;
    },
    /** Calls `found` for every longer term that begins with this one. */
    eachLonger(prefix: string, found: (term: Term) => void): void {
      ordered ??= [...terms.keys()].toSorted();
      for (let at = placeAfter(prefix, ordered); ordered[at]?.startsWith(prefix) === true; at += 1) {
        const name = ordered[at] ?? "";
        const term = isBeginningOf(prefix, name) ? terms.get(name) : undefined;
        if (term !== undefined) found(term);
      }
    },
    all: (): Iterable<Term> => terms.values(),
    size: (): number => terms.size,
  };
}
