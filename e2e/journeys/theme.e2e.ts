import type { Page } from "@playwright/test";
import { answers, expect, test } from "../support/journey.ts";

const theme = (page: Page) =>
  page.evaluate(() => ({
    attribute: document.documentElement.dataset["theme"],
    scheme: getComputedStyle(document.documentElement).colorScheme,
    colors: document.querySelectorAll('meta[name="theme-color"]').length,
  }));

const dark = { attribute: "dark", scheme: "dark", colors: 1 };
const system = { attribute: undefined, scheme: "light", colors: 3 };

const footerChoice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("group", { name: "Theme" }).getByRole("button", { name });

test("a guest chooses a theme in the footer; other tabs follow, and the next page is rendered in it", async ({
  person,
  url,
}) => {
  const { page } = await person();
  await page.goto("/");
  await answers(page);
  expect(await theme(page)).toEqual(system);
  const other = await page.context().newPage();
  await other.goto("/help");
  await answers(other);

  await footerChoice(page, "Dark").click();
  expect(await theme(page)).toEqual(dark);
  await expect(footerChoice(page, "Dark")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => theme(other)).toEqual(dark);

  const html = await (await page.request.get("/collections")).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  expect(await (await fetch(`${url}/collections`)).text()).not.toMatch(/<html[^>]* data-theme/);

  await page.reload();
  await answers(page);
  expect(await theme(page)).toEqual(dark);
  await footerChoice(page, "System").click();
  expect(await theme(page)).toEqual(system);
  expect((await page.context().cookies()).filter(({ name }) => name === "theme")).toEqual([]);
});

test("the theme follows the device until one is chosen in the settings", async ({ newcomer }) => {
  const { page } = await newcomer();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/settings");
  await answers(page);
  expect((await theme(page)).scheme).toBe("dark");
  const group = page.getByRole("main").getByRole("group", { name: "Theme" });
  await group.getByRole("button", { name: "High contrast" }).click();
  expect(await theme(page)).toEqual({ attribute: "contrast", scheme: "light", colors: 1 });
  await group.getByRole("button", { name: "System" }).click();
  expect((await theme(page)).scheme).toBe("dark");
});

test("without JavaScript the theme is a form that returns to its page", async ({ person }) => {
  const { page } = await person({ javaScript: false });
  await page.goto("/help?audience=Selling");
  await footerChoice(page, "Dark").click();
  await expect(page).toHaveURL(/\/help\?audience=Selling$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(footerChoice(page, "Dark")).toHaveAttribute("aria-pressed", "true");
  await footerChoice(page, "System").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
});
