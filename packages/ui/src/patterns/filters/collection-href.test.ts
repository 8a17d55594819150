import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { changed, collectionHref } from "./collection-href.ts";

const collections = { path: "/collections", fixed: [] } as const;

test("an unfiltered search is the bare page", () => {
  expect(collectionHref(collections, listingQuerySchema.parse({}))).toBe("/collections");
});

test("categories stand in the path, the rest in the query", () => {
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

test("what the path of a brand's page says is not said again", () => {
  const query = listingQuerySchema.parse({ brand: "knoll", category: "seating", style: "modern" });
  expect(collectionHref({ path: "/brand/knoll", fixed: ["brand"] }, query)).toBe(
    "/brand/knoll?category=seating&style=modern",
  );
});

test("a changed search begins at its first page", () => {
  const query = listingQuerySchema.parse({ keyword: "sofa & chair", page: "3" });
  expect(collectionHref(collections, changed(query, { region: "ny" }))).toBe(
    "/collections?keyword=sofa%20%26%20chair&region=ny",
  );
});
