import { expect, test } from "vitest";
import { closestOption, findOption, filterOptions } from "./filter-options.ts";

const cities = [
  { value: "BA", label: "San Francisco, CA", note: "Bay Area" },
  { value: "LA", label: "Los Angeles, CA" },
  { value: "ME", label: "Portland, ME", note: "Maine" },
  { value: "PDX", label: "Portland, OR" },
  { value: "CMH", label: "Córdoba" },
];
const found = (typed: string) => filterOptions(cities, typed).map(({ value }) => value);

test.each([
  ["", ["BA", "LA", "ME", "PDX", "CMH"]],
  ["ca", ["BA", "LA"]],
  ["los ca", ["LA"]],
  ["Portland, ", ["ME", "PDX"]],
  ["bay", ["BA"]],
  ["angel", ["LA"]],
  ["geles", []],
  ["cordo", ["CMH"]],
])("“%s” finds %j", (typed, values) => expect(found(typed)).toEqual(values));

test("a whole name, however it is written, is its option; a part of one is not", () => {
  expect(findOption(cities, " portland ME")?.value).toBe("ME");
  expect(findOption(cities, "Portland")).toBeUndefined();
});

test.each([
  ["los angelse ca", "LA"],
  ["cordoab", "CMH"],
  ["zzzzzz", undefined],
  ["lo", undefined],
])("“%s” was probably meant to be %j", (typed, value) =>
  expect(closestOption(cities, typed)?.value).toBe(value),
);

test("the last part of a path is enough to be meant", () => {
  const kinds = [{ value: "loveseats", label: "Seating › Sofas › Loveseats" }];
  expect(closestOption(kinds, "lovseat")?.value).toBe("loveseats");
});
