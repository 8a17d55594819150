import { expect, test } from "vitest";
import { createThemeCookie, readTheme } from "./theme-cookie.ts";

test.each([
  ["theme=dark", "dark"],
  ["cart=a; theme=contrast", "contrast"],
  ["theme=no-such-theme", undefined],
  ["mytheme=dark", undefined],
  [null, undefined],
])("reads the theme of the cookies %j as %j", (cookies, theme) => {
  expect(readTheme(cookies)).toBe(theme);
});

test("saves a chosen theme for a year and removes the cookie for the device's own", () => {
  expect(createThemeCookie("dark", true)).toBe("theme=dark; Max-Age=31536000; Path=/; Secure; SameSite=Lax");
  expect(createThemeCookie("system", false)).toBe("theme=; Max-Age=0; Path=/; SameSite=Lax");
});
