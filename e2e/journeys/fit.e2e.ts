import { createApi } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

/** A listing of a type, with its sides in inches, smallest first. */
async function aPiece(url: string, type: string, at: number) {
  const api = createApi({ prefix: url, token: () => undefined });
  const query = { type, sort: "newest" } as const;
  const { listings } = await api.call(listingEndpoints.list, { query });
  const found = listings[at];
  if (found === undefined) throw new Error(`There are no ${type} for sale.`);
  const { dimensions } = await api.call(listingEndpoints.get, { params: { heirloopId: found.heirloopId } });
  const [smallest = 0, middle = 0] = Object.values(dimensions).toSorted((a, b) => a - b);
  return { found, smallest, middle };
}

async function measure(page: Page, width: number, height: number): Promise<void> {
  const doorway = page.getByRole("group", { name: "The narrowest doorway" });
  await doorway.getByLabel("Width").fill(String(width));
  await doorway.getByLabel("Height").fill(String(height));
  await page.getByRole("button", { name: "Save these measurements" }).click();
}

for (const javaScript of [true, false])
  test(`a guest measures a doorway, and listings show whether they fit (scripts: ${javaScript})`, async ({
    person,
    url,
  }) => {
    const { found, smallest, middle } = await aPiece(url, "three_seat_sofas", 3);
    const { page } = await person({ javaScript });
    await page.goto(pageUrls.product(found));
    const panel = page.getByRole("region", { name: "Will it fit?" });
    await panel.getByRole("link", { name: "Measure your doorway" }).click();
    await measure(page, 3, 80);
    await expect(page.getByText("Measure at least 10 inches")).toBeVisible();
    // Legs come off sofas: only half of the smallest side is certainly too little.
    await measure(page, Math.floor(smallest / 2), 20);
    await expect(panel.getByText("It will not fit")).toBeVisible();
    await panel.getByRole("link", { name: "Change the measurements" }).click();
    await measure(page, Math.ceil(smallest) + 2, Math.ceil(middle) + 40);
    await expect(panel.getByText("It fits", { exact: true })).toBeVisible();
    await expect(panel.getByText("through a doorway of")).toBeVisible();
  });

test("an account saves its home, and a collection shows what fits", async ({ newcomer, url }) => {
  const { smallest } = await aPiece(url, "three_seat_sofas", 5);
  const { page } = await newcomer();
  await page.goto("/collections/seating?type=three_seat_sofas&fits=1");
  await expect(page.getByRole("heading", { level: 1, name: "Will it fit?" })).toBeVisible();
  await measure(page, Math.ceil(smallest) + 1, 80);
  await expect(page.getByRole("link", { name: /Fits through my door/ })).toBeVisible();
  await page.locator("article a").first().click();
  // What fits with its legs off is listed too, and which sofa is the newest depends on the demo world.
  await expect(
    page.getByRole("region", { name: "Will it fit?" }).getByText(/^(It fits|Fits with the legs off)/),
  ).toBeVisible();
  await page.goto("/settings");
  await expect(
    page.getByText(`We compare pieces with a doorway of ${Math.ceil(smallest) + 1} × 80 in`),
  ).toBeVisible();
});

test("a bed fits through a 30-inch door in parts, and the filter finds it", async ({ newcomer, url }) => {
  const { found } = await aPiece(url, "beds", 2);
  const { page } = await newcomer();
  await page.goto(pageUrls.product(found));
  const panel = page.getByRole("region", { name: "Will it fit?" });
  await panel.getByRole("link", { name: "Measure your doorway" }).click();
  await measure(page, 30, 80);
  await expect(panel.getByText(/^Fits in parts: the headboard is the largest at/)).toBeVisible();
  await page.goto("/collections?type=beds&fits=1");
  await expect(page.getByRole("link", { name: /Fits through my door/ })).toBeVisible();
  await expect(page.locator("article").first()).toBeVisible();
});
