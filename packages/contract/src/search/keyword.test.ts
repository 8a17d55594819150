import { expect, test } from "vitest";
import { keywordOf } from "./keyword.ts";

test.each([
  [" walnut desk ", "walnut desk"],
  ["ø", "ø"],
  ["1960", "1960"],
  ["椅子", "椅子"],
  ["chair 🪑", "chair 🪑"],
  ["🪑", undefined],
  ["!!!", undefined],
  ["  ", undefined],
  ["a".repeat(5_000), "a".repeat(200)],
  [`${"a".repeat(199)}🪑`, "a".repeat(199)],
])("normalizes %j to %j", (typed, keyword) => {
  expect(keywordOf(typed)).toBe(keyword);
});
