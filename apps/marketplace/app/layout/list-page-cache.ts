import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { Route } from "../+types/root";
import { useReload } from "../browser/use-reload.ts";
import { runWhenIdle } from "../browser/when-idle.ts";

/** The `handle` of a route that Back shows at once, as it was left: a list, which changes nothing and is long. */
export const handle = { isCached: true };

const maxPages = 10;
/** Milliseconds. */
const maxAge = 5 * 60_000;

/** By address: the data of the page's own route. No navigation reloads that of the root. */
const pages = new Map<string, { route: string; data: unknown; at: number }>();
/** Where Back or Forward leads, until its data is wanted. */
let returningTo: string | null = null;
/** The page that is shown as it was left, until it is reloaded. */
let shownOld: string | null = null;

type Place = { pathname: string; search: string };
/** The router writes a space of a query as `+`, an address may have `%20`. */
export const addressKey = ({ pathname, search }: Place): string =>
  `${pathname}?${new URLSearchParams(search).toString()}`;

/** Call it before the router listens to the history. */
export function trackReturns(): void {
  window.addEventListener("popstate", () => {
    returningTo = addressKey(window.location);
  });
}

/** A list without data could not be loaded, and is not cached. */
export function cachePage(place: Place, route: string, data: unknown): void {
  if (data === undefined) return;
  const key = addressKey(place);
  pages.delete(key);
  pages.set(key, { route, data, at: Date.now() });
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
}

/** Answers Back and Forward with what a list showed minutes ago, instead of waiting for the server. */
export const showCachedPage: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const key = addressKey(url);
  const page = returningTo === key ? pages.get(key) : undefined;
  returningTo = null;
  if (request.method !== "GET") {
    // What was changed may be on any page, and after a login or logout every page is another person's.
    pages.clear();
    return next();
  }
  if (page === undefined || Date.now() - page.at > maxAge) return next();
  shownOld = key;
  return { [page.route]: { type: "data" as const, result: page.data } };
};

/** Caches the list pages, and reloads one that was shown as it was left once the browser is idle. */
export function CacheListPages(): null {
  const location = useLocation();
  const list = useMatches().at(-1);
  const reload = useReload();
  const here = addressKey(location);
  useEffect(() => {
    if (list?.handle === handle) cachePage(location, list.id, list.loaderData);
  });
  useEffect(() => {
    if (shownOld !== here) return;
    shownOld = null;
    return runWhenIdle(() => void reload());
  }, [here, location.key, reload]);
  return null;
}
