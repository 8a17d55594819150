import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getChapters, replaceFileLinks } from "../.storybook/docs/document-chapters.ts";
import { themes } from "../packages/ui/src/theme/themes.ts";
import { repositoryRoot } from "./repository-root.ts";

const replace = (text: string): string => replaceFileLinks({ path: "docs/architecture/recipes.md", text });

test.each([
  ["[why](../decisions/0001-a.md)", "why (`docs/decisions/0001-a.md`)"],
  [
    "([search](search.md#ranking), [tests](./tests.md))",
    "(search (`docs/architecture/search.md`), tests (`docs/architecture/tests.md`))",
  ],
])("replaces the relative link %s by words and a path", (text, expected) =>
  expect(replace(text)).toBe(expected),
);

test.each(["[DTCG](https://www.designtokens.org)", "[Color](?path=/docs/guide--docs)", "[below](#links)"])(
  "keeps %s",
  (text) => expect(replace(text)).toBe(text),
);

const path = "docs/design.md";
const design = { path, text: readFileSync(join(repositoryRoot, path), "utf8") };

test("the guide's chapters have no link to a file", () => {
  expect(getChapters(design, ["Type"])).toContain("why (`docs/decisions/0107-two-files-per-typeface.md`)");
  expect(getChapters(design, ["How to write a story"])).toContain("Chromatic (`docs/chromatic.md`)");
});

test("a single chapter is the title of its page", () => {
  expect(getChapters(design, ["Radius"])).toMatch(/^# Radius\n/);
  expect(getChapters(design, ["Radius", "Space"])).toMatch(/^## Radius\n[^]*^## Space\n/m);
});

test("a chapter that does not exist is an error", () =>
  expect(() => getChapters(design, ["Furniture"])).toThrow('docs/design.md has no chapter "Furniture".'));

test("the chapter about color says what every color is for", () => {
  const names = [...getChapters(design, ["Color"]).matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, cell = ""]) =>
    cell.split(", "),
  );
  expect(names).toEqual(expect.arrayContaining(Object.keys(themes.light.colors)));
});
