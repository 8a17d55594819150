import { pairOf, partsOf } from "./query-string.ts";

/** URL parameters that trigger something on any page, in the order in which they are handled. */
export const urlParameters = ["favorite", "chat", "listing", "order", "userAccountAdmin"] as const;
export type UrlParameter = (typeof urlParameters)[number];

/** Pages that handle a parameter themselves. */
const ownPages: Partial<Record<UrlParameter, readonly string[]>> = {
  order: ["/purchases", "/sales", "/orders", "/order-summary"],
  chat: ["/orders"],
};

/** Pages on which no parameter is handled. */
const undisturbed = ["/login", "/register", "/checkout"];

/** Matches whole segments: `/sales/x` is below `/sales`, `/salesroom` is not. */
const liesIn = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => `${pathname}/`.startsWith(`${page}/`));

/** Whether the page handles the parameter itself: `order` on the pages that show orders. */
export const isOwn = (name: UrlParameter, pathname: string): boolean =>
  liesIn(pathname, ownPages[name] ?? []);

/** Whether this parameter is handled on a page at this path, or left to the page. */
export const isHandledOn = (name: UrlParameter, pathname: string): boolean =>
  !liesIn(pathname, undisturbed) && !isOwn(name, pathname);

export type UrlAction = {
  name: UrlParameter;
  value: string;
  /** The path and query without it. */
  rest: string;
};

/**
 * The first parameter of a URL that is handled (docs/product.md §2); null without one. `search` may start
 * with a question mark.
 */
export function getUrlAction(pathname: string, search: string): UrlAction | null {
  const parameters = new Map(pairsOf(search));
  const name = urlParameters.find((one) => parameters.has(one) && isHandledOn(one, pathname));
  const value = name && parameters.get(name);
  if (!name || !value) return null;
  return { name, value, rest: removeUrlParameter(name, pathname, search) };
}

/** Path and query without a parameter, the others unchanged. */
export function removeUrlParameter(name: UrlParameter, pathname: string, search: string): string {
  const others = partsOf(search).filter((part) => pairOf(part)[0] !== name);
  return others.length > 0 ? `${pathname}?${others.join("&")}` : pathname;
}

/** Of duplicate names, the first counts. */
const pairsOf = (search: string): Array<[string, string]> => partsOf(search).map(pairOf).toReversed();
