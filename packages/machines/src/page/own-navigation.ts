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
    return hasParameterInUrl(value, parameter);
  });
}

function hasParameterInUrl(url: string, parameter: Parameter): boolean {
  const [, query] = /^[^?]*\?([^#]*)/.exec(url) ?? [];
  return query !== undefined && hasParameter(query, parameter);
}

/**
 * Whether a parameter of the URL comes from the site's own navigation and may change something at once
 * (docs/product.md §2): a link or a button inside the app, or another page of this site. The parameters that the
 * document was loaded with count as an external link even after navigation in the app and after login, unless one of
 * our own pages led to it. One whose own URL has the parameter, such as the login page in `next`, only passes it on.
 * `answered`: the user has already decided about this parameter since, so it now comes from a
 * button.
 */
export function isOwnNavigation(parameter: Parameter, arrival: Arrival, answered: boolean): boolean {
  if (answered || !hasParameter(arrival.search, parameter)) return true;
  // A browser writes a referrer's origin like the page's own, followed by a path.
  return arrival.referrer.startsWith(`${arrival.origin}/`) && !hasParameterInUrl(arrival.referrer, parameter);
}
