import { expect, test } from "vitest";
import { errorCatalog } from "./error-catalog.ts";
import { problemSchema } from "./problem.schema.ts";

test("has the product's wording (docs/product.md §8)", () => {
  const title = (code: keyof typeof errorCatalog) => errorCatalog[code].title;
  expect([
    title("permission-denied"),
    title("server-error"),
    title("already-reviewed"),
    title("consignment-unavailable"),
    title("onboarding-unavailable"),
    title("chat-closed"),
  ]).toEqual([
    "Permission denied",
    "Server error",
    "You have already reviewed this order",
    "Error getting consignment",
    "Error starting payout onboarding",
    "This chat has been closed",
  ]);
});

test.each(Object.entries(errorCatalog))("describes %s as a problem document", (code, { status, title }) => {
  const problem = { type: `urn:problem:${code}`, title, status, code };
  expect(problemSchema.parse(problem)).toEqual(problem);
  expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507]).toContain(status);
});

test("gives every problem a unique title", () => {
  const titles = Object.values(errorCatalog).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
