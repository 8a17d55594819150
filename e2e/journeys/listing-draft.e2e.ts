import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { square } from "../support/square-picture.ts";
import { listForSale } from "../support/list-for-sale.ts";

const restored = "We restored what you typed here. It is not saved yet.";

test("what a seller types about a listing survives a reload until it is saved or discarded", async ({
  newcomer,
}) => {
  const { page, api } = await newcomer();
  // Without a city the form would be refused for that as well.
  await api.call(authEndpoints.change, { body: { locationInfo: { coordinates: [-122.27, 37.8] } } });
  const { heirloopId } = await createListing(api, {
    title: "Draft journey chair",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  const title = page.getByRole("textbox", { name: "Title" });
  const material = page.getByRole("combobox", { name: "Material 1" });
  const reload = async () => {
    await page.reload();
    await answers(page);
  };
  await page.goto(pageUrls.editListing(heirloopId));
  await answers(page);
  await title.fill("Draft journey armchair");
  await material.fill("velvet");
  await material.press("Enter");
  await page.getByRole("checkbox", { name: "Delivery" }).check();
  await reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(title).toHaveValue("Draft journey armchair");
  await expect(material).toHaveValue("Velvet");
  await expect(page.getByRole("checkbox", { name: "Delivery" })).toBeChecked();

  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByText(restored)).toBeHidden();
  await expect(title).toHaveValue("Draft journey chair");
  await reload();
  await expect(title).toHaveValue("Draft journey chair");
  await expect(page.getByText(restored)).toBeHidden();

  // A refused form is restored as well, and a saved one has nothing left to restore.
  await title.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please check one field.")).toBeVisible();
  await reload();
  await expect(page.getByText(restored)).toBeVisible();
  await title.fill("Draft journey stool");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await reload();
  await expect(title).toHaveValue("Draft journey stool");
  await expect(page.getByText(restored)).toBeHidden();

  // The listing is changed elsewhere: the saved version wins.
  await title.fill("Draft journey bench");
  await api.call(listingEndpoints.edit, {
    params: { heirloopId },
    body: { description: "Changed elsewhere." },
  });
  await reload();
  await expect(page.getByText("This listing was changed elsewhere after you typed here.")).toBeVisible();
  await expect(title).toHaveValue("Draft journey stool");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Changed elsewhere.");
});

test("what is typed about a new listing survives a reload, and is gone once it is listed", async ({
  newcomer,
}) => {
  test.slow();
  const { page } = await newcomer();
  await page.goto(pageUrls.newListing());
  await answers(page);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Draft journey table");
  await page.reload();
  await answers(page);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(title).toHaveValue("Draft journey table");
  await page.getByRole("main").getByRole("link", { name: "My pieces" }).click();
  await page.goto(pageUrls.newListing());
  await answers(page);
  await expect(title).toHaveValue("Draft journey table");

  await page.getByLabel("Add pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Kind" }).fill("Coffee tables");
  await page.getByRole("option", { name: /› Coffee Tables$/ }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Solid oak.");
  await listForSale(page);
  await page.goto(pageUrls.newListing());
  await answers(page);
  await expect(title).toHaveValue("");
  await expect(page.getByText(restored)).toBeHidden();
});

test("what is typed is not shown to another account in the same tab, nor in another listing", async ({
  newcomer,
}) => {
  const { page, api } = await newcomer();
  const { heirloopId } = await createListing(api, {
    title: "Draft journey lamp",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  const other = await newcomer();
  const title = page.getByRole("textbox", { name: "Title" });
  const open = async (address: string) => {
    await page.goto(address);
    await answers(page);
  };
  await open(pageUrls.newListing());
  await title.fill("Draft journey clock");
  await open(pageUrls.editListing(heirloopId));
  await expect(title).toHaveValue("Draft journey lamp");
  await expect(page.getByText(restored)).toBeHidden();
  const own = await page.context().cookies();
  await page.context().addCookies(await other.page.context().cookies());
  await open(pageUrls.newListing());
  await expect(title).toHaveValue("");
  await page.context().addCookies(own);
  await open(pageUrls.newListing());
  await expect(title).toHaveValue("Draft journey clock");
});
