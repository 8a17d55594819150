import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { answers, expect, test } from "../support/journey.ts";
import { createListing } from "../support/create-listing.ts";
import { getSeller } from "../support/completed-purchase.ts";

test("a search is saved in place, undone and saved again, and its owner is notified of a new listing", async ({
  newcomer,
  url,
}) => {
  const { page } = await newcomer();
  await page.goto("/collections?keyword=wyrmwood&maxPrice=90000");
  await answers(page);
  const here = page.url();
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText("Search saved.")).toBeVisible();
  // The results and the focus stay; no history entry is added.
  await expect(page).toHaveURL(here);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.reload();
  await answers(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Save this search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Search saved.")).toBeVisible();

  const seller = await getSeller(url);
  const made = await createListing(seller, {
    title: "Bench of wyrmwood",
    price: 400_00,
    delivery: { pickup: true, delivery: false },
  });
  await expect(page.getByRole("link", { name: "Notifications, 1" })).toBeVisible();
  await answers(page);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByText("A new piece for “wyrmwood, Under $900”")).toBeVisible();
  await seller.call(listingEndpoints.retire, { params: { heirloopId: made.heirloopId } });
});

test("a guest's search is saved by logging in, its results are shown, and it can be deleted without JavaScript", async ({
  person,
  newcomer,
}) => {
  const { email } = await newcomer();
  const { page } = await person({ javaScript: false });
  await page.goto("/collections/seating?keyword=oak");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/collections\/seating\?keyword=oak$/);
  await expect(page.getByText("Search saved.")).toBeVisible();
  await page.goto("/saved-searches");
  await expect(page.getByRole("link", { name: "Seating, oak" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Seating, oak" }).click();
  await expect(page.getByText("No saved searches yet")).toBeVisible();
});
