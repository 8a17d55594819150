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

/** The most files that an addition may touch. */
const mostSteps = {
  "A facet in the filters": 6,
  "An order status": 8,
  "A message type in chats": 6,
  "A theme": 1,
  "A payment gateway": 5,
};

test.each(Object.entries(mostSteps))("%s touches at most %i files", (title, most) => {
  const recipe = recipes.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? "";
  const count = [...recipe.matchAll(/^\d+\. /gm)].length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});
