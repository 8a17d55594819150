import { formatLabel } from "@heirloop/contract/label/label";
import { isBeginningOf, searchTerms } from "./search-terms.ts";
import { typosAllowed, typosBetween } from "./spelling.ts";

/** The shortest prefix that matches a word. */
const shortestBeginning = 3;

/** Whether a typed term matches this word of a label with so many typos; an unfinished term may be a prefix. */
function isWord(typed: string, word: string, most: number, unfinished: boolean): boolean {
  if (typosBetween(typed, word, most) <= most) return true;
  if (!unfinished || typed.length >= word.length) return false;
  return (
    isBeginningOf(typed, word) || (most > 0 && typosBetween(typed, word.slice(0, typed.length), most) <= most)
  );
}

/**
 * Whether the input names a label: all of its words are words of the label, the last one possibly unfinished,
 * or it includes the whole label ("velvet sofa" names Sofas). A word that the catalog `knows` is not mistaken for another
 * ("sofa" is no typo of Solano).
 */
export function matchesLabel(
  typed: string,
  label: string,
  knows: (word: string) => boolean = () => false,
): boolean {
  const terms = searchTerms(typed);
  const words = searchTerms(formatLabel(label));
  if (terms.length === 0 || words.length === 0) return false;
  const names = (at: number, word: string): boolean => {
    const term = terms[at] ?? "";
    const unfinished = at === terms.length - 1 && (terms.length === 1 || term.length >= shortestBeginning);
    return isWord(term, word, knows(term) ? 0 : typosAllowed(term), unfinished);
  };
  const isNamed = (word: string) => terms.some((_, at) => names(at, word));
  return terms.every((_, at) => words.some((word) => names(at, word))) || words.every(isNamed);
}
