import { expect, test } from "vitest";
import { headerLayout } from "./header-layout.ts";

const withMegaMenu = [
  "/",
  "/collections",
  "/collections/seating/sofas",
  "/brand",
  "/brand/knoll",
  "/location/la",
  "/style/art-deco",
  "/room/bedroom",
  "/show/anything",
  "/cart",
  "/impact",
  "/product/abc/a-chair",
  "/blog",
  "/how-it-works",
  "/about-us",
  "/selections/top-picks",
  "/pages/anything",
];
const without = [
  "/login",
  "/checkout",
  "/purchases",
  "/sales",
  "/orders",
  "/settings",
  "/profile/ada",
  "/help",
  "/brands",
];

test.each([
  ...withMegaMenu.map((pathname) => [pathname, "mega-menu"] as const),
  ...without.map((pathname) => [pathname, "desktop"] as const),
])("%s: mobile up to 600 px, desktop up to 900 px, and above %s", (pathname, wide) => {
  expect([320, 600, 601, 900, 901, 2560].map((width) => headerLayout(width, pathname))).toEqual([
    "mobile",
    "mobile",
    "desktop",
    "desktop",
    wide,
    wide,
  ]);
});
