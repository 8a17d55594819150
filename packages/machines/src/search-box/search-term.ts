import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { keywordOf } from "@heirloop/contract/search/keyword";

/** The search term for this input; null when it is blank. An ampersand reads 'and' (docs/product.md §5). */
export function searchTerm(typed: string): string | null {
  return keywordOf(typed.replace(/\s*&\s*/g, " and ").replace(/\s+/g, " ")) ?? null;
}

/** The latest first, without duplicates, ten at most (docs/product.md §9). */
export function withRecent(recent: readonly string[], term: string): string[] {
  return [term, ...recent.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(
    0,
    constants.recentSearches,
  );
}
