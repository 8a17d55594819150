import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { activeFilters, collectionTitle } from "./collection-copy.ts";
import { collectionHref } from "./collection-href.ts";

const place = { path: "/collections", fixed: [] } as const;
const query = listingQuerySchema.parse({
  condition: "good",
  color: "green",
  room: "office",
  brand: "knoll",
  material: "walnut",
  style: "modern",
});

test("keeps the order of facets in the URL, which saved searches are stored under", () =>
  expect(collectionHref(place, query)).toBe(
    "/collections?style=modern&material=walnut&brand=knoll&room=office&color=green&condition=good",
  ));

test("shows the chips in the order of the filter panel", () =>
  expect(activeFilters(place, query).map(({ label }) => label)).toEqual([
    "Knoll",
    "Modern",
    "Walnut",
    "Office",
    "Green",
    "Good",
  ]));

test.each([
  [{}, "For the office"],
  [{ room: [] }, "Modern furniture"],
  [{ room: [], style: ["modern", "art_deco"] }, "Knoll"],
  [{ room: [], style: [], brand: [] }, "Walnut furniture"],
  [{ room: [], style: [], brand: [], material: [] }, "All furniture"],
])("titles a page after its first facet with a single value: %o", (change, title) =>
  expect(collectionTitle({ ...query, ...change })).toBe(title),
);
