import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { answers, expect, test } from "../stage/journey.ts";
import { putUp } from "../stage/put-up.ts";
import { sellerOf } from "../stage/completed-purchase.ts";

test("a search is saved with one press, and its keeper hears of a new piece at once", async ({
  newcomer,
  url,
}) => {
  const { page } = await newcomer();
  await page.goto("/collections?keyword=wyrmwood&maxPrice=90000");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText(/“wyrmwood, Under \$900” is kept/)).toBeVisible();

  const seller = await sellerOf(url);
  const made = await putUp(seller, {
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

test("a guest's search is kept after logging in, and can be forgotten without scripts", async ({
  person,
  newcomer,
}) => {
  const { email } = await newcomer();
  const { page } = await person({ javaScript: false });
  await page.goto("/collections/seating?keyword=oak");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Seating, oak");
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("link", { name: "Seating, oak" })).toBeVisible();
  await page.getByRole("button", { name: "Forget Seating, oak" }).click();
  await expect(page.getByText("No searches kept yet")).toBeVisible();
});
