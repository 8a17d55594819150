import { expect, test } from "vitest";
import { listingQueryOf, savedQueryOf } from "./saved-query.ts";

test.each([
  ["keyword=walnut&page=3&sort=newest", "keyword=walnut"],
  ["?style=modern&brand=Knoll&style=art_deco&style=modern", "brand=Knoll&style=art_deco&style=modern"],
  ["category=seating&maxPrice=50000&utm_source=mail", "category=seating&maxPrice=50000"],
  ["keyword=%20", null],
  ["keyword=%F0%9F%AA%91", null],
  ["keyword=!!!&category=seating", "category=seating"],
  ["page=2", null],
  ["", null],
  ["minPrice=cheap", null],
  ["region=mars", null],
])("normalizes %j to %j", (query, kept) => {
  expect(savedQueryOf(query)).toBe(kept);
});

test("parses the saved query into its search", () => {
  expect(listingQueryOf("brand=Knoll&style=art_deco&style=modern")).toMatchObject({
    brand: ["Knoll"],
    style: ["art_deco", "modern"],
  });
});
