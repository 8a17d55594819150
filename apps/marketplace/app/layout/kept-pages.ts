import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { Route } from "../+types/root";
import { useReload } from "../browser/use-reload.ts";
import { runWhenIdle } from "../browser/when-idle.ts";

/** Data of the page's routes by their ids, without that of the root, which no navigation reloads. */
type PageData = Readonly<Record<string, unknown>>;

/** The `handle` of a route that Back shows at once, as it was left: a list, which changes nothing and is long. */
export const handle = { isKept: true };

const isKept = (routeHandle: unknown): boolean => routeHandle === handle;

const maxPages = 10;
/** Milliseconds. */
const keptFor = 5 * 60_000;

const pages = new Map<string, { data: PageData; at: number }>();
/** Where Back or Forward leads, until its data is wanted. */
let returningTo: string | null = null;
/** The page that is shown as it was left, until it is reloaded. */
let shownOld: string | null = null;

type Place = { pathname: string; search: string };
/** The router writes a space of a query as `+`, an address may have `%20`. */
const toKey = ({ pathname, search }: Place): string =>
  `${pathname}?${new URLSearchParams(search).toString()}`;

/** Call it before the router listens to the history. */
export function watchReturns(): void {
  window.addEventListener("popstate", () => {
    returningTo = toKey(window.location);
  });
}

export function keepPage(place: Place, data: PageData): void {
  const key = toKey(place);
  pages.delete(key);
  pages.set(key, { data, at: Date.now() });
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
}

/** Answers Back and Forward with what a list showed minutes ago, instead of waiting for the server. */
export const showKeptPage: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const returns = returningTo === toKey(url);
  returningTo = null;
  if (request.method !== "GET") {
    // What was changed may be on any page, and after a login or logout every page is another person's.
    pages.clear();
    return next();
  }
  const page = returns ? pages.get(toKey(url)) : undefined;
  if (page === undefined || Date.now() - page.at > keptFor) return next();
  shownOld = toKey(url);
  return Object.fromEntries(
    Object.entries(page.data).map(([route, result]) => [route, { type: "data" as const, result }]),
  );
};

/** Keeps the pages that ask for it, and reloads one that was shown as it was left once the browser is idle. */
export function KeepPages(): null {
  const location = useLocation();
  const [, ...matches] = useMatches();
  const reload = useReload();
  const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
  const here = toKey(location);
  const kept = isKept(matches.at(-1)?.handle);
  useEffect(() => {
    if (kept) keepPage(location, data);
  });
  useEffect(() => {
    if (shownOld !== here) return;
    shownOld = null;
    return runWhenIdle(() => void reload());
  }, [here, location.key, reload]);
  return null;
}
