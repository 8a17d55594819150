import { expect, test } from "vitest";
import { uploadPending, withoutFinishedUploads } from "./upload-pending.ts";

const errors = { images: uploadPending, title: "Name the piece" };

test("an upload that goes on keeps its error, and the errors stay the same object", () => {
  expect(withoutFinishedUploads(errors, new Set(["images"]))).toBe(errors);
});

test("an upload that is done takes its error away and leaves the others", () => {
  expect(withoutFinishedUploads(errors, new Set(["banner"]))).toEqual({ title: "Name the piece" });
});

test("what else is wrong with the pictures stays when their upload is done", () => {
  const wrong = { images: "Add a picture" };
  expect(withoutFinishedUploads(wrong, new Set())).toBe(wrong);
});
