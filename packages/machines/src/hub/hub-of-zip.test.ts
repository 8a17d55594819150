import { expect, test } from "vitest";
import { hubOfZip } from "./hub-of-zip.ts";

test("finds the hub of a ZIP code's area", () => {
  expect(["94610", "10001", "02116", "90012-1234", "97204", "59801"].map(hubOfZip)).toEqual([
    "BA",
    "NY",
    "MA",
    "LA",
    "PDX",
    "NA",
  ]);
});
