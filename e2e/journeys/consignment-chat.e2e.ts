import type { Page } from "@playwright/test";
import { answers, expect, test } from "../support/journey.ts";
import { submitConsignment } from "../support/submit-consignment.ts";
import { screenSizes } from "../support/screen-sizes.ts";

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Message to/ }).fill(text);
  await page.keyboard.press("Enter");
}
const log = (page: Page) => page.getByRole("log");

for (const { name, viewport } of screenSizes)
  test(`owner and shop write to each other about a consigned piece on ${name}`, async ({ newcomer }) => {
    const owner = await newcomer({ firstName: "Ruth" });
    const shop = await newcomer({ firstName: "Sol", isBusiness: true });
    const title = `Journey dresser ${viewport.width} ${Date.now()}`;
    await shop.page.addInitScript(() => localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
    await submitConsignment(owner.api, title);
    for (const { page } of [owner, shop]) await page.setViewportSize(viewport);

    // The owner's page is open all the time and follows what the shop does.
    await owner.page.goto("/your-listings");
    await answers(owner.page);
    await shop.page.goto(
      `/seller-dashboard?tab=consignments&list=search&keyword=${encodeURIComponent(title)}`,
    );
    await answers(shop.page);
    await expect(shop.page.getByRole("button", { name: /^Message the owner/ })).toHaveCount(0);
    await shop.page.locator("summary", { hasText: "Accept" }).click();
    await shop.page.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(shop.page.getByText("You accepted it.")).toBeVisible();

    await owner.page.getByRole("button", { name: `Message the shop about ${title}` }).click();
    await expect(owner.page).toHaveURL(/\/orders\?chat=/);
    await expect(owner.page.getByRole("region", { name: "Conversation with Sol" })).toContainText(
      "Consignment",
    );
    await write(owner.page, "There is an elevator");
    await expect(log(owner.page).getByText("There is an elevator")).toBeVisible();

    await shop.page.getByRole("button", { name: `Message the owner about ${title}` }).click();
    await expect(log(shop.page).getByText("There is an elevator")).toBeVisible();
    await write(shop.page, "Good, we will bring blankets");
    await expect(log(owner.page).getByText("Good, we will bring blankets")).toBeVisible();
    for (const { page } of [owner, shop]) {
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    }

    // Each side gets from the conversation to its own page of the piece.
    const conversation = shop.page.getByRole("region", { name: "Conversation with Ruth" });
    await conversation.getByRole("link", { name: title }).click();
    await shop.page.getByRole("button", { name: "I have collected it" }).click();
    await shop.page.getByRole("dialog").getByRole("button", { name: "I have it" }).click();
    await expect(shop.page.getByText("Marked as collected.")).toBeVisible();
    await shop.page.locator("summary", { hasText: "List for sale" }).click();
    await shop.page.getByRole("button", { name: "List for sale" }).click();
    await expect(shop.page.getByText("It is for sale.")).toBeVisible();
    await write(owner.page, "It looks lovely");
    await expect(log(owner.page).getByText("It looks lovely")).toBeVisible();
    // Shown at once, but not to be sent into a chat that the return closes.
    await expect(log(owner.page).getByText(/^(Sending|Waits for the connection)$/)).toHaveCount(0);

    await shop.page.getByRole("button", { name: "Return to the owner" }).click();
    await shop.page.getByRole("dialog").getByRole("button", { name: "Return to the owner" }).click();
    await expect(owner.page.getByText("The piece was given back to its owner.")).toBeVisible();
    await expect(owner.page.getByRole("textbox", { name: /^Message to/ })).toHaveCount(0);
    await owner.page
      .getByRole("region", { name: "Conversation with Sol" })
      .getByRole("link", { name: title })
      .click();
    await expect(owner.page.getByRole("article", { name: title })).toBeVisible();
    await expect(owner.page.getByRole("button", { name: /^Message the shop/ })).toHaveCount(0);
  });
