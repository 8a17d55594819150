import {
  clickEvents,
  insightsUrl,
  type SearchClick,
  type SearchKeys,
} from "@heirloop/api-client/search/search-insights";
import { searchTerm, withRecent } from "@heirloop/machines/search-box/search-term";
import { reportEvent } from "../analytics/report-event.ts";
import { saveLastQuery, getLastQuery } from "./last-query.ts";
import { saveRecentSearches, recentSearches } from "./recent-searches.ts";

/**
 * Reports a click to the service that found it: Algolia, or without `algolia` the server, which also searches for the
 * lists. The request outlives the page.
 */
export const reportClick = (click: SearchClick, algolia: SearchKeys | null = null): boolean =>
  navigator.sendBeacon(insightsUrl(algolia), clickEvents(click, algolia?.indexPrefix));

/** Saves the shown results for the click that may follow, and reports a new keyword. */
export function reportResults(shown: { queryId: string; term: string; pieces: readonly string[] }): void {
  const last = getLastQuery();
  if (last?.queryId === shown.queryId) return;
  saveLastQuery({ ...shown, pieces: [...shown.pieces] });
  if (last?.term === shown.term) return;
  reportEvent({ name: "search", term: shown.term.slice(0, 200), queryId: shown.queryId });
  // Includes searches from the plain form, without suggestions.
  const term = searchTerm(shown.term);
  if (term !== null) saveRecentSearches(withRecent(recentSearches(), term));
}

/** Reports an opened listing as a click if the last search returned it, once. */
export function reportOpened(heirloopId: string): void {
  const last = getLastQuery();
  const at = last?.pieces.indexOf(heirloopId) ?? -1;
  if (!last || at === -1) return;
  reportClick({ queryId: last.queryId, heirloopId, position: at + 1 });
  saveLastQuery({ ...last, pieces: last.pieces.with(at, null) });
}
