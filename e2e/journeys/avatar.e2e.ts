import { answers, expect, test } from "../support/journey.ts";
import { square } from "../support/square-picture.ts";

test("a user chooses an avatar, which is validated, uploaded and saved", async ({ newcomer }) => {
  const { page } = await newcomer({ provokes: /status of 415/ });
  await page.goto("/settings");
  await answers(page);
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ ...square, name: "film.mp4", mimeType: "video/mp4" });
  await expect(page.getByText("Only pictures can be uploaded")).toBeVisible();
  await page.getByLabel("Choose another picture").setInputFiles(square);
  await expect(page.getByText("me.png")).toBeVisible();
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await page.reload();
  await answers(page);

  // A file that only looks like a picture is refused by the server, is not dropped, and costs nothing.
  const damaged = { name: "damaged.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Choose another picture").setInputFiles(damaged);
  await expect(page.getByText("Only pictures can be uploaded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try damaged.png again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Save picture" }).click();
  const refused = page.getByText("A picture cannot be uploaded. Remove it, or choose another one");
  await expect(refused).toBeVisible();
  await page.getByRole("button", { name: "Remove damaged.png" }).click();
  await expect(refused).toBeHidden();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await page.reload();
  await answers(page);
  await page.getByRole("button", { name: "Remove Your picture" }).click();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Your picture" })).toBeHidden();
});

test("saving waits for the upload, and its message disappears when the upload is done", async ({
  newcomer,
}) => {
  const { page } = await newcomer();
  await page.goto("/settings");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/uploads*", async (route) => {
    await released;
    await route.continue();
  });
  // Before hydration the form would submit the picture instead of uploading it.
  await answers(page);
  await page.getByLabel("Choose a picture").setInputFiles(square);
  await page.getByRole("button", { name: "Save picture" }).click();
  const wait = page.getByText("Wait until the upload is done, then try again");
  await expect(wait).toBeVisible();
  release();
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await expect(wait).toBeHidden();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
});

test("a picture is submitted with the form before hydration", async ({ newcomer, person, url }) => {
  const { page } = await newcomer();
  const [token] = (await page.context().cookies(url)).filter(({ name }) => name === "token");
  if (!token) throw new Error("Nobody is logged in.");
  const plain = await person({ javaScript: false });
  await plain.page.context().addCookies([{ name: "token", value: token.value, url }]);
  await plain.page.goto("/settings");
  await plain.page.getByLabel("Choose a picture").setInputFiles(square);
  await plain.page.getByRole("button", { name: "Save picture" }).click();
  await expect(plain.page.getByText("Your picture is saved.")).toBeVisible();
  await expect(plain.page.getByText("Your picture", { exact: true }).last()).toBeVisible();
});
