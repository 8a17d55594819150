import type { AskedByAddress } from "./address-parameter.ts";
import { pairOf, partsOf } from "./query-string.ts";

/** How the document that shows the app was reached. */
export type Arrival = {
  /** The query of the address it was loaded with, with or without its mark. */
  search: string;
  /** The page that led to it; empty when the browser names none. */
  referrer: string;
  /** Of this site, such as `https://heirloop.test`. */
  origin: string;
  /** Whether somebody was signed in. */
  signedIn: boolean;
};

type Asked = Pick<AskedByAddress, "name" | "value">;

/** Whether a query has the parameter, also inside an address in one of its values, such as `next` of the login page. */
function hasParameter(search: string, asked: Asked): boolean {
  return partsOf(search).some((part) => {
    const [name, value] = pairOf(part);
    if (name === asked.name && value === asked.value) return true;
    const [, query] = /^[^?]*\?([^#]*)/.exec(value) ?? [];
    return query !== undefined && hasParameter(query, asked);
  });
}

export type Now = {
  signedIn: boolean;
  /** The person has decided about this parameter since the document was loaded, so that it comes from a button by now. */
  answered: boolean;
};

/**
 * Whether a parameter of the address came by the site's own navigation, and may change something at once (docs/product.md §2): a link or a
 * button inside the app, another page of this site, or the return from logging in. What the document was loaded with stays a link from
 * elsewhere, whatever the app has navigated to since, unless one of our own pages led to it.
 */
export function isOwnNavigation(asked: Asked, arrival: Arrival, now: Now): boolean {
  if (now.answered || !hasParameter(arrival.search, asked)) return true;
  // A browser writes a referrer's origin as it writes the page's own, and a path behind it.
  if (arrival.referrer.startsWith(`${arrival.origin}/`)) return true;
  return now.signedIn && !arrival.signedIn;
}
