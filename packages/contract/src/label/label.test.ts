import { expect, test } from "vitest";
import { capitalize, formatLabel } from "./label.ts";

test.each([
  ["1980_s", "1980s"],
  ["1990_s", "1990s"],
  ["20_th_century", "20th Century"],
  ["1960_s", "1960s"],
  ["21_st_century", "21st Century"],
  ["mid_century_modern", "Mid-Century Modern"],
  ["mid-century-modern", "Mid-Century Modern"],
  ["hollywood_regency", "Hollywood Regency"],
  ["solid-wood", "Solid Wood"],
  ["art_deco--revival", "Art Deco Revival"],
  ["plants_and_stands", "Plants and Stands"],
  ["arts-and-crafts", "Arts and Crafts"],
  ["the_shop_on_the_corner", "The Shop on the Corner"],
  ["Crate And Barrel", "Crate And Barrel"],
  ["sofa", "Sofa"],
  ["boucle", "Bouclé"],
  ["1980_styles", "1980 Styles"],
  ["", ""],
])("formats %j as %j", (raw, label) => {
  expect(formatLabel(raw)).toBe(label);
});

test("removes the underscore of every decade", () => {
  const decades = Array.from({ length: 30 }, (_, at) => 1750 + at * 10);
  expect(decades.map((decade) => formatLabel(`${decade}_s`))).toEqual(decades.map((decade) => `${decade}s`));
});

test("keeps the suffix of every century", () => {
  const centuries = [
    "1_st",
    "2_nd",
    "3_rd",
    "4_th",
    "11_th",
    "12_th",
    "13_th",
    "19_th",
    "21_st",
    "22_nd",
    "23_rd",
  ];
  expect(centuries.map((century) => formatLabel(`${century}_century`))).toEqual(
    centuries.map((century) => `${century.replace("_", "")} Century`),
  );
});

test("capitalizes words that somebody typed, and nothing else in them", () => {
  expect(["bought in 2016", "5 years", "Mid-century, we think", "école", ""].map(capitalize)).toEqual([
    "Bought in 2016",
    "5 years",
    "Mid-century, we think",
    "École",
    "",
  ]);
});
