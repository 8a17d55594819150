import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { changed, collectionHref } from "./collection-href.ts";

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
