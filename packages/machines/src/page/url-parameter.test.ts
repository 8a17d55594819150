import { expect, test } from "vitest";
import { getUrlAction } from "./url-parameter.ts";

test.each([
  ["/", "?order=o1", { name: "order", value: "o1", rest: "/" }],
  ["/brand/knoll", "?order=o1&sort=newest", { name: "order", value: "o1", rest: "/brand/knoll?sort=newest" }],
  ["/purchases", "?order=o1", null],
  ["/purchases/", "?order=o1", null],
  ["/sales", "?order=o1", null],
  ["/orders", "?order=o1", null],
  ["/order-summary", "?order=o1&order=o2", null],
  ["/salesroom", "?order=o1", { name: "order", value: "o1", rest: "/salesroom" }],
  ["/orders", "?chat=c1", null],
  ["/orders", "?chat=c1&order=o1", null],
  ["/purchases", "?chat=c1", { name: "chat", value: "c1", rest: "/purchases" }],
  ["/purchases", "?order=o1&chat=c1", { name: "chat", value: "c1", rest: "/purchases?order=o1" }],
  ["/", "?listing=p1", { name: "listing", value: "p1", rest: "/" }],
  ["/collections", "?userAccountAdmin=u1", { name: "userAccountAdmin", value: "u1", rest: "/collections" }],
  [
    "/product/p1/a",
    "?favorite=p1&keyword=a+b%26c",
    { name: "favorite", value: "p1", rest: "/product/p1/a?keyword=a+b%26c" },
  ],
  ["/", "?sort=newest&chat=c1&hub=NY", { name: "chat", value: "c1", rest: "/?sort=newest&hub=NY" }],
  ["/login", "?order=o1", null],
  ["/register", "?userAccountAdmin=u1", null],
  ["/checkout", "?listing=p1", null],
  ["/", "?order=", null],
  ["/", "?order", null],
  ["/", "", null],
  ["/", "?reorder=o1&orders=o2", null],
  ["/", "?order=o%2F1", { name: "order", value: "o/1", rest: "/" }],
  ["/", "?order=%E0%A4%A", { name: "order", value: "%E0%A4%A", rest: "/" }],
  ["/", "?order=o1&order=o2", { name: "order", value: "o1", rest: "/" }],
])("%s%s", (pathname, search, action) => {
  expect(getUrlAction(pathname, search)).toEqual(action);
});
