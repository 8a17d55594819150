import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getLooks, getPictures, maxPictureBytes, pictureLooks } from "../.storybook/picture-looks.ts";
import { themeNames } from "../packages/ui/src/theme/themes.ts";
import { pictureFolder } from "./story-pictures.ts";

test.each([
  ["Components/Button", true, "themes"],
  ["Components/Button", false, "themes"],
  ["Patterns/Region", true, "widths"],
  ["Patterns/Region", false, "ends"],
  ["Screens/Home", true, "widths"],
  ["Screens/Home", false, "own"],
  ["Flows/Checkout", true, "own"],
] as const)("%s, first %s: %s", (title, first, set) => expect(getPictures({}, title, first)).toBe(set));

test("uses the set that a story asks for and rejects an unknown one", () => {
  expect(getPictures({ pictures: "none" }, "Components/Button", true)).toBe("none");
  expect(() => getPictures({ pictures: "all" }, "Components/Button", true)).toThrow("one of own");
});

test("includes the two ends in the widths", () => {
  expect(pictureLooks.ends.map(({ name }) => name)).toEqual(["light-390", "dark-1280"]);
  expect(pictureLooks.widths).toEqual(expect.arrayContaining([...pictureLooks.ends]));
});

const names = (title: string, first: boolean, parameters = {}): string[] =>
  getLooks(parameters, title, first).map(({ name }) => name);

test("shows every story of a component in every theme and in forced colors, and the first one with large text", () => {
  const [light, ...others] = themeNames;
  expect([light, ...others]).toEqual(expect.arrayContaining(["light", "dark", "contrast"]));
  const looks = ["own", ...others, "rtl", "forced"];
  expect(names("Components/Button", true)).toEqual([...looks, "text-200-320"]);
  expect(names("Components/Button", false)).toEqual(looks);
});

test.each(["Patterns/Region", "Screens/Home"])("shows the first story of %s under every setting", (title) => {
  const looks = getLooks({}, title, true);
  expect(looks.slice(0, pictureLooks.widths.length)).toEqual(pictureLooks.widths);
  expect(looks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ contrast: "more", direction: "rtl", theme: "system", width: 390 }),
      expect.objectContaining({ forcedColors: "active", width: 390 }),
      expect.objectContaining({ textSize: 32, width: 320 }),
    ]),
  );
});

test("adds no settings to other stories, to flows, and to those without pictures", () => {
  expect(names("Screens/Home", false)).toEqual(["own"]);
  expect(names("Flows/Checkout", true)).toEqual(["own"]);
  expect(names("Screens/Home", true, { pictures: "none" })).toEqual([]);
});

test("shows a story on paper, in the light theme whatever the reader has chosen", () => {
  expect(getLooks({ pictures: "print" }, "Screens/Receipt", false)).toEqual([
    expect.objectContaining({ media: "print", theme: "dark" }),
  ]);
});

test("keeps the committed pictures within the size limit", () => {
  const folder = pictureFolder("committed");
  const bytes = globSync("**/*.webp", { cwd: folder }).map((path) => statSync(join(folder, path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxPictureBytes);
});
