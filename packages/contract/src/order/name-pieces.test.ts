import { expect, test } from "vitest";
import { namePieces } from "./name-pieces.ts";

test.each([
  [[], "a piece"],
  [["Walnut credenza"], "Walnut credenza"],
  [["Walnut credenza", "Lamp"], "Walnut credenza and 1 more piece"],
  [["Walnut credenza", "Lamp", "Rug"], "Walnut credenza and 2 more pieces"],
])("names the pieces %j", (titles, name) => {
  expect(namePieces(titles)).toBe(name);
});
