import { expect, test } from "vitest";
import { listOfferedShops } from "./consignment-shops.ts";

const shops = [
  { name: "Oakland", hub: "BA", at: 9 },
  { name: "unknown place", hub: "BA", at: null },
  { name: "Berkeley", hub: "BA", at: 4 },
  { name: "Los Angeles", hub: "LA", at: 340 },
  { name: "no hub", hub: null, at: 80 },
] as const;
const list = (zip: string, from: readonly (typeof shops)[number][] = shops) => {
  const { inArea, shops: offered } = listOfferedShops(from, zip, ({ at }) => at);
  return [inArea, ...offered.map(({ name, miles }) => `${name} ${miles ?? "unknown"}`)];
};

test("lists the shops of the area, the nearest first and an unknown distance last", () => {
  expect(list("94610")).toEqual([true, "Berkeley 4", "Oakland 9", "unknown place unknown"]);
});

test.each([
  ["59801", "a ZIP code of no area"],
  ["10001", "an area without a shop"],
])("lists all shops for %s, %s", (zip) => {
  expect(list(zip)).toEqual([
    false,
    "Berkeley 4",
    "Oakland 9",
    "no hub 80",
    "Los Angeles 340",
    "unknown place unknown",
  ]);
});

test("lists two shops of unknown distance in their order", () => {
  const unknown = [
    { name: "one", hub: "BA", at: null },
    { name: "two", hub: "BA", at: null },
  ] as const;
  expect(listOfferedShops(unknown, "94610", ({ at }) => at).shops.map(({ name }) => name)).toEqual([
    "one",
    "two",
  ]);
});

test("names the five nearest of many and counts all", () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ name: `${at}`, hub: "BA", at: 10 - at }));
  const { total, shops: nearest } = listOfferedShops(many, "94610", ({ at }) => at);
  expect([total, nearest.map(({ miles }) => miles)]).toEqual([8, [3, 4, 5, 6, 7]]);
});

test("lists nobody where there is no shop", () => {
  expect(list("94610", [])).toEqual([false]);
});
