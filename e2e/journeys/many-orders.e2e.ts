import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { requestDeclined } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { expect, test } from "../support/journey.ts";

/** The addresses of the listed orders. */
async function readOrders(page: Page, count: number): Promise<string[]> {
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(count);
  return cards.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

test("both sides read a long list of orders page by page, at 390 and 1280 px", async ({ newcomer }) => {
  const seller = await newcomer({ firstName: "Otis", isBusiness: true });
  const buyer = await newcomer({ firstName: "Perpetua" });
  const piece = await createListing(seller.api, {
    title: "Often requested chair",
    price: 400_00,
    delivery: { pickup: true, delivery: false },
  });
  await requestDeclined(buyer, piece, seller.api, constants.ordersPerPage + 2);

  for (const { page, address, kind, width } of [
    { page: buyer.page, address: pageUrls.purchases("closedPurchases"), kind: "purchases", width: 390 },
    { page: seller.page, address: pageUrls.sales("closedSales"), kind: "sales", width: 1280 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const latest = await readOrders(page, constants.ordersPerPage);
    await expect(page.getByRole("link", { name: `Latest ${kind}` })).toHaveCount(0);
    await page.getByRole("link", { name: `Older ${kind}` }).click();
    const older = await readOrders(page, 2);
    expect(new Set([...latest, ...older]).size).toBe(constants.ordersPerPage + 2);
    await expect(page.getByRole("link", { name: `Older ${kind}` })).toHaveCount(0);
    await page.getByRole("link", { name: `Latest ${kind}` }).click();
    expect(await readOrders(page, constants.ordersPerPage)).toEqual(latest);
  }
});
