import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dayIn } from "../support/day-in.ts";
import { requestPurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { screenSizes } from "../support/screen-sizes.ts";

async function fillPickup(page: Page): Promise<void> {
  await page.getByLabel("Street address").fill("8 Orchard Road");
  await page.getByLabel("City").fill("Berkeley");
  await page.getByLabel("State").selectOption("CA");
  await page.getByLabel("ZIP code").fill("94704");
  await page.getByLabel("Phone").fill("+1 510 555 0177");
  await page.getByLabel("Access notes").fill("Ring twice; the elevator is slow.");
  await page.getByRole("button", { name: "Save pickup details" }).click();
}

async function downloadCalendar(page: Page): Promise<string> {
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe("heirloop.ics");
  return (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
}

for (const { name, viewport } of screenSizes)
  test(`two people see how to meet for a pickup once they agree on a time, and not before, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Sol", isBusiness: true });
    const buyer = await newcomer({ firstName: "Bea" });
    const piece = await createListing(seller.api, {
      title: "Rush seat chair",
      price: 240_00,
      delivery: { pickup: true, delivery: false },
    });
    const order = await requestPurchase(buyer, piece);
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);

    await seller.page.goto(`/sales?order=${order}`);
    await answers(seller.page);
    await seller.page.getByRole("button", { name: "Approve the order" }).click();
    await seller.page.getByRole("dialog").getByRole("button", { name: "Approve and charge" }).click();
    await expect(seller.page.getByText(/^Enter where the buyer picks it up/)).toBeVisible();
    await expect(seller.page.getByRole("button", { name: "Propose this time" })).toHaveCount(0);
    await fillPickup(seller.page);
    await expect(seller.page.getByText(/^The buyer sees this once you agree on a time/)).toBeVisible();
    await seller.page.getByLabel("Day", { exact: true }).fill(dayIn(5));
    await seller.page.getByRole("button", { name: "Propose this time" }).click();
    await expect(seller.page.getByText(/^You proposed/)).toBeVisible();
    await expect(seller.page.locator('a[href^="tel:+1503"]')).toHaveCount(0);

    await buyer.page.goto(`/purchases?order=${order}`);
    await expect(
      buyer.page.getByText(
        "You’ll see the address and the seller’s phone number here once you agree on a time.",
      ),
    ).toBeVisible();
    expect(await buyer.page.content()).not.toMatch(/Orchard Road|555.0177|Ring twice/);
    await answers(buyer.page);
    await buyer.page.getByRole("button", { name: /^Agree to .* 8 am to noon/ }).click();
    await buyer.page.getByRole("dialog").getByRole("button", { name: "Agree to this time" }).click();

    const details = buyer.page.getByRole("region", { name: "Pickup details" });
    await expect(details).toContainText("8 Orchard Road, Berkeley, CA 94704");
    await expect(details).toContainText("Ring twice; the elevator is slow.");
    await expect(details).toContainText("Sol");
    await expect(details.getByRole("link", { name: "(510) 555-0177" })).toHaveAttribute(
      "href",
      "tel:+15105550177",
    );
    await expect(details.getByRole("link", { name: "Open map" })).toHaveAttribute("rel", /noreferrer/);
    await buyer.page.context().grantPermissions(["clipboard-write", "clipboard-read"]);
    await details.getByRole("button", { name: "Copy address" }).click();
    await expect(buyer.page.getByText("Address copied", { exact: true })).toBeVisible();
    const bought = await downloadCalendar(buyer.page);
    expect(bought).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(bought).toContain(`UID:order-${order}@`);
    expect(bought).toContain(String.raw`LOCATION:8 Orchard Road\, Berkeley\, CA 94704`);
    expect(await readMail(url, buyer.email, /Address: .*/)).toBe(
      "Address: 8 Orchard Road, Berkeley, CA 94704",
    );

    await seller.page.goto(`/sales?order=${order}`);
    const sold = seller.page.getByRole("region", { name: "Pickup details" });
    await expect(sold).toContainText("Robin");
    await expect(sold.getByRole("link", { name: "(503) 555-0100" })).toHaveAttribute(
      "href",
      "tel:+15035550100",
    );
    expect(await downloadCalendar(seller.page)).toContain("Buyer: Robin");

    await answers(buyer.page);
    await buyer.page.getByRole("button", { name: "Cancel the order" }).click();
    await buyer.page.getByRole("dialog").getByRole("button", { name: "Cancel the order" }).click();
    await expect(details).toHaveCount(0);
    await buyer.page.reload();
    await expect(buyer.page.getByText("Canceled", { exact: true }).first()).toBeVisible();
    expect(await buyer.page.content()).not.toMatch(/Orchard Road|555.0177|Ring twice/);
  });

test("without scripts a seller enters the pickup details and proposes a time", async ({
  person,
  newcomer,
}) => {
  const seller = await newcomer({ firstName: "Nora", isBusiness: true });
  const buyer = await newcomer({ firstName: "Bo" });
  const piece = await createListing(seller.api, {
    title: "Rush seat stool",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  const order = await requestPurchase(buyer, piece);
  const { page } = await person({ javaScript: false });
  await page.context().addCookies(await seller.page.context().cookies());
  await page.goto(`/sales?order=${order}`);
  await page.locator("summary", { hasText: "Approve the order" }).click();
  await page.getByRole("button", { name: "Approve and charge" }).click();
  await fillPickup(page);
  await expect(page.getByText("8 Orchard Road, Berkeley, CA 94704")).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill(dayIn(5));
  await page.getByRole("button", { name: "Propose this time" }).click();
  await expect(page.getByText(/^You proposed/)).toBeVisible();
});
