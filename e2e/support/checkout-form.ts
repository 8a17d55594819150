import type { Page } from "@playwright/test";

export const cards = {
  paid: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  confirmed: "4000 0025 0000 3155",
  insufficientFunds: "4000 0000 0000 9995",
} as const;

/** Fills in the whole checkout, replacing existing values, and waits for the total that goes with them. */
export async function fillCheckout(
  page: Page,
  card: string,
  way: "delivery" | "pickup" = "pickup",
): Promise<void> {
  await page.getByLabel("Phone").fill("+1 503 555 0100");
  await page.getByRole("radio", { name: way === "pickup" ? /Pickup/ : /Delivery/ }).check();
  if (way === "delivery") {
    await page.getByLabel("Street address").fill("1 Burnside Street");
    await page.getByLabel("City").fill("Portland");
    await page.getByLabel("State").selectOption("OR");
    await page.getByLabel("ZIP code").fill("97204");
  }
  await fillCard(page, card);
  await waitForTotal(page);
}

/** An order that is sent before its total is known may ask about the total first. */
export async function waitForTotal(page: Page): Promise<void> {
  await page.getByText("Calculating your total").waitFor({ state: "hidden" });
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expires").fill("12/30");
  await page.getByLabel("Security code").fill("123");
}
