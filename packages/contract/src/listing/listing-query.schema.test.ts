import { expect, test } from "vitest";
import { type FitBox, formatFitBoxes } from "./fit-boxes.schema.ts";
import { listingQuerySchema, listingSearchSchema } from "./listing-query.schema.ts";

const searchedBoxes = (fits: string) => listingSearchSchema.parse({ fits }).fits;

test("reads the boxes that are written, and the user's own home", () => {
  const boxes: readonly FitBox[] = [
    [31, 79.5, 999],
    [12.4, 84, 90],
  ];
  expect([formatFitBoxes(boxes), searchedBoxes(formatFitBoxes(boxes)), searchedBoxes("1")]).toEqual([
    "31x79.5x999,12.4x84x90",
    boxes,
    "1",
  ]);
});

test.each([
  "",
  "2",
  "31x79",
  "31x79x60,",
  "1,31x79x60",
  "31x79x60x50",
  "31.25x79x60",
  "-1x79x60",
  "1x2x3,".repeat(16) + "1x2x3",
])("returns how to write boxes for %j", (fits) => {
  const { error } = listingSearchSchema.safeParse({ fits });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["fits"], "Use 1, or three lengths: 34x79x120,12x84x90"],
  ]);
});

test("accepts no boxes in the address of a page", () => {
  expect(listingQuerySchema.safeParse({ fits: "31x79x999" }).success).toBe(false);
  expect(listingQuerySchema.parse({ fits: "1" }).fits).toBe("1");
});

test("accepts thirty values of a filter", () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `brand-${at}`);
  const problemsWith = (brand: readonly string[]) =>
    listingQuerySchema.safeParse({ brand }).error?.issues.map(({ path, message }) => [path, message]);
  expect(problemsWith(values(30))).toBeUndefined();
  expect(problemsWith(values(31))).toHaveLength(1);
});
