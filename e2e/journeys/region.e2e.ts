import { answers, expect, test } from "../support/journey.ts";
import { square } from "../support/square-picture.ts";

test("a private seller sets a city once, and each listing may be elsewhere", async ({ newcomer }) => {
  const { page } = await newcomer();
  const city = page.getByRole("combobox", { name: "City" });
  const choose = async (name: string) => {
    await city.fill(name.slice(0, 4));
    await page.getByRole("option", { name }).click();
  };
  await page.goto("/edit");
  await answers(page);
  await page.getByLabel("Add pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Ash stool");
  await page.getByRole("combobox", { name: "Kind" }).fill("stool");
  await page
    .getByRole("option", { name: /Stools/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Description" }).fill("Ash, with a rush seat.");
  await page.getByLabel("Condition", { exact: true }).selectOption({ index: 2 });
  for (const measure of ["Width", "Depth", "Height"])
    await page.getByRole("textbox", { name: measure }).fill("16");
  await page.getByRole("textbox", { name: "Price" }).fill("90");
  await page.getByRole("button", { name: "List for sale" }).click();
  await expect(page.getByText("Choose the city where the piece is")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Ash stool");
  await choose("Chicago, IL");
  await page.getByRole("button", { name: "List for sale" }).click();
  await expect(page.getByText("Pick it up in Chicago, IL")).toBeVisible();

  await page.goto("/settings");
  await expect(city).toHaveValue("Chicago, IL");
  await choose("Miami, FL");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await expect(city).toHaveValue("Miami, FL");

  await page.goto("/edit");
  await expect(city).toHaveValue("Miami, FL");
});

test("a listing form shows every error at once, also beside a picture that was refused", async ({
  newcomer,
}) => {
  const { page } = await newcomer();
  await page.goto("/edit");
  await answers(page);
  await page
    .getByLabel("Add pictures")
    .setInputFiles({ name: "manual.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(page.getByRole("button", { name: "Remove manual.pdf" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Pickup" }).uncheck();
  await page.getByRole("checkbox", { name: "Delivery" }).uncheck();
  await page.getByRole("button", { name: "List for sale" }).click();
  for (const error of [
    "A picture cannot be uploaded. Remove it, or choose another one",
    "Give the piece a title",
    "Offer pickup, delivery or both",
    "Choose the city where the piece is",
  ])
    await expect(page.getByText(error)).toBeVisible();
});

test("a shopper with a known region sees their own delivery first", async ({ person }) => {
  const { page } = await person();
  await page.context().addCookies([{ name: "region", value: "ny", url: process.env["JOURNEY_URL"] ?? "" }]);
  await page.goto("/location/ba");
  await page.locator("main a[href*='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\//);
  const delivery = page.getByRole("listitem").filter({ hasText: /^Delivery/ });
  await expect(delivery.first()).toContainText("Delivery to New York and the rest of the US");
});
