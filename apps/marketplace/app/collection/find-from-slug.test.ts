import { expect, test } from "vitest";
import {
  findBrand,
  findCategory,
  findRegion,
  findRoom,
  findStyle,
  redirectToCanonical,
} from "./find-from-slug.ts";

const counted = (name: string) => ({ name, count: 3 });
const menu = {
  styles: [counted("art_deco"), counted("1980_s"), counted("20_th_century")],
  rooms: [counted("living_room")],
  brands: [{ ...counted("Ravnsborg Møbler"), slug: "ravnsborg-mobler", designer: true }],
  categories: [
    {
      ...counted("seating"),
      subCategories: [{ ...counted("stools_and_benches"), types: [counted("bar_stools")] }],
    },
  ],
};

test.each(["art_deco", "art-deco", "Art-Deco", "ART_DECO", "Art Déco"])("finds the style %s", (style) => {
  expect(findStyle(menu, style)).toBe("art_deco");
});

test("finds decades, rooms, brands and regions in other spellings", () => {
  expect([findStyle(menu, "1980s"), findStyle(menu, "20th-century")]).toEqual(["1980_s", "20_th_century"]);
  expect(findRoom(menu, "Living-Rooms")).toBe("living_room");
  expect(findBrand(menu, "Ravnsborg Møbler")?.slug).toBe("ravnsborg-mobler");
  expect(findBrand(menu, "RAVNSBORG_MOBLER")?.slug).toBe("ravnsborg-mobler");
  expect([findRegion("LA"), findRegion("los-angeles"), findRegion("zz")]).toEqual(["la", "la", undefined]);
});

test("finds each step of a category's path", () => {
  expect(
    findCategory(menu, { category: "Seating", subCategory: "stools-and-benches", type: "bar-stool" }),
  ).toEqual({ category: "seating", subCategory: "stools_and_benches", type: "bar_stools" });
  expect(findCategory(menu, { category: "seating", subCategory: "sofas" })).toBeUndefined();
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", ""])(
  "finds nothing called %j",
  (name) => {
    expect([
      findStyle(menu, name),
      findRoom(menu, name),
      findBrand(menu, name),
      findRegion(name),
      findCategory(menu, { category: name }),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  },
);

test("redirects to the canonical path with the query that was asked for", () => {
  const location = (address: string): string | null => {
    try {
      redirectToCanonical(new Request(`http://host${address}`), "/style/art_deco");
      return null;
    } catch (answer) {
      return answer instanceof Response ? `${answer.status} ${answer.headers.get("location") ?? ""}` : null;
    }
  };
  expect(location("/style/art-deco?sort=newest")).toBe("301 /style/art_deco?sort=newest");
  expect(location("/style/Art-Deco.data?page=2&_routes=routes%2Fstyle")).toBe("301 /style/art_deco?page=2");
  expect(location("/style/art_deco?sort=newest")).toBeNull();
});
