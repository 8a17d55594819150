import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import { parsePriceWords, withPriceOfWords } from "./price-words.ts";

test.each([
  ["velvet sofa under $500", { keyword: "velvet sofa", maxPrice: 500_00 }],
  ["velvet sofa for under $500", { keyword: "velvet sofa", maxPrice: 500_00 }],
  ["below 500 oak desk", { keyword: "oak desk", maxPrice: 500_00 }],
  ["desk less than $1,250.50", { keyword: "desk", maxPrice: 1_250_50 }],
  ["desk up to 1.5k", { keyword: "desk", maxPrice: 1_500_00 }],
  ["desk < 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk $300 or less", { keyword: "desk", maxPrice: 300_00 }],
  ["desk max 300 dollars", { keyword: "desk", maxPrice: 300_00 }],
  ["lamp $200-$400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp $200-400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp $400 to $200 brass", { keyword: "lamp brass", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp between 200 and 400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["credenza over $1,000", { keyword: "credenza", minPrice: 1_000_00 }],
  ["credenza more than 1000", { keyword: "credenza", minPrice: 1_000_00 }],
  ["credenza $1,000+", { keyword: "credenza", minPrice: 1_000_00 }],
  ["credenza $1,000 and up", { keyword: "credenza", minPrice: 1_000_00 }],
  ["credenza over $500 under $900", { keyword: "credenza", minPrice: 500_00, maxPrice: 900_00 }],
  ["Under $500", { keyword: "", maxPrice: 500_00 }],
  // Numbers that are not prices.
  ["table under 30 inches", { keyword: "table under 30 inches" }],
  ['table under 30" wide', { keyword: 'table under 30" wide' }],
  ["chair over 100 years old", { keyword: "chair over 100 years old" }],
  ["lamp from 1960 to 1970", { keyword: "lamp from 1960 to 1970" }],
  ["lamp 1960-1970", { keyword: "lamp 1960-1970" }],
  ["rug between 5 and 8 feet", { keyword: "rug between 5 and 8 feet" }],
  ["8x10 rug", { keyword: "8x10 rug" }],
  ["under bed storage", { keyword: "under bed storage" }],
  ["lamp under $0", { keyword: "lamp under $0" }],
  ["", { keyword: "" }],
])("parses %j", (typed, read) => {
  expect(parsePriceWords(typed)).toEqual(read);
});

test("keeps the tighter of the typed price and the price chosen before", () => {
  const query = (keyword: string, more = {}) =>
    withPriceOfWords(listingQuerySchema.parse({ keyword, ...more }));
  expect(query("sofa under $500", { maxPrice: "30000" })).toMatchObject({
    keyword: "sofa",
    maxPrice: 300_00,
  });
  expect(query("sofa under $500", { maxPrice: "90000" })).toMatchObject({
    keyword: "sofa",
    maxPrice: 500_00,
  });
  expect(query("under $500").keyword).toBeUndefined();
});
