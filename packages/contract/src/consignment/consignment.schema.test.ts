import { expect, test } from "vitest";
import { consignFormSchema } from "./consignment.schema.ts";

const form = {
  images: ["/pictures/uploads/one"],
  title: "Oak table",
  kind: "dining table",
  condition: "good",
  dimensions: { width: 72, depth: 38, height: 29.5 },
  place: "Oakland, CA",
  zip: "94610",
  expectedPrice: 800_00,
};
const problems = (change: Partial<typeof form>) =>
  consignFormSchema
    .safeParse({ ...form, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("accepts a place in the state of its ZIP code", () => {
  expect(problems({})).toEqual([]);
});

test.each([
  [{ zip: "946" }, "zip", "Enter a 5-digit ZIP code"],
  [{ zip: "00901" }, "zip", "No state has this ZIP code. Check its digits"],
  [{ zip: "59801" }, "zip", "ZIP code 59801 is in Montana. Check the ZIP code or the state."],
  [{ place: "Oakland" }, "place", "Enter the city and the state, such as Oakland, CA"],
  [{ place: " " }, "place", "Say where it stands"],
])("refuses %o at its field", (change, path, message) => {
  expect(problems(change)).toEqual([[path, message]]);
});

test("says what is wrong with the place while the price is missing", () => {
  expect(problems({ zip: "59801", expectedPrice: 0 }).map(([path]) => path)).toEqual([
    "expectedPrice",
    "zip",
  ]);
});
