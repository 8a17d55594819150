import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./repository-root.ts";

const recipes = readFileSync(join(repositoryRoot, "docs/architecture/recipes.md"), "utf8");
const steps = [...recipes.matchAll(/^\d+\. `([^`]+)`/gm)].flatMap(([, path]) => path ?? []);

test.each(steps)("%s exists", (path) => {
  expect(existsSync(join(repositoryRoot, path))).toBe(true);
});

test("names a path in every step of a recipe", () => {
  expect(steps).toHaveLength([...recipes.matchAll(/^\d+\. /gm)].length);
});
