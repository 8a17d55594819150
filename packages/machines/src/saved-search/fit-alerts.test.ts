import { expect, test } from "vitest";
import { needsHome } from "@heirloop/contract/saved-search/needs-home";
import { fitAlertsOf } from "./fit-alerts.ts";
import { savedQueryOf } from "./saved-query.ts";

test.each([
  ["fits=1&type=beds", true],
  ["keyword=oak&fits=1", true],
  ["keyword=fits%3D1", false],
  ["type=beds", false],
])("needs measurements for the search %s: %s", (query, needs) => {
  expect(needsHome(savedQueryOf(query) ?? "")).toBe(needs);
});

test("sends alerts about pieces that fit only with measurements", () => {
  const home = { doorway: { width: 32, height: 80 }, stairs: null, lift: null };
  const [oak, fitting] = [{ query: "keyword=oak" }, { query: "fits=1&keyword=oak" }];
  expect([
    fitAlertsOf({ user: { home }, savedSearches: [oak, fitting] }),
    fitAlertsOf({ user: { home: null }, savedSearches: [oak, fitting] }),
    fitAlertsOf({ user: { home: null }, savedSearches: [oak] }),
  ]).toEqual(["sent", "waiting", null]);
});
