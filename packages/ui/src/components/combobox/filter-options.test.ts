import { expect, test } from "vitest";
import { closestOption, findOption, filterOptions } from "./filter-options.ts";

const cities = [
  { value: "BA", label: "San Francisco, CA", note: "Bay Area" },
  { value: "LA", label: "Los Angeles, CA" },
  { value: "ME", label: "Portland, ME", note: "Maine" },
  { value: "PDX", label: "Portland, OR" },
  { value: "CMH", label: "Córdoba" },
];
const valuesFor = (typed: string) => filterOptions(cities, typed).map(({ value }) => value);

test.each([
  ["", ["BA", "LA", "ME", "PDX", "CMH"]],
  ["ca", ["BA", "LA"]],
  ["los ca", ["LA"]],
  ["Portland, ", ["ME", "PDX"]],
  ["bay", ["BA"]],
  ["angel", ["LA"]],
  ["geles", []],
  ["cordo", ["CMH"]],
])("“%s” finds %j", (typed, values) => expect(valuesFor(typed)).toEqual(values));

test("finds an option by its full name in any spelling, not by a part of it", () => {
  expect(findOption(cities, " portland ME")?.value).toBe("ME");
  expect(findOption(cities, "Portland")).toBeUndefined();
});

test.each([
  ["los angelse ca", "LA"],
  ["cordoab", "CMH"],
  ["zzzzzz", undefined],
  ["lo", undefined],
])("suggests for “%s” %j", (typed, value) => expect(closestOption(cities, typed)?.value).toBe(value));

test("suggests an option by the last part of its path", () => {
  const kinds = [{ value: "loveseats", label: "Seating › Sofas › Loveseats" }];
  expect(closestOption(kinds, "lovseat")?.value).toBe("loveseats");
});
