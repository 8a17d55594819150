import { expect, test } from "vitest";
import { facetNames, listingFacets } from "../listing/listing-facets.ts";
import { listingQuerySchema } from "../listing/listing-query.schema.ts";
import { reviewEndpoints } from "../review/review.endpoints.ts";
import { manySchema, pageNumberSchema, textSchema } from "./query-fields.ts";

test.each(["0", "-1", "1.5", "1e3", "abc", "", " 1", "٣", "100001", "99999999"])(
  "rejects %j as a page number",
  (page) => {
    expect(pageNumberSchema.safeParse(page).success).toBe(false);
  },
);

test.each([
  ["1", 1],
  ["07", 7],
  ["100000", 100_000],
] as const)("parses page %s as %d", (page, number) => {
  expect(pageNumberSchema.parse(page)).toBe(number);
});

test("parses a field given once, repeatedly or not at all to a list", () => {
  expect([manySchema.parse("oak"), manySchema.parse(["oak", "teak"]), manySchema.parse(undefined)]).toEqual([
    ["oak"],
    ["oak", "teak"],
    [],
  ]);
  expect(manySchema.safeParse(["x".repeat(81)]).success).toBe(false);
});

const manyNames = facetNames.filter((name) => listingFacets[name].kind === "many");

test("applies defaults to an empty listing query", () => {
  expect(listingQuerySchema.parse({})).toEqual({
    ...Object.fromEntries(manyNames.map((name) => [name, []])),
    sort: "relevance",
    page: 1,
    limit: 48,
  });
});

test.each([
  { limit: "61" },
  { limit: "0" },
  { discount: "5" },
  { op: "other" },
  { region: "kc" },
  { sort: "best" },
  { minPrice: "-5" },
  { maxPrice: "1.50" },
  { keyword: "x".repeat(201) },
])("rejects the listing query %o", (query) => {
  expect(listingQuerySchema.safeParse(query).success).toBe(false);
});

test("starts a seller's reviews at page 1 with at least four stars", () => {
  expect(reviewEndpoints.ofSeller.query?.parse({})).toEqual({ page: 1, greaterThan: 4 });
  expect(reviewEndpoints.latest.query?.parse({})).toEqual({ limit: 6 });
});

test("trims text and treats blank text as missing", () => {
  const name = textSchema(5, "Say it");
  expect(name.parse("  oak ")).toBe("oak");
  expect(name.safeParse("   ").error?.issues.map(({ message }) => message)).toEqual(["Say it"]);
  expect(name.safeParse("walnut").success).toBe(false);
});
