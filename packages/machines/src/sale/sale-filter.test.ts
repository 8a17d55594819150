import { expect, test } from "vitest";
import { isOnSale } from "./sale-filter.ts";

test.each([
  { price: 100_00, before: null, any: false, twenty: false },
  { price: 100_00, before: 100_00, any: false, twenty: false },
  { price: 120_00, before: 100_00, any: false, twenty: false },
  { price: 99_99, before: 100_00, any: true, twenty: false },
  { price: 99_00, before: 100_00, any: true, twenty: false },
  { price: 80_01, before: 100_00, any: true, twenty: false },
  { price: 80_00, before: 100_00, any: true, twenty: true },
  { price: 79_99, before: 100_00, any: true, twenty: true },
  { price: 0, before: 100_00, any: true, twenty: true },
])("$price cents after $before: discount=1 $any, discount=20 $twenty", ({ price, before, any, twenty }) => {
  const listing = { price, compareAtPrice: before };
  expect([isOnSale(listing, "1"), isOnSale(listing, "20")]).toEqual([any, twenty]);
});
