import { pairOf, partsOf } from "./query-string.ts";

/** Parameters of any address that do something, in the order in which they are looked for. */
export const addressParameters = ["favorite", "chat", "listing", "order", "userAccountAdmin"] as const;
export type AddressParameter = (typeof addressParameters)[number];

/** Pages on which a parameter is the page's own. */
const ownPages: Partial<Record<AddressParameter, readonly string[]>> = {
  order: ["/purchases", "/sales", "/orders", "/order-summary"],
  chat: ["/orders"],
};

/** On the way through these nothing else happens. */
const undisturbed = ["/login", "/register", "/checkout"];

/** Whole segments: `/sales/x` lies in `/sales`, `/salesroom` does not. */
const liesIn = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => `${pathname}/`.startsWith(`${page}/`));

/** Whether the parameter is the page's own: `order` on the pages that show orders. */
export const isOwn = (name: AddressParameter, pathname: string): boolean =>
  liesIn(pathname, ownPages[name] ?? []);

/** Whether this parameter acts on a page at this path, or is left to the page. */
export const actsOn = (name: AddressParameter, pathname: string): boolean =>
  !liesIn(pathname, undisturbed) && !isOwn(name, pathname);

export type AskedByAddress = {
  name: AddressParameter;
  value: string;
  /** The address without it: path and query. */
  rest: string;
};

/** The first parameter of an address that acts (docs/product.md §2); null when there is none. `search` is a query with or without its mark. */
export function askedByAddress(pathname: string, search: string): AskedByAddress | null {
  const asked = new Map(pairsOf(search));
  const name = addressParameters.find((one) => asked.has(one) && actsOn(one, pathname));
  const value = name && asked.get(name);
  if (!name || !value) return null;
  return { name, value, rest: addressWithout(name, pathname, search) };
}

/** Path and query without a parameter, the others as they were written. */
export function addressWithout(name: AddressParameter, pathname: string, search: string): string {
  const others = partsOf(search).filter((part) => pairOf(part)[0] !== name);
  return others.length > 0 ? `${pathname}?${others.join("&")}` : pathname;
}

/** Of a name that stands twice, the first counts. */
const pairsOf = (search: string): Array<[string, string]> => partsOf(search).map(pairOf).toReversed();
