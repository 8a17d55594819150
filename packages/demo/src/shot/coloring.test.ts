import { expect, test } from "vitest";

import { coat, colored, type Passes } from "./coloring.ts";

/** One pixel under even light, opaque and entirely of the main part. */
const passes: Passes = {
  width: 1,
  height: 1,
  light: Uint8Array.of(128, 128, 128, 255),
  gloss: Uint8Array.of(0),
  parts: Uint8Array.of(255, 0, 0),
  shadow: Uint8Array.of(255),
};
const clear: Passes = {
  ...passes,
  light: Uint8Array.of(0, 0, 0, 0),
  parts: Uint8Array.of(0, 0, 0),
};
const black = () => [0, 0, 0] as const;
const half = () => [0.5, 0.5, 0.5] as const;
const gray = coat("#cbcbcb", false);
const navy = coat("#2c3d58", false);

test("leaves the light neutral under a coat of the studio's own reflectance", () => {
  const [red, green, blue] = colored(passes, [gray], black);
  expect(red).toBe(green);
  expect(green).toBe(blue);
});

test("colors only the coat's own part", () => {
  const [red = 0, , blue = 0] = colored(passes, [navy], black);
  expect(blue).toBeGreaterThan(red + 30);
  expect(colored(passes, [gray, navy, navy], black)).toEqual(colored(passes, [gray], black));
});

test("keeps the lamp's color in reflections on lacquer and takes the metal's on brass", () => {
  const shining = { ...passes, light: Uint8Array.of(0, 0, 0, 255), gloss: Uint8Array.of(128) };
  const [red, , blue] = colored(shining, [coat("#b98d47", false)], black);
  expect(red).toBe(blue);
  const [warm = 0, , cool = 0] = colored(shining, [coat("#b98d47", true)], black);
  expect(warm).toBeGreaterThan(cool + 40);
});

test("shows the backdrop around the piece, darker in its shadow", () => {
  const [lit = 0] = colored(clear, [navy], half);
  const [shaded = 0] = colored({ ...clear, shadow: Uint8Array.of(100) }, [navy], half);
  expect(lit).toBe(188);
  expect(shaded).toBeLessThan(lit - 40);
});
