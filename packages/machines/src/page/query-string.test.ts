import { expect, test } from "vitest";
import { pairOf, partsOf } from "./query-string.ts";

test.each([
  ["", []],
  ["?", []],
  ["?a=1&b=2", ["a=1", "b=2"]],
  ["a=1&&b=2&", ["a=1", "b=2"]],
  ["next=/cart?step=2", ["next=/cart?step=2"]],
])("splits %j into its fields", (search, parts) => {
  expect(partsOf(search)).toEqual(parts);
});

test.each([
  ["order", "order", ""],
  ["order=", "order", ""],
  ["keyword=oak+chair", "keyword", "oak chair"],
  ["next=%2Fcart%3Fstep=2", "next", "/cart?step=2"],
  ["keyword=100%+oak", "keyword", "100% oak"],
])("reads the field %s as %j and %j", (part, name, value) => {
  expect(pairOf(part)).toEqual([name, value]);
});
