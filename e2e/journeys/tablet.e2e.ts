import { answers, expect, test } from "../support/journey.ts";

test.use({ viewport: { width: 768, height: 1024 } });

test("windows of 601 to 900 px have the menu with the shop's categories and Start selling", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/");
  await answers(page);
  const banner = page.getByRole("banner");
  for (const width of [601, 768, 900]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(banner.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Start selling" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Shop", exact: true })).toBeVisible();
    await expect(banner.locator("input").first()).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await banner.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByText("Seating", { exact: true }).click();
  await menu.getByRole("link", { name: /^All seating/ }).click();
  await expect(page).toHaveURL(/\/collections\/seating$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.setViewportSize({ width: 901, height: 900 });
  await expect(banner.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
});
