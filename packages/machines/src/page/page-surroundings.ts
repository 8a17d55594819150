/**
 * First path segments of the pages without a footer, without the announcement, and with the plain header
 * (docs/product.md §2).
 */
const withoutFooter = [
  "login",
  "register",
  "consign-with-us",
  "seller-dashboard",
  "consign-form",
  "admin",
  "cart",
  "edit",
  "chat",
  "checkout",
  "orders",
  "order-summary",
  "sales",
  "purchases",
  "cases",
];
const withoutAnnouncement = [
  "login",
  "register",
  "sales",
  "purchases",
  "cases",
  "checkout",
  "consign-form",
  "help",
  "info",
  "seller-dashboard",
  "order/guest",
];
const withPlainHeader = ["login", "register", "checkout"];
const withMegaMenu = [
  "collections",
  "brand",
  "location",
  "style",
  "room",
  "show",
  "cart",
  "impact",
  "product",
  "blog",
  "how-it-works",
  "about",
  "about-us",
  "selections",
  "pages",
];

/** Matches whole segments: `/sales/x` starts with `sales`, `/salesroom` does not. */
function beginsWith(pathname: string, prefixes: readonly string[]): boolean {
  const path = `${pathname.replace(/^\/+|\/+$/g, "")}/`;
  return prefixes.some((prefix) => path.startsWith(`${prefix}/`));
}

/** Pages of pieces, which the header's search field leads to. */
const withSearchResults = ["collections", "brand", "location", "style", "room"];

export type PageSurroundings = {
  header: "full" | "plain";
  /** On screens wider than 900 px. */
  megaMenu: boolean;
  announcement: boolean;
  footer: boolean;
  /** The header's search field shows what was searched for: other pages have searches of their own. */
  searchResults: boolean;
  /** False on product pages. */
  footerReviews: boolean;
};

/** The header, footer and bars of a page, by its path. */
export function pageSurroundings(pathname: string): PageSurroundings {
  return {
    header: beginsWith(pathname, withPlainHeader) ? "plain" : "full",
    megaMenu: pathname === "/" || beginsWith(pathname, withMegaMenu),
    announcement: !beginsWith(pathname, withoutAnnouncement),
    footer: !beginsWith(pathname, withoutFooter),
    searchResults: beginsWith(pathname, withSearchResults),
    footerReviews: !beginsWith(pathname, ["product"]),
  };
}
