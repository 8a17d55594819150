import { expect, test } from "vitest";
import { pageSurroundings } from "./page-surroundings.ts";

const shown = (pathname: string): string => {
  const { header, megaMenu, announcement, footer, footerReviews, searchResults } = pageSurroundings(pathname);
  return [
    header,
    megaMenu && "megaMenu",
    announcement && "announcement",
    footer && "footer",
    footer && footerReviews && "reviews",
    searchResults && "keyword",
  ]
    .filter(Boolean)
    .join(" ");
};

test.each([
  ["/", "full megaMenu announcement footer reviews"],
  ["/collections/seating", "full megaMenu announcement footer reviews keyword"],
  ["/product/abc/a-chair", "full megaMenu announcement footer"],
  ["/login", "plain"],
  ["/register", "plain"],
  ["/checkout", "plain"],
  ["/cart", "full megaMenu announcement"],
  ["/sales", "full"],
  ["/purchases", "full"],
  ["/orders", "full announcement"],
  ["/order/guest/1", "full footer reviews"],
  ["/help/terms-of-use", "full footer reviews"],
  ["/seller-dashboard", "full"],
  ["/consign-form", "full"],
  ["/consign-with-us", "full announcement"],
  ["/favorites", "full announcement footer reviews"],
  ["/salesroom", "full announcement footer reviews"],
])("%s has %s", (pathname, surroundings) => {
  expect(shown(pathname)).toBe(surroundings);
});

const pathsOf = (names: string): string[] => names.split(" ").map((name) => `/${name}`);

// The lists of docs/product.md §2, written out again.
test.each(
  pathsOf(
    "login register consign-with-us seller-dashboard consign-form admin cart edit chat checkout orders order-summary sales purchases cases",
  ),
)("has no footer on %s and below it", (path) => {
  expect([pageSurroundings(path).footer, pageSurroundings(`${path}/below`).footer]).toEqual([false, false]);
});

test.each(
  pathsOf(
    "login register sales purchases cases checkout consign-form help info seller-dashboard order/guest",
  ),
)("has no announcement on %s and below it", (path) => {
  expect([pageSurroundings(path).announcement, pageSurroundings(`${path}/below`).announcement]).toEqual([
    false,
    false,
  ]);
});

test.each(
  pathsOf(
    "collections brand location style room show cart impact product blog how-it-works about about-us selections pages",
  ),
)("has the mega menu on %s and below it", (path) => {
  expect([pageSurroundings(path).megaMenu, pageSurroundings(`${path}/below`).megaMenu]).toEqual([true, true]);
});

test.each(["//login", "/login//", "login"])("reads %s as the login page", (path) => {
  expect(pageSurroundings(path).header).toBe("plain");
});
