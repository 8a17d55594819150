import { randomInt } from "node:crypto";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";

test("Back shows a list before the server answers, and then what has changed since", async ({
  person,
  newcomer,
}) => {
  const { api: seller } = await newcomer();
  // Guests who search for the same words share a page for some seconds.
  const chair = {
    title: `Returning chair ${randomInt(10 ** 9)}`,
    delivery: { pickup: true, delivery: false },
  };
  const opened = await createListing(seller, { ...chair, price: 310_00 });
  const other = await createListing(seller, { ...chair, price: 420_00 });
  const { page } = await person();
  await page.goto(`/collections?keyword=${encodeURIComponent(chair.title)}`);
  await answers(page);
  const results = page.getByRole("region", { name: "Results" });
  const cards = results.getByRole("article");
  const card = (id: string) => cards.filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(card(other.heirloopId)).toContainText("$420");
  await card(opened.heirloopId).getByRole("link").first().click();
  // The heading of the list contains the title, too.
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1, name: chair.title, exact: true })).toBeVisible();

  await seller.call(listingEndpoints.edit, {
    params: { heirloopId: other.heirloopId },
    body: { price: cents(390_00) },
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/collections.data*", async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  await expect(card(other.heirloopId)).toContainText("$420");
  await expect(page).toHaveURL(/keyword=Returning/);
  release();
  await expect(card(other.heirloopId)).toContainText("$390");
});
