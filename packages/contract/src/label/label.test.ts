import { expect, test } from "vitest";
import { formatLabel } from "./label.ts";

test.each([
  ["1980_s", "1980s"],
  ["1990_s", "1990s"],
  ["20_th_century", "20th Century"],
  ["1960_s", "1960s"],
  ["21_st_century", "21st Century"],
  ["mid_century_modern", "Mid Century Modern"],
  ["solid-wood", "Solid Wood"],
  ["art_deco--revival", "Art Deco Revival"],
  ["sofa", "Sofa"],
  ["1980_styles", "1980 Styles"],
  ["", ""],
])("%j reads %j", (raw, label) => {
  expect(formatLabel(raw)).toBe(label);
});
