import { createApi } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { expect, test } from "../stage/journey.ts";

/** A sofa, and its sides in inches, the smallest first. */
async function aSofa(url: string, at: number) {
  const api = createApi({ prefix: url, token: () => undefined });
  const query = { type: "three_seat_sofas", sort: "newest" } as const;
  const { listings } = await api.call(listingEndpoints.list, { query });
  const sofa = listings[at];
  if (sofa === undefined) throw new Error("There is no sofa for sale.");
  const { dimensions } = await api.call(listingEndpoints.get, { params: { heirloopId: sofa.heirloopId } });
  const [smallest = 0, middle = 0] = Object.values(dimensions).toSorted((a, b) => a - b);
  return { sofa, smallest, middle };
}

async function measure(page: Page, width: number, height: number): Promise<void> {
  const doorway = page.getByRole("group", { name: "The narrowest doorway" });
  await doorway.getByLabel("Width").fill(String(width));
  await doorway.getByLabel("Height").fill(String(height));
  await page.getByRole("button", { name: "Keep these measurements" }).click();
}

for (const javaScript of [true, false])
  test(`a guest measures a doorway, and pieces answer (scripts: ${javaScript})`, async ({ person, url }) => {
    const { sofa, smallest, middle } = await aSofa(url, 3);
    const { page } = await person({ javaScript });
    await page.goto(pageUrls.product(sofa));
    const panel = page.getByRole("region", { name: "Will it fit?" });
    await panel.getByRole("link", { name: "Measure your doorway" }).click();
    await measure(page, 3, 80);
    await expect(page.getByText("Measure at least 10 inches")).toBeVisible();
    await measure(page, Math.floor(smallest) - 4, Math.floor(smallest) - 4);
    await expect(panel.getByText("It will not fit")).toBeVisible();
    await panel.getByRole("link", { name: "Change the measurements" }).click();
    await measure(page, Math.ceil(smallest) + 2, Math.ceil(middle) + 40);
    await expect(panel.getByText("It fits", { exact: true })).toBeVisible();
    await expect(panel.getByText("through a doorway of")).toBeVisible();
  });

test("an account keeps its home, and a collection shows what fits into it", async ({ newcomer, url }) => {
  const { smallest } = await aSofa(url, 5);
  const { page } = await newcomer();
  await page.goto("/collections/seating?type=three_seat_sofas&fits=1");
  await expect(page.getByRole("heading", { level: 1, name: "Will it fit?" })).toBeVisible();
  await measure(page, Math.ceil(smallest) + 1, 80);
  await expect(page.getByRole("link", { name: /Fits through my door/ })).toBeVisible();
  await page.locator("article a").first().click();
  await expect(
    page.getByRole("region", { name: "Will it fit?" }).getByText("It fits", { exact: true }),
  ).toBeVisible();
  await page.goto("/settings");
  await expect(
    page.getByText(`measured against a doorway of ${Math.ceil(smallest) + 1} × 80 in`),
  ).toBeVisible();
});
