import type { UrlAction } from "./url-parameter.ts";
import { pairOf, partsOf } from "./query-string.ts";

/** How the current document was loaded. */
export type Arrival = {
  /** The query of the URL it was loaded with, with or without a question mark. */
  search: string;
  /** The referring page; empty when the browser sends none. */
  referrer: string;
  /** Of this site, such as `https://heirloop.test`. */
  origin: string;
  /** Whether the user was signed in. */
  signedIn: boolean;
};

type Parameter = Pick<UrlAction, "name" | "value">;

/**
 * Whether a query has the parameter, including inside a URL in one of its values, such as `next` of the login
 * page.
 */
function hasParameter(search: string, parameter: Parameter): boolean {
  return partsOf(search).some((part) => {
    const [name, value] = pairOf(part);
    if (name === parameter.name && value === parameter.value) return true;
    const [, query] = /^[^?]*\?([^#]*)/.exec(value) ?? [];
    return query !== undefined && hasParameter(query, parameter);
  });
}

export type Now = {
  signedIn: boolean;
  /**
   * The user has already decided about this parameter since the document was loaded, so it now comes from a
   * button.
   */
  answered: boolean;
};

/**
 * Whether a parameter of the URL comes from the site's own navigation and may change something at once
 * (docs/product.md §2): a link or a button inside the app, another page of this site, or the return from
 * logging in. The parameters that the document was loaded with count as an external link even after
 * navigation in the app, unless one of our own pages led to it.
 */
export function isOwnNavigation(parameter: Parameter, arrival: Arrival, now: Now): boolean {
  if (now.answered || !hasParameter(arrival.search, parameter)) return true;
  // A browser writes a referrer's origin like the page's own, followed by a path.
  if (arrival.referrer.startsWith(`${arrival.origin}/`)) return true;
  return now.signedIn && !arrival.signedIn;
}
