import { listingDraftSchema } from "@heirloop/contract/listing/listing.endpoints";
import { expect, test } from "vitest";
import { withoutSettledUploads } from "./upload-errors.ts";

const none: ReadonlySet<string> = new Set();

/** What the contract says. */
function listingWithoutPictures(): string | undefined {
  const { error } = listingDraftSchema.shape.images.safeParse([]);
  return error?.issues[0]?.message;
}

const errors = { images: "Wait until the upload is done, then try again", title: "Name the piece" };

test("keeps the error of a pending upload and the identity of the errors", () => {
  expect(withoutSettledUploads(errors, new Map([["images", "uploading"]]), none)).toBe(errors);
});

test("removes the error of a finished upload and keeps the others", () => {
  expect(withoutSettledUploads(errors, new Map([["banner", "uploading"]]), none)).toEqual({
    title: "Name the piece",
  });
});

test("removes the error of a failed upload while it is tried again", () => {
  const failed = { images: "A picture was not uploaded. Upload it again, or remove it" };
  expect(withoutSettledUploads(failed, new Map([["images", "failed"]]), none)).toBe(failed);
  expect(withoutSettledUploads(failed, new Map([["images", "uploading"]]), none)).toEqual({});
});

test("keeps other errors of the pictures after their upload", () => {
  const wrong = { images: "Add at most 12 pictures" };
  expect(withoutSettledUploads(wrong, new Map(), new Set(["images"]))).toBe(wrong);
});

test("asks for a picture until there is one", () => {
  const missing = { images: listingWithoutPictures(), title: "Give the piece a title" };
  expect(withoutSettledUploads(missing, new Map(), none)).toBe(missing);
  expect(withoutSettledUploads(missing, new Map(), new Set(["images"]))).toEqual({
    title: "Give the piece a title",
  });
});
