import { expect, type Page } from "@playwright/test";

/** The lines of an order's money as its page shows them: what happened, and how much. */
export async function readMoney(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const lines = page.getByRole("heading", { name: "Money" }).locator("..").getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  return lines.evaluateAll((items) =>
    items.map(
      (item) =>
        `${item.querySelector("p,span")?.textContent ?? ""} ${item.lastElementChild?.textContent ?? ""}`,
    ),
  );
}
