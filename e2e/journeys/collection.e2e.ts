import { readFile } from "node:fs/promises";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import type { Page } from "@playwright/test";
import { dayIn } from "../support/day-in.ts";
import { answers, expect, test } from "../support/journey.ts";
import { submitConsignment } from "../support/submit-consignment.ts";
import { screenSizes } from "../support/screen-sizes.ts";

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Street address").fill("8 Orchard Road");
  await page.getByLabel("City").fill("Missoula");
  await page.getByLabel("State").selectOption("MT");
  await page.getByLabel("ZIP code").fill("59801");
  await page.getByRole("textbox", { name: "Phone" }).fill("+1 406 555 0177");
  await page.getByLabel("Access notes").fill("Ring twice; the stairs are narrow.");
}

for (const { name, viewport } of screenSizes)
  test(`owner and shop arrange a collection on ${name}, and the shop releases the piece`, async ({
    newcomer,
  }) => {
    const owner = await newcomer({ firstName: "Ruth" });
    const shop = await newcomer({ firstName: "Sol", isBusiness: true });
    const title = `Journey cabinet ${viewport.width} ${Date.now()}`;
    await shop.page.addInitScript(() => localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
    const id = await submitConsignment(owner.api, title);
    await shop.api.call(consignmentEndpoints.accept, {
      params: { id },
      body: { pricePlan: cents(900_00), share: 60 },
    });
    for (const { page } of [owner, shop]) await page.setViewportSize(viewport);

    // The shop's page is open all the time and follows what the owner does.
    await shop.page.goto("/seller-dashboard?tab=consignments&list=accepted");
    await answers(shop.page);
    const shopSide = shop.page.getByRole("region", { name: `Collection: ${title}` });
    await expect(shopSide).toContainText("Ruth has not entered the address yet.");

    await owner.page.goto("/your-listings");
    await answers(owner.page);
    const ownerSide = owner.page.getByRole("region", { name: `Collection: ${title}` });
    await expect(ownerSide).toContainText("Enter where Sol can collect it.");
    await expect(owner.page.getByLabel("ZIP code")).toHaveValue("59801");
    await fillAddress(owner.page);
    await owner.page.getByLabel("ZIP code").fill("598");
    await owner.page.getByRole("button", { name: "Save the address" }).click();
    await expect(owner.page.getByText("Enter a 5-digit ZIP code")).toBeVisible();
    await expect(owner.page.getByLabel("Street address")).toHaveValue("8 Orchard Road");
    await owner.page.getByLabel("ZIP code").fill("59801");
    await owner.page.getByRole("button", { name: "Save the address" }).click();
    await expect(ownerSide).toContainText("8 Orchard Road, Missoula, MT 59801");

    await expect(shopSide).toContainText("8 Orchard Road, Missoula, MT 59801");
    await expect(shopSide).toContainText("Ring twice; the stairs are narrow.");
    await expect(shopSide.getByRole("link", { name: "(406) 555-0177" })).toHaveAttribute(
      "href",
      "tel:+14065550177",
    );
    await shopSide.getByLabel("Day", { exact: true }).fill(dayIn(5));
    await shopSide.getByLabel("Time of day").selectOption("afternoon");
    await shopSide.getByRole("button", { name: "Propose this time" }).click();
    await expect(shopSide.getByText(/^You proposed .*, noon to 5 pm\.$/)).toBeVisible();

    await ownerSide.getByRole("button", { name: /^Agree to .*, noon to 5 pm$/ }).click();
    await expect(owner.page.getByText(/^Sol collects it on .*, noon to 5 pm\.$/)).toBeVisible();
    const downloaded = owner.page.waitForEvent("download");
    await ownerSide.getByRole("link", { name: /^Add to calendar/ }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe("heirloop.ics");
    const calendar = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
    expect(calendar).toContain(String.raw`LOCATION:8 Orchard Road\, Missoula\, MT 59801`);

    await expect(shopSide.getByRole("link", { name: /^Add to calendar/ })).toBeVisible();
    await shop.page.getByText("Release this piece", { exact: true }).click();
    await shop.page.getByRole("button", { name: `Release ${title}` }).click();
    await expect(shop.page.getByText("Say why")).toBeVisible();
    await shop.page.getByLabel("Why you cannot take it").fill("Our workshop is full.");
    await shop.page.getByRole("button", { name: `Release ${title}` }).click();
    await expect(shop.page.getByText("You released it. Other shops can accept it now.")).toBeVisible();
    await expect(shopSide).toHaveCount(0);

    await expect(owner.page.getByText(/“Our workshop is full.” Other shops can see it/)).toBeVisible();
    await expect(ownerSide).toHaveCount(0);
    for (const { page } of [owner, shop]) {
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    }
  });
