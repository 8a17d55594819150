import { expect, test } from "vitest";
import { uploadPending, withoutFinishedUploads } from "./upload-pending.ts";

const errors = { images: uploadPending, title: "Name the piece" };

test("keeps the error of a pending upload and the identity of the errors", () => {
  expect(withoutFinishedUploads(errors, new Set(["images"]))).toBe(errors);
});

test("removes the error of a finished upload and keeps the others", () => {
  expect(withoutFinishedUploads(errors, new Set(["banner"]))).toEqual({ title: "Name the piece" });
});

test("keeps other errors of the pictures after their upload", () => {
  const wrong = { images: "Add a picture" };
  expect(withoutFinishedUploads(wrong, new Set())).toBe(wrong);
});
