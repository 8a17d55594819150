import { expect, test } from "vitest";
import { parseLinkedIds, parsePieceNumber } from "./linked-ids.ts";
import { pageUrls } from "./page-urls.ts";

const link = (url: string): string => `<a href="${url}">A page</a>`;

test("returns each listing and each profile that a page links to", () => {
  const html = [
    pageUrls.product({ heirloopId: "a_1-B", slug: "oak-table" }),
    pageUrls.product({ heirloopId: "c2", slug: "lamp" }),
    pageUrls.product({ heirloopId: "a_1-B", slug: "oak-table" }),
    pageUrls.profile("studio-nord"),
    pageUrls.cart(),
  ]
    .map(link)
    .join("");
  expect([...parseLinkedIds("product", html)]).toEqual(["a_1-B", "c2"]);
  expect([...parseLinkedIds("profile", html)]).toEqual(["studio-nord"]);
});

test("returns the listing of a path, and nothing where there is none", () => {
  expect([...parseLinkedIds("product", pageUrls.product({ heirloopId: "a1", slug: "lamp" }))]).toEqual([
    "a1",
  ]);
  expect([...parseLinkedIds("product", pageUrls.profile("a1"))]).toEqual([]);
});

test.each([
  ["a1", "a1"],
  [pageUrls.product({ heirloopId: "a_1-B", slug: "lamp" }), "a_1-B"],
  [`https://heirloop.test${pageUrls.product({ heirloopId: "a_1-B", slug: "lamp" })}?chat=c1`, "a_1-B"],
])("returns the number of the piece that %s means", (entered, number) => {
  expect(parsePieceNumber(entered)).toBe(number);
});
