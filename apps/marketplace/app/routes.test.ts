import { listedRoutes, standingPages, unlistedRoutes } from "@heirloop/contract/page/listed-pages";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const paths = routes.map(({ path, index }) => (index === true ? "" : (path ?? "")));
const standing = new Set(standingPages.map((page) => page.slice(1).split("?")[0]));

test.each(paths)("the page /%s is in the sitemap or left out for a reason", (path) => {
  const places = [standing.has(path), listedRoutes.includes(path), unlistedRoutes.has(path)];
  expect(places.filter(Boolean)).toHaveLength(1);
});

test("lists and excludes only pages that have a route", () => {
  const routePaths = new Set(paths);
  const collections = "collections/:category?/:subCategory?/:type?";
  const listed = [...standing].map((page) => (page === "collections" ? collections : page));
  expect(
    [...listed, ...listedRoutes, ...unlistedRoutes.keys()].filter((path) => !routePaths.has(path ?? "")),
  ).toEqual([]);
});

const routesFolder = join(import.meta.dirname, "routes");
const answering = readdirSync(routesFolder).filter((file) =>
  readFileSync(join(routesFolder, file), "utf8").includes("actionData"),
);

test.each(answering)("%s keeps the answer of its form when its data is loaded again", (file) => {
  expect(readFileSync(join(routesFolder, file), "utf8")).toMatch(/use(Last)?Answer\(actionData\)/);
});
