import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { expect, test } from "vitest";
import { createGuestHomeCookie, readGuestHome } from "./home-cookie.ts";

const doorway = { width: 32, height: 79.5 };
const homes: readonly HomeMeasurements[] = [
  { doorway, stairs: null, lift: null },
  { doorway, stairs: { width: 36, headroom: 84, landing: null }, lift: null },
  {
    doorway,
    stairs: { width: 36, headroom: 84, landing: 38.5 },
    lift: { width: 31, height: 80, depth: 50 },
  },
];

test.each(homes)("reads a stored home unchanged: %j", (home) => {
  const [pair = ""] = createGuestHomeCookie(home, false).split(";");
  expect(readGuestHome(`theme=dark; ${pair}; cart=a.b`)).toEqual(home);
});

test.each([null, "", "home=", "home=x", "home=2x3", "home=32", "cart=32x80"])("rejects %j", (cookies) => {
  expect(readGuestHome(cookies)).toBe(null);
});

test("expires the cookie when the measurements are cleared", () => {
  expect(createGuestHomeCookie(null, true)).toBe("home=; Max-Age=0; Path=/; Secure; SameSite=Lax");
});
