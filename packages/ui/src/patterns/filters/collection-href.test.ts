import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { changed, clearedHref, collectionHref, unfilteredHref } from "./collection-href.ts";

const collections = { path: "/collections", fixed: [] } as const;

test("links an unfiltered search to the bare page", () => {
  expect(collectionHref(collections, listingQuerySchema.parse({}))).toBe("/collections");
});

test("puts categories in the path and the rest in the query", () => {
  const query = listingQuerySchema.parse({
    category: "seating",
    subCategory: "armchairs",
    brand: ["knoll", "heal's"],
    discount: "20",
    maxPrice: "50000",
    sort: "newest",
  });
  expect(collectionHref(collections, query)).toBe(
    "/collections/seating/armchairs?brand=knoll&brand=heal's&discount=20&maxPrice=50000&sort=newest",
  );
});

test("does not repeat the brand of a brand's page", () => {
  const query = listingQuerySchema.parse({ brand: "knoll", category: "seating", style: "modern" });
  expect(collectionHref({ path: "/brand/knoll", fixed: ["brand"] }, query)).toBe(
    "/brand/knoll?category=seating&style=modern",
  );
});

test("starts a changed search at its first page", () => {
  const query = listingQuerySchema.parse({ keyword: "sofa & chair", page: "3" });
  expect(collectionHref(collections, changed(query, { region: "ny" }))).toBe(
    "/collections?keyword=sofa%20%26%20chair&region=ny",
  );
});

test.each([
  [collections, "/collections/seating"],
  [{ path: "/brand/knoll", fixed: ["brand"] } as const, "/brand/knoll"],
])("clears every filter except those in the path of %o, with or without the search", (place, href) => {
  const query = listingQuerySchema.parse({
    keyword: "chair",
    category: "seating",
    brand: "knoll",
    style: "modern",
    region: "ny",
    discount: "1",
    op: "designer",
    fits: "1",
    minPrice: "100",
    sort: "newest",
    page: "2",
  });
  expect(clearedHref(place, query)).toBe(href);
  expect(unfilteredHref(place, query)).toBe(`${href}?keyword=chair`);
});
