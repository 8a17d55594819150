import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./formula-cell.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
])("escapes %j as %j, and reads it back", (cell, escaped) => {
  expect([escapeFormula(cell), unescapeFormula(escaped)]).toEqual([escaped, cell]);
});

const texts = [
  "",
  "Walnut credenza",
  "5-10",
  "a = b",
  "a+b@c",
  "'s-Hertogenbosch",
  "'quoted'",
  "it's =1",
  "'",
];

test.each([...texts, "="])("leaves %j as it is when it reads a file", (cell) => {
  expect(unescapeFormula(cell)).toBe(cell);
});

test.each([...texts, "'=1"])("leaves %j as it is when it writes a file", (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
});
