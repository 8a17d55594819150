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
  ["lamp from $200 to $400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp 200 to 400 dollars", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp 200 usd - 400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp BETWEEN 200 and 400", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  ["lamp between 200 and 200", { keyword: "lamp", minPrice: 200_00, maxPrice: 200_00 }],
  ["lamp between $1960 and 1970", { keyword: "lamp", minPrice: 1_960_00, maxPrice: 1_970_00 }],
  ["lamp between 1699 and 1970", { keyword: "lamp", minPrice: 1_699_00, maxPrice: 1_970_00 }],
  ["lamp between 1960 and 2101", { keyword: "lamp", minPrice: 1_960_00, maxPrice: 2_101_00 }],
  ["lamp between 1k and 2k", { keyword: "lamp", minPrice: 1_000_00, maxPrice: 2_000_00 }],
  ["desk cheaper than 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk at most 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk no more than 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk maximum price of 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk <= $300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk costing under 300", { keyword: "desk", maxPrice: 300_00 }],
  ["desk 300 bucks or less", { keyword: "desk", maxPrice: 300_00 }],
  ["desk $300 and cheaper", { keyword: "desk", maxPrice: 300_00 }],
  ["desk at least 300", { keyword: "desk", minPrice: 300_00 }],
  ["desk starting at 300", { keyword: "desk", minPrice: 300_00 }],
  ["desk min price of 300", { keyword: "desk", minPrice: 300_00 }],
  ["desk >= 300", { keyword: "desk", minPrice: 300_00 }],
  ["desk 300 dollars or more", { keyword: "desk", minPrice: 300_00 }],
  ["desk under $0.01", { keyword: "desk", maxPrice: 1 }],
  ["desk under 1000000", { keyword: "desk", maxPrice: 1_000_000_00 }],
  // An amount of dollars alone is the most to spend.
  ["desk $200", { keyword: "desk", maxPrice: 200_00 }],
  ["$1,250.50 oak desk", { keyword: "oak desk", maxPrice: 1_250_50 }],
  ["desk for $1.5k", { keyword: "desk", maxPrice: 1_500_00 }],
  ["desk 200 dollars", { keyword: "desk", maxPrice: 200_00 }],
  ["60 inch desk 1,200 bucks", { keyword: "60 inch desk", maxPrice: 1_200_00 }],
  ["8x10 rug $300", { keyword: "8x10 rug", maxPrice: 300_00 }],
  ["$200", { keyword: "", maxPrice: 200_00 }],
  // The first price counts.
  ["desk under $500 or less under $300", { keyword: "desk under $300", maxPrice: 500_00 }],
  ["lamp $200-$400 under $300", { keyword: "lamp", minPrice: 200_00, maxPrice: 400_00 }],
  // Numbers that are not prices.
  ["desk under 1000001", { keyword: "desk under 1000001" }],
  ["lamp between 1700 and 2100", { keyword: "lamp between 1700 and 2100" }],
  ["lamp 200 to 400", { keyword: "lamp 200 to 400" }],
  ["lamp from 200 to 400", { keyword: "lamp from 200 to 400" }],
  ["lamp between 0 and 400", { keyword: "lamp between 0 and 400" }],
  ["lamp between 400 and 0", { keyword: "lamp between 400 and 0" }],
  ["desk 300 or less", { keyword: "desk 300 or less" }],
  ["desk 200", { keyword: "desk 200" }],
  ["desk $0", { keyword: "desk $0" }],
  ["desk $200s", { keyword: "desk $200s" }],
  ["desk $2000000", { keyword: "desk $2000000" }],
  ["desk $0 or less", { keyword: "desk $0 or less" }],
  ["desk 500+", { keyword: "desk 500+" }],
  ["desk 500 or more", { keyword: "desk 500 or more" }],
  ["desk $0+", { keyword: "desk $0+" }],
  ["desk over 0", { keyword: "desk over 0" }],
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

test("sets a lower limit, too, and leaves a search without a price alone", () => {
  const query = (keyword: string | undefined, more = {}) => listingQuerySchema.parse({ keyword, ...more });
  expect(withPriceOfWords(query("sofa over $500", { minPrice: "30000", maxPrice: "90000" }))).toMatchObject({
    keyword: "sofa",
    minPrice: 500_00,
    maxPrice: 900_00,
  });
  expect(withPriceOfWords(query("sofa over $500", { minPrice: "80000" }))).toMatchObject({
    minPrice: 800_00,
    maxPrice: undefined,
  });
  for (const same of [query("sofa", { minPrice: "30000" }), query(undefined)])
    expect(withPriceOfWords(same)).toBe(same);
});
