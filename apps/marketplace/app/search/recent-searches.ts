import * as z from "zod/mini";

const key = "recentSearches";
const termsSchema = z.array(z.string());

/** What was searched for in this browser, the latest first. */
export function recentSearches(): readonly string[] {
  try {
    return termsSchema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

export function keepRecentSearches(terms: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // Without storage they last as long as the page.
  }
}
