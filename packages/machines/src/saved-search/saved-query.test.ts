import { expect, test } from "vitest";
import { listingQueryOf, savedQueryOf } from "./saved-query.ts";

test.each([
  ["keyword=walnut&page=3&sort=newest", "keyword=walnut"],
  ["?style=modern&brand=Knoll&style=art_deco&style=modern", "brand=Knoll&style=art_deco&style=modern"],
  ["category=seating&maxPrice=50000&utm_source=mail", "category=seating&maxPrice=50000"],
  ["style=modern&brand=&category=seating", "category=seating&style=modern"],
  ["style=&limit=24&keyword=oak", "keyword=oak"],
  ["style=modern&keyword=%20walnut%20", "keyword=walnut&style=modern"],
  ["keyword=%20", null],
  ["keyword=%F0%9F%AA%91", null],
  ["keyword=!!!&category=seating", "category=seating"],
  ["page=2", null],
  ["", null],
  ["minPrice=cheap", null],
  ["region=mars", null],
])("normalizes %j to %j", (query, normalized) => {
  expect(savedQueryOf(query)).toBe(normalized);
});

test("parses the saved query into its search", () => {
  expect(listingQueryOf("brand=Knoll&style=art_deco&style=modern")).toMatchObject({
    brand: ["Knoll"],
    style: ["art_deco", "modern"],
  });
});
