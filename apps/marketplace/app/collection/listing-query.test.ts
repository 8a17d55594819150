import { expect, test } from "vitest";
import { parseListingQuery } from "./listing-query.ts";

test.each([
  ["keyword=walnut+desk", "walnut desk"],
  ["keyword=%F0%9F%AA%91", undefined],
  ["keyword=!!!&page=2", undefined],
  [`keyword=${"oak+".repeat(1_250)}`, `${"oak ".repeat(49)}oak`],
])("parses %.30s as %s", (search, keyword) => {
  expect(parseListingQuery(new URLSearchParams(search), {}).keyword).toBe(keyword);
});

test.each([
  ["1", "1"],
  ["34x79x120", undefined],
])("parses fits=%s as %s: addresses have no measurements", (fits, parsed) => {
  expect(parseListingQuery(new URLSearchParams({ fits }), {}).fits).toBe(parsed);
});

test("ignores invalid parameters and keeps the rest", () => {
  expect(parseListingQuery(new URLSearchParams("keyword=oak&page=abc&region=mars"), {})).toMatchObject({
    keyword: "oak",
    page: 1,
  });
});

test("reads the first thirty values of a filter", () => {
  const brands = Array.from({ length: 40 }, (_, at) => `brand-${at}`);
  const search = new URLSearchParams(brands.map((brand) => ["brand", brand]));
  expect(parseListingQuery(search, {}).brand).toEqual(brands.slice(0, 30));
});
