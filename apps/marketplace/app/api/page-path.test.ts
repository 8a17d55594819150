import { expect, test } from "vitest";
import { getPagePath } from "./page-path.ts";

test.each([
  ["/favorites", "/favorites"],
  ["/favorites.data?_routes=routes%2Ffavorites", "/favorites"],
  ["/purchases.data?selection=openOffers&_routes=routes%2Fpurchases", "/purchases?selection=openOffers"],
  [
    "/collections/seating.data?material=a%20b&material=c+d",
    "/collections/seating?material=a%20b&material=c+d",
  ],
  ["/_root.data?index&order=o1", "/?order=o1"],
  ["/collections/_.data", "/collections/"],
  // A person's own words.
  ["/collections?keyword=index&index=2", "/collections?keyword=index&index=2"],
])("maps the data request %s to the page %s", (path, page) => {
  expect(getPagePath(new Request(`http://localhost${path}`))).toBe(page);
});
