import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { expect, test } from "vitest";
import { readPictureForm } from "./read-picture-form.server.ts";

/** An API that stores uploads and rejects files by their name. */
function startApi() {
  const uploads: string[] = [];
  const upload = (_endpoint: unknown, { name }: { name: string }) => {
    if (name.startsWith("bad"))
      return Promise.reject(
        new ProblemError(
          { type: "x", title: "Only pictures can be uploaded", status: 415, code: "unsupported-type" },
          null,
        ),
      );
    uploads.push(name);
    return Promise.resolve({ url: `/pictures/uploads/${name}`, width: 1, height: 1 });
  };
  return { uploads, api: { upload } as unknown as Api };
}

function createForm(files: readonly string[], earlier: readonly string[] = []): Request {
  const form = new FormData();
  form.set("title", "Walnut desk");
  for (const address of earlier) form.append("images", address);
  for (const name of files) form.append("imagesFile", new File(["picture"], name, { type: "image/png" }));
  form.set("description", "Two drawers.");
  return new Request("http://localhost/edit", { method: "POST", body: form });
}

test("uploads each picture and keeps those uploaded before", async () => {
  const { api } = startApi();
  const read = await readPictureForm(
    createForm(["one.png", "two.png"], ["/pictures/uploads/zero"]),
    "images",
    api,
  );
  expect([read.pictures, read.form.get("title"), read.form.get("description"), read.refused]).toEqual([
    ["/pictures/uploads/zero", "/pictures/uploads/one.png", "/pictures/uploads/two.png"],
    "Walnut desk",
    "Two drawers.",
    null,
  ]);
});

test("keeps the fields and the pictures before a rejected one", async () => {
  const { api } = startApi();
  const read = await readPictureForm(createForm(["one.png", "bad.txt", "two.png"]), "images", api);
  expect([read.pictures, read.refused?.code, read.form.get("description")]).toEqual([
    ["/pictures/uploads/one.png"],
    "unsupported-type",
    "Two drawers.",
  ]);
});

test("uploads at most one picture more than a listing may have", async () => {
  const { api, uploads } = startApi();
  const files = Array.from({ length: constants.picturesPerListing + 8 }, (_, index) => `${index}.png`);
  await readPictureForm(createForm(files), "images", api);
  expect(uploads).toHaveLength(constants.picturesPerListing + 1);
});

test("returns 413 for a file larger than any picture", async () => {
  const { api } = startApi();
  const form = new FormData();
  form.set("imagesFile", new File([new Uint8Array(2 * constants.uploadMaximumBytes + 1)], "huge.png"));
  const reading = readPictureForm(
    new Request("http://localhost/edit", { method: "POST", body: form }),
    "images",
    api,
  );
  await expect(reading).rejects.toMatchObject({ init: { status: 413 } });
});

test("reads a form without files", async () => {
  const { api } = startApi();
  const request = new Request("http://localhost/edit", {
    method: "POST",
    body: new URLSearchParams({ title: "Desk", images: "/pictures/uploads/zero" }),
  });
  const read = await readPictureForm(request, "images", api);
  expect([read.pictures, read.form.get("title")]).toEqual([["/pictures/uploads/zero"], "Desk"]);
});
