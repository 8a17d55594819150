import { expect, test } from "vitest";
import { menu } from "../../fixtures/menu.ts";
import { megaMenuPanel, megaMenuTabs, filterNamed } from "./mega-menu-tabs.ts";

const getPanel = (label: string, shown = menu) => {
  const tab = megaMenuTabs([], "/").find((one) => one.label === label);
  if (!tab) throw new Error(`No tab ${label}`);
  return megaMenuPanel(tab, shown);
};

test("creates ten tabs in order, each a link; overviews only where they exist", () => {
  expect(megaMenuTabs(["brands"], "/").map(({ label, href }) => `${label} ${href}`)).toEqual([
    "On sale /collections?discount=1",
    "New hits /collections?sort=newest",
    "Furniture /collections/furniture",
    "Seating /collections/seating",
    "Home Decor /collections/home_decor",
    "Lighting /collections/lighting",
    "Brand /brand",
    "Room /collections",
    "Style /collections",
    "Location /collections",
  ]);
});

test("marks only the tab of the current page and no overview that links to the whole shop", () => {
  const marked = (here: string) =>
    megaMenuTabs(["brands"], here).flatMap(({ id, current }) => (current ? [id] : []));
  expect([marked("/brand"), marked("/collections?discount=1"), marked("/collections")]).toEqual([
    ["brand"],
    ["on-sale"],
    [],
  ]);
});

test("lists a category's subcategories with counts and their types below them", () => {
  const { all, groups, tiles } = getPanel("Furniture");
  expect(all).toEqual({ label: "All furniture", href: "/collections/furniture" });
  expect(groups[0]).toEqual({
    label: "Storage",
    href: "/collections/furniture/storage",
    count: 1310,
    places: [
      { label: "Sideboards", href: "/collections/furniture/storage/sideboards", count: 520 },
      { label: "Dressers", href: "/collections/furniture/storage/dressers", count: 410 },
      { label: "Bookcases", href: "/collections/furniture/storage/bookcases", count: 240 },
      { label: "Cabinets", href: "/collections/furniture/storage/cabinets", count: 140 },
    ],
  });
  expect(tiles.map(({ title }) => title)).toEqual(["Storage", "Tables"]);
});

test("counts and links reduced listings", () => {
  expect(getPanel("On sale").groups[0]).toMatchObject({
    label: "Furniture",
    href: "/collections/furniture?discount=1",
    count: 310,
    places: [
      { label: "Storage", href: "/collections/furniture/storage?discount=1", count: 120 },
      { label: "Tables", count: 110 },
      { label: "Desks", count: 80 },
    ],
  });
});

test("links the new pieces of every category without the counts of all pieces", () => {
  const [first] = getPanel("New hits").groups;
  expect(first).toMatchObject({ label: "Furniture", href: "/collections/furniture?sort=newest" });
  expect(first?.places[0]).toEqual({
    label: "Storage",
    href: "/collections/furniture/storage?sort=newest",
  });
  expect(JSON.stringify(getPanel("New hits").groups)).not.toContain("count");
});

test("lists at most ten, the largest first", () => {
  const brands = Array.from({ length: 14 }, (_, at) => ({
    name: `Maker ${at}`,
    slug: `maker-${at}`,
    count: at,
    designer: false,
  }));
  expect(getPanel("Brand", { ...menu, brands }).groups.map(({ count }) => count)).toEqual([
    13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
  ]);
});

test("names rooms and styles with at least three listings", () => {
  expect(filterNamed([1, 2, 3].map((count) => ({ count })))).toEqual([{ count: 3 }]);
  expect(getPanel("Room").groups.map(({ label }) => label)).not.toContain("Outdoor");
  expect(getPanel("Style").groups.map(({ label }) => label)).not.toContain("Memphis");
});
