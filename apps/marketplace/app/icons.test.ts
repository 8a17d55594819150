import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));

test("contains the logo in favicon.ico in the sizes that browsers request, as PNG", () => {
  const icon = file("favicon.ico");
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const entries = [0, 1, 2].map((at) => {
    const entry = 6 + 16 * at;
    const image = icon.subarray(icon.readUInt32LE(entry + 12)).subarray(0, icon.readUInt32LE(entry + 8));
    return [icon[entry], image.toString("latin1", 1, 4), image.readUInt32BE(16)];
  });
  expect(entries).toEqual([
    [16, "PNG", 16],
    [32, "PNG", 32],
    [48, "PNG", 48],
  ]);
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-96.png", 96],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
])("draws %s as a square of %d pixels", (name, size) => {
  const icon = file(name);
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size]);
});
