import { expect, test } from "vitest";
import { usStates } from "./us-states.ts";
import { stateOfPlace, stateOfZip, zipPrefixes } from "./zip-states.ts";

const nameOf = (zip: string) => stateOfZip(zip)?.[1];

test("has ZIP codes for each state", () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, "0")}01`)?.[0]),
  );
  expect(usStates.map(([code]) => code).filter((code) => !found.has(code))).toEqual([]);
});

test("assigns no prefix twice", () => {
  const ranges = Object.values(zipPrefixes)
    .flatMap((listed) => listed.split(" "))
    .map((range) => (range.includes("-") ? range : `${range}-${range}`))
    .toSorted();
  expect(
    ranges.filter((range) => !/^\d{3}-\d{3}$/.test(range) || range.slice(0, 3) > range.slice(4)),
  ).toEqual([]);
  expect(ranges.filter((range, at) => range.slice(0, 3) <= (ranges[at - 1]?.slice(4) ?? ""))).toEqual([]);
});

test.each([
  ["10001", "New York", "New York"],
  ["00501", "Holtsville", "New York"],
  ["02108", "Boston", "Massachusetts"],
  ["05501", "Andover", "Massachusetts"],
  ["05602", "Montpelier", "Vermont"],
  ["04101", "Portland", "Maine"],
  ["06103", "Hartford", "Connecticut"],
  ["07102", "Newark", "New Jersey"],
  ["20001", "Washington", "District of Columbia"],
  ["20147", "Ashburn", "Virginia"],
  ["20850", "Rockville", "Maryland"],
  ["31401", "Savannah", "Georgia"],
  ["32801", "Orlando", "Florida"],
  ["37402", "Chattanooga", "Tennessee"],
  ["38601", "Abbeville", "Mississippi"],
  ["39901", "Atlanta", "Georgia"],
  ["51501", "Council Bluffs", "Iowa"],
  ["60602", "Chicago", "Illinois"],
  ["66101", "Kansas City", "Kansas"],
  ["64106", "Kansas City", "Missouri"],
  ["73301", "Austin", "Texas"],
  ["73401", "Ardmore", "Oklahoma"],
  ["79901", "El Paso", "Texas"],
  ["88510", "El Paso", "Texas"],
  ["87501", "Santa Fe", "New Mexico"],
  ["94610-1234", "Oakland", "California"],
  ["96813", "Honolulu", "Hawaii"],
  ["97204", "Portland", "Oregon"],
  ["98660", "Vancouver", "Washington"],
  ["99501", "Anchorage", "Alaska"],
  ["06390", "Fishers Island", "New York"],
  ["73960", "Texhoma", "Texas"],
  ["83414", "Alta", "Wyoming"],
])("%s (%s) is in %s", (zip, _city, state) => {
  expect(nameOf(zip)).toBe(state);
});

test.each([
  ["00000", "no prefix"],
  ["00901", "Puerto Rico"],
  ["00802", "the Virgin Islands"],
  ["09012", "military mail in Europe"],
  ["34001", "military mail in the Americas"],
  ["96201", "military mail in the Pacific"],
  ["96799", "American Samoa"],
  ["96910", "Guam"],
  ["56901", "federal mail"],
  ["98701", "a prefix without ZIP codes"],
])("%s (%s) is in no state", (zip) => {
  expect(stateOfZip(zip)).toBeUndefined();
});

test.each([
  ["Oakland, CA", "CA"],
  ["oakland ca", "CA"],
  ["Missoula, Montana", "MT"],
  ["Charleston, West Virginia", "WV"],
  ["Little Rock, Arkansas", "AR"],
  ["New York", "NY"],
  ["Oregon City", undefined],
  ["Berlin", undefined],
  ["", undefined],
])("finds the state that “%s” names last: %s", (place, state) => {
  expect(stateOfPlace(place)?.[0]).toBe(state);
});
