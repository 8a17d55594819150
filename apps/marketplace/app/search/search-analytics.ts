import { clickEvents, insightsPath, type SearchClick } from "@heirloop/api-client/search/search-insights";
import { searchTerm, withRecent } from "@heirloop/machines/search-box/search-term";
import { reportEvent } from "../analytics/report-event.ts";
import { saveLastQuery, readLastQuery } from "./last-query.ts";
import { saveRecentSearches, recentSearches } from "./recent-searches.ts";

/** Tells the search service of a click. It outlives the page, and nothing waits for it. */
export const reportClick = (click: SearchClick): boolean =>
  navigator.sendBeacon(insightsPath, clickEvents(click));

/** Results are on screen: they are kept for the click that may follow, and a new term is a search. */
export function reportResults(shown: { queryId: string; term: string; pieces: readonly string[] }): void {
  const last = readLastQuery();
  if (last?.queryId === shown.queryId) return;
  saveLastQuery({ ...shown, pieces: [...shown.pieces] });
  if (last?.term === shown.term) return;
  reportEvent({ name: "search", term: shown.term.slice(0, 200), queryId: shown.queryId });
  // Also what the plain form searched for, before there were suggestions.
  const term = searchTerm(shown.term);
  if (term !== null) saveRecentSearches(withRecent(recentSearches(), term));
}

/** A piece was opened: a click, when the last search showed it, told once. */
export function reportOpened(heirloopId: string): void {
  const last = readLastQuery();
  const at = last?.pieces.indexOf(heirloopId) ?? -1;
  if (!last || at === -1) return;
  reportClick({ queryId: last.queryId, heirloopId, position: at + 1 });
  saveLastQuery({ ...last, pieces: last.pieces.with(at, null) });
}
