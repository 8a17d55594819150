import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import type { Page } from "@playwright/test";
import { cards, waitForTotal } from "../support/checkout-form.ts";
import { answers, expect, test } from "../support/journey.ts";
import { tabAndChoose, tabAndPress, tabAndType } from "../support/keyboard.ts";
import { findStudioPiece } from "../support/pieces.ts";

async function fillByKeyboard(page: Page): Promise<void> {
  await tabAndType(page, page.getByLabel("Phone"), "+1 503 555 0100");
  const ways = page.getByRole("radio", { name: /^(Pickup|Delivery)/ });
  await tabAndChoose(page, ways, page.getByRole("radio", { name: /^Pickup/ }));
  await tabAndType(page, page.getByLabel("Card number"), cards.paid);
  await tabAndType(page, page.getByLabel("Expires"), "12/30");
  await tabAndType(page, page.getByLabel("Security code"), "123");
  await waitForTotal(page);
}

test("a piece is bought without a mouse, and the focus is visible at every step", async ({
  newcomer,
  url,
}) => {
  test.slow();
  const piece = await findStudioPiece(url);
  const { page } = await newcomer();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await tabAndPress(page, page.getByRole("button", { name: "Zoom in" }));
  await expect(page.getByRole("dialog").getByText(/, 100 percent/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  await tabAndPress(page, page.getByRole("button", { name: "Add to cart" }));
  await tabAndPress(page, page.getByRole("link", { name: "View cart" }));
  await expect(page).toHaveURL(/\/cart/);
  await tabAndPress(page, page.getByRole("link", { name: "Go to Checkout" }));
  await expect(page).toHaveURL(/\/checkout/);
  await fillByKeyboard(page);
  await tabAndPress(page, page.getByRole("button", { name: /^Pay/ }));
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
});

test("an offer is sent without a mouse", async ({ newcomer, url }) => {
  test.slow();
  const piece = await findStudioPiece(url);
  const { page } = await newcomer();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await tabAndPress(page, page.getByRole("button", { name: "Make an offer" }));
  const dialog = page.getByRole("dialog", { name: "Make an offer" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(String(Math.floor((piece.price * 0.8) / 100)));
  await tabAndPress(page, dialog.getByRole("button", { name: "Continue to checkout" }));
  await expect(page.getByRole("heading", { level: 1, name: "Send your offer" })).toBeVisible();
  await fillByKeyboard(page);
  await tabAndPress(page, page.getByRole("button", { name: /^Send offer/ }));
  await expect(page).toHaveURL(/\/order-summary/);
});

test("a carousel scrolls by the arrow keys and by its buttons until its end", async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  const shelf = page.getByRole("list", { name: "Pieces on sale" });
  const place = () => shelf.evaluate((row) => row.scrollLeft);
  const next = page.getByRole("button", { name: "Next in Pieces on sale" });
  const previous = page.getByRole("button", { name: "Previous in Pieces on sale" });
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();
  await shelf.focus();
  await page.keyboard.press("ArrowRight");
  await expect(previous).toBeEnabled();
  const one = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(place).toBeGreaterThan(one);
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(previous).toBeDisabled({ timeout: 500 });
  }).toPass();
  expect(await place()).toBe(0);

  await next.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(shelf).toBeFocused();
});

test("a message is written and sent without a mouse, and the focus stays in the composer", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer();
  await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  await page.goto("/orders");
  await answers(page);
  await tabAndPress(page, page.getByRole("main").getByRole("link", { name: piece.title }));
  const field = page.getByRole("textbox", { name: "Message" });
  const log = page.getByRole("log");
  await expect(field).toBeFocused();
  await page.keyboard.type("Does it come apart?");
  await tabAndPress(page, page.getByRole("button", { name: "Send", exact: true }));
  await expect(log).toContainText("Does it come apart?");
  await expect(log).toHaveAttribute("aria-live", "polite");
  await expect(field).toBeFocused();
});

test("on a touch screen an opened conversation has the focus itself, so that no keyboard covers it", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer();
  await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.goto("/orders");
  await answers(page);
  await page.getByRole("main").getByRole("link", { name: piece.title }).click();
  await expect(page.getByRole("region", { name: /^Conversation with/ })).toBeFocused();
});
