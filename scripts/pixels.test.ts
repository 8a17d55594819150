import { expect, test } from "vitest";
import { differenceOf, fileOf, looksAlike, readPixels, samePixels, type Pixels } from "./pixels.ts";

const gray = (width: number, height: number): Pixels => ({
  width,
  height,
  bytes: Buffer.alloc(width * height * 3, 100),
});

const colors = ({ bytes }: Pixels): number[][] =>
  Array.from({ length: bytes.length / 3 }, (_, index) => [...bytes.subarray(index * 3, index * 3 + 3)]);

const faded = [216, 216, 216];
const damson = [200, 0, 90];

test("marks the pixel that differs", () => {
  const changed = gray(2, 1);
  changed.bytes.set([100, 101, 100], 3);
  expect(colors(differenceOf(gray(2, 1), changed))).toEqual([faded, damson]);
});

test.each([
  ["taller", gray(1, 2), [faded, damson]],
  ["wider", gray(2, 1), [faded, damson]],
])("marks what only the %s picture has", (_, other, expected) => {
  expect(colors(differenceOf(gray(1, 1), other))).toEqual(expected);
  expect(colors(differenceOf(other, gray(1, 1)))).toEqual(expected);
});

test("reads the same pixels from the file of a picture", async () => {
  const picture = gray(3, 2);
  expect(samePixels(await readPixels(await fileOf(picture)), picture)).toBe(true);
});

/** A gray picture in which the first pixels are lighter. */
function lighter(pixels: number, by: number): Pixels {
  const picture = gray(20, 10);
  picture.bytes.fill(100 + by, 0, pixels * 3);
  return picture;
}

test.each([
  ["a short word a quarter of a pixel aside", lighter(96, 64), true],
  ["more pixels", lighter(97, 1), false],
  ["another letter", lighter(1, 65), false],
  ["another size", gray(10, 20), false],
])("compares a picture with %s", (_, other, alike) => {
  expect(looksAlike(gray(20, 10), other)).toBe(alike);
  expect(looksAlike(other, gray(20, 10))).toBe(alike);
});
