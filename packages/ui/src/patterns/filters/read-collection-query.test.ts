import { type ListingQueryInput, listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { collectionHref } from "./collection-href.ts";
import type { FilterPlace } from "./collection-query.ts";
import { readCollectionQuery } from "./read-collection-query.ts";

const seating: FilterPlace = { path: "/collections/seating", fixed: [] };
const knoll: FilterPlace = { path: "/brand/knoll", fixed: ["brand"] };

/** Reads an address of the page that these fields show. */
function read(place: FilterPlace, shown: ListingQueryInput, href: string) {
  const search = new URL(href, "https://heirloop.test").searchParams;
  return readCollectionQuery(place, listingQuerySchema.parse(shown), search);
}

const addresses: Array<[place: FilterPlace, shown: ListingQueryInput, other: ListingQueryInput]> = [
  [seating, { category: "seating" }, { category: "seating" }],
  [
    seating,
    { category: "seating", region: "ny", color: "blue", page: "3" },
    {
      category: "seating",
      keyword: "sofa & chair",
      exact: "1",
      style: ["modern", "art_deco"],
      material: "oak",
      brand: "heal's",
      room: "office",
      color: ["red", "blue"],
      condition: ["good"],
      region: "la",
      op: "designer",
      discount: "20",
      fits: "1",
      minPrice: "25000",
      maxPrice: "0",
      sort: "price-asc",
      page: "2",
    },
  ],
  [seating, { category: "seating", discount: "1", maxPrice: "5000" }, { category: "seating", discount: "1" }],
  [
    knoll,
    { brand: "knoll", category: "tables", style: "modern" },
    { brand: "knoll", category: "seating", subCategory: "sofas", type: "loveseats" },
  ],
  [knoll, { brand: "knoll", category: "tables" }, { brand: "knoll" }],
];

test.each(addresses)("on the page %o with %o reads the address of %o", (place, shown, other) => {
  const query = listingQuerySchema.parse(other);
  expect(read(place, shown, collectionHref(place, query))).toEqual(query);
});

test("every field of the query is in one of these addresses", () => {
  const { limit: _, ...fields } = listingQuerySchema.shape;
  expect(new Set(addresses.flatMap(([, , other]) => Object.keys(other)))).toEqual(
    new Set(Object.keys(fields)),
  );
});
