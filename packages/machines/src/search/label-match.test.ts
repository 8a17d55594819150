import { expect, test } from "vitest";
import { matchesLabel } from "./label-match.ts";

test.each([
  // The only word may be unfinished from its first letter on, the last of several from its third.
  ["s", "sofas", true],
  ["velvet sof", "sofas", true],
  ["velvet so", "sofas", false],
  ["sof velvet", "sofas", false],
  ["side tab", "side_tables", true],
  ["side ta", "side_tables", false],
  ["sid table", "side_tables", false],
  ["table side", "side_tables", true],
  ["table", "side_tables", true],
  ["oak table", "side_tables", false],
  ["oak side table", "side_tables", true],
  ["196", "Studio 1960", false],
  ["1960", "Studio 1960", true],
  // Typos, in whole words and in unfinished ones.
  ["sofax", "sofas", true],
  ["sfoa", "sofas", true],
  ["nihgtst", "nightstands", true],
  ["ngihtts", "nightstands", false],
  ["nsg", "nightstands", false],
  ["nig", "nightstands", true],
  ["sofabed", "sofas", false],
  ["ofa", "sofas", false],
  ["", "sofas", false],
  ["sofa", "", false],
])("%j names the label %j: %s", (typed, label, names) => {
  expect(matchesLabel(typed, label)).toBe(names);
});
