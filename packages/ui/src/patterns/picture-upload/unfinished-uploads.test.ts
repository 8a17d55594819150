import { expect, test } from "vitest";
import { getUnfinishedErrors, unfinishedField } from "./unfinished-uploads.ts";

test("gives each picture field of a form its message", () => {
  const form = new FormData();
  form.set("title", "Walnut desk");
  for (const { name, value } of [
    unfinishedField("logo", "uploading"),
    unfinishedField("banner", "refused"),
    unfinishedField("images", "failed"),
  ])
    form.append(name, value);
  expect(getUnfinishedErrors(form)).toEqual({
    logo: "Wait until the upload is done, then try again",
    banner: "A picture cannot be uploaded. Remove it, or choose another one",
    images: "A picture was not uploaded. Upload it again, or remove it",
  });
});

test("has no message when every picture is uploaded, or for a value that no field has", () => {
  const form = new FormData();
  form.set("images", "/pictures/uploads/one");
  expect(getUnfinishedErrors(form)).toBeNull();
  form.set(unfinishedField("images", "failed").name, "lost images");
  expect(getUnfinishedErrors(form)).toBeNull();
});
