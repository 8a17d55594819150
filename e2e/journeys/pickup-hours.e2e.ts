import { requestPurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { screenSizes } from "../support/screen-sizes.ts";

for (const { name, viewport } of screenSizes)
  test(`a buyer picks up at one of the seller's pickup hours, on ${name}`, async ({ newcomer }) => {
    const seller = await newcomer({ firstName: "Sol", isBusiness: true });
    const buyer = await newcomer({ firstName: "Bea" });
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);
    const piece = await createListing(seller.api, {
      title: `Ladder back chair for ${name}`,
      price: 240_00,
      delivery: { pickup: true, delivery: false },
    });

    await seller.page.goto("/settings#pickup-hours");
    await answers(seller.page);
    for (const day of ["Wednesday", "Saturday"])
      await seller.page.getByRole("group", { name: day }).getByLabel("Evening").check();
    await seller.page.getByLabel("Time zone").selectOption("Pacific/Honolulu");
    await seller.page.getByLabel("Notice you need").selectOption("2 days");
    await seller.page.getByRole("button", { name: "Save pickup hours" }).click();
    await expect(seller.page.getByText(/^Your pickup hours are saved/)).toBeVisible();
    await seller.page.reload();
    await expect(seller.page.getByRole("group", { name: "Saturday" }).getByLabel("Evening")).toBeChecked();
    await expect(seller.page.getByRole("group", { name: "Sunday" }).getByLabel("Evening")).not.toBeChecked();

    const order = await requestPurchase(buyer, piece);
    await seller.page.goto(`/sales?order=${order}`);
    await answers(seller.page);
    await seller.page.getByRole("button", { name: "Approve the order" }).click();
    await seller.page.getByRole("dialog").getByRole("button", { name: "Approve and charge" }).click();
    await expect(seller.page.getByText(/^Enter where the buyer picks it up/)).toBeVisible();

    await buyer.page.goto(`/purchases?order=${order}`);
    await answers(buyer.page);
    const time = buyer.page.getByLabel("Pickup time");
    // Three weeks, and at most one day of them within the notice.
    const offered = (await time.locator("option").allTextContents()).slice(1);
    expect(offered.length).toBeGreaterThanOrEqual(5);
    expect(offered.filter((label) => !/^(Wednesday|Saturday), .*, 5 to 9 pm$/.test(label))).toEqual([]);
    await expect(buyer.page.getByText(/^All times are in Hawaii-Aleutian/)).toBeVisible();
    await buyer.page.getByRole("button", { name: "Ask for this time" }).click();
    await expect(time).toHaveAccessibleDescription(/Choose a time/);
    const [chosen = ""] = offered;
    await time.selectOption(chosen);
    await buyer.page.getByRole("button", { name: "Ask for this time" }).click();
    await expect(buyer.page.getByText(`You proposed ${chosen}.`)).toBeVisible();
    expect(await time.locator("option").allTextContents()).not.toContain(chosen);

    await seller.page.reload();
    await answers(seller.page);
    await seller.page.getByLabel("Street address").fill("8 Orchard Road");
    await seller.page.getByLabel("City").fill("Honolulu");
    await seller.page.getByLabel("State").selectOption("HI");
    await seller.page.getByLabel("ZIP code").fill("96813");
    await seller.page.getByLabel("Phone").fill("+1 808 555 0177");
    await seller.page.getByRole("button", { name: "Save pickup details" }).click();
    await seller.page.getByRole("button", { name: `Agree to ${chosen}` }).click();
    await seller.page.getByRole("dialog").getByRole("button", { name: "Agree to this time" }).click();
    await expect(seller.page.getByRole("region", { name: "Pickup details" })).toContainText(chosen);
    await expect(buyer.page.getByRole("region", { name: "Pickup details" })).toContainText("8 Orchard Road");
    await expect(buyer.page.getByRole("region", { name: "Pickup details" })).toContainText(chosen);
  });

test("without scripts a seller sets pickup hours and a buyer chooses one", async ({ person, newcomer }) => {
  const seller = await newcomer({ firstName: "Nora", isBusiness: true });
  const buyer = await newcomer({ firstName: "Bo" });
  const piece = await createListing(seller.api, {
    title: "Ladder back stool",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  const order = await requestPurchase(buyer, piece);
  const { page } = await person({ javaScript: false });
  const open = async (account: typeof seller) => {
    await page.context().clearCookies();
    await page.context().addCookies(await account.page.context().cookies());
  };
  await open(seller);
  await page.goto("/settings");
  await page.getByRole("group", { name: "Friday" }).getByLabel("Morning").check();
  await page.getByRole("button", { name: "Save pickup hours" }).click();
  await expect(page.getByText(/^Your pickup hours are saved/)).toBeVisible();
  await page.goto(`/sales?order=${order}`);
  await page.locator("summary", { hasText: "Approve the order" }).click();
  await page.getByRole("button", { name: "Approve and charge" }).click();

  await open(buyer);
  await page.goto(`/purchases?order=${order}`);
  await page.getByLabel("Pickup time").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Ask for this time" }).click();
  await expect(page.getByText(/^You proposed Friday, .*, 8 am to noon\.$/)).toBeVisible();
});
