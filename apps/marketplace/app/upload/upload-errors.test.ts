import { expect, test } from "vitest";
import { withoutSettledUploads } from "./upload-errors.ts";

const errors = { images: "Wait until the upload is done, then try again", title: "Name the piece" };

test("keeps the error of a pending upload and the identity of the errors", () => {
  expect(withoutSettledUploads(errors, new Map([["images", "uploading"]]))).toBe(errors);
});

test("removes the error of a finished upload and keeps the others", () => {
  expect(withoutSettledUploads(errors, new Map([["banner", "uploading"]]))).toEqual({
    title: "Name the piece",
  });
});

test("removes the error of a failed upload while it is tried again", () => {
  const failed = { images: "A picture was not uploaded. Upload it again, or remove it" };
  expect(withoutSettledUploads(failed, new Map([["images", "failed"]]))).toBe(failed);
  expect(withoutSettledUploads(failed, new Map([["images", "uploading"]]))).toEqual({});
});

test("keeps other errors of the pictures after their upload", () => {
  const wrong = { images: "Add a picture" };
  expect(withoutSettledUploads(wrong, new Map())).toBe(wrong);
});
