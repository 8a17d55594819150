import { expect, test } from "vitest";
import { pictureProblem, pixelProblem } from "./picture-check.ts";

const megabyte = 1024 * 1024;

test.each([
  ["image/jpeg", "chair.jpg", 1, null],
  ["image/png", "chair.png", 15 * megabyte, null],
  ["image/png", "chair.png", 15 * megabyte + 1, "This picture is larger than 15 MB"],
  ["image/heic", "IMG_1.HEIC", 4 * megabyte, null],
  ["", "IMG_1.HEIC", 4 * megabyte, null],
  ["", "IMG_1.heic.exe", 1, "Only pictures can be uploaded"],
  ["text/html", "IMG_1.heic", 1, "Only pictures can be uploaded"],
  ["", "chair.exe", 1, "Only pictures can be uploaded"],
  ["", "chair", 1, "Only pictures can be uploaded"],
  ["image/svg+xml", "chair.svg", 1, "Only pictures can be uploaded"],
  ["video/mp4", "chair.mp4", 1, "Only pictures can be uploaded"],
  ["application/pdf", "chair.jpg", 1, "Only pictures can be uploaded"],
  ["image/jpeg", "chair.jpg", 0, "This file is empty"],
])("%s %s of %i bytes: %s", (type, name, bytes, problem) => {
  expect(pictureProblem({ id: "a", type, name, bytes })).toBe(problem);
});

test.each([
  [8_000, 5_000, null],
  [8_000, 5_001, "This picture has more than 40 megapixels"],
  [1, 1, null],
])("%i by %i pixels: %s", (width, height, problem) => {
  expect(pixelProblem({ width, height })).toBe(problem);
});
