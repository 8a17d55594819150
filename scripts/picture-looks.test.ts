import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { maxPictureBytes, pictureLooks, getPictures } from "../.storybook/picture-looks.ts";
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

test("keeps the committed pictures within the size limit", () => {
  const folder = pictureFolder("committed");
  const bytes = globSync("**/*.webp", { cwd: folder }).map((path) => statSync(join(folder, path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxPictureBytes);
});
