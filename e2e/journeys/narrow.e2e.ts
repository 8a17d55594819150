import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

const open = [
  "/",
  "/collections",
  "/collections/seating?keyword=chair&minPrice=10000&style=mid_century_modern",
  "/brand",
  "/room",
  "/style",
  "/location",
  "/selections/top-picks",
  "/explore",
  "/blog",
  "/cart",
  "/login",
  "/register",
  "/forgot-password",
  "/will-it-fit",
  "/consign-with-us",
  "/consign-form",
  "/help",
  "/help/buyer-protection",
  "/help/privacy-policy",
  "/help/terms-of-use",
  "/unsubscribe",
  "/nowhere-at-all",
];
const own = [
  "/purchases",
  "/favorites",
  "/saved-searches",
  "/notifications",
  "/orders",
  "/my-finds",
  "/your-listings",
  "/settings",
  "/settings/notifications",
  "/settings/blocked",
  "/followed-sellers",
  "/settings/two-step",
  "/settings/passkeys",
  "/settings/your-data",
  "/settings/close-account",
];
const shop = ["home", "products", "shop_details", "payouts", "consignments"].map(
  (tab) => `/seller-dashboard?tab=${tab}`,
);

/** 320 px is the narrowest phone; 640 is a screen of 1280 px at 200 % zoom. */
const widths = [320, 640] as const;

type Fault = { address: string; width: number; what: string };

/** Elements outside the window, and controls under 24 px without space around them. */
async function getFaults(page: Page, address: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push({ address, width, what: `scrolls sideways by ${wide} px` });
    const { violations } = await new AxeBuilder({ page }).withRules(["target-size"]).analyze();
    for (const { nodes } of violations)
      faults.push(...nodes.map(({ html }) => ({ address, width, what: `too small: ${html}` })));
  }
  return faults;
}

async function faultsOfAll(page: Page, addresses: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const address of addresses) faults.push(...(await getFaults(page, address)));
  return faults;
}

test("at 320 px and at 200 % zoom no guest page scrolls sideways, and every control can be clicked", async ({
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await person({ provokes: /404/ });
  const product = `/product/${piece.heirloopId}/${piece.slug}`;
  expect(await faultsOfAll(page, [...open, product])).toEqual([]);
});

test("a user's pages do not scroll sideways either", async ({ person }) => {
  const { page } = await person({ email: "shopper@demo.test" });
  expect(await faultsOfAll(page, own)).toEqual([]);
});

test("a shop's pages do not scroll sideways either", async ({ person }) => {
  const { page } = await person({ email: studio });
  expect(await faultsOfAll(page, ["/sales", ...shop])).toEqual([]);
});

test("at 1280 by 900 px and 200 % zoom nothing is cut off, and bars leave two thirds of the window", async ({
  person,
}) => {
  const zoomed = { width: 640, height: 450 };
  const guest = (await person()).page;
  await guest.setViewportSize(zoomed);
  await guest.goto("/about-us");
  const field = guest.getByRole("banner").getByRole("combobox");
  const list = guest.getByRole("listbox", { name: "Suggestions" });
  await expect(async () => {
    await guest.getByRole("banner").locator("input").first().focus();
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await list.boundingBox())?.width).toBeGreaterThan(500);
  await field.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toBeInViewport({ ratio: 1 });

  const { page } = await person({ email: "shopper@demo.test" });
  await page.setViewportSize(zoomed);
  await page.goto("/orders");
  const chat = page.locator("main a[href*='chat=']").first();
  await chat.click();
  await expect(page.getByRole("log")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeInViewport();
  const total = page.getByRole("dialog", { name: "Your cart" }).getByText(/^Subtotal/);
  // Before hydration it is a page.
  await expect(async () => {
    await page.goto("/about-us");
    await answers(page);
    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
    await expect(total).toBeVisible({ timeout: 15_000 });
  }).toPass();
  expect((await total.boundingBox())?.y).toBeGreaterThan(300);

  const shopPage = (await person({ email: studio })).page;
  await shopPage.setViewportSize(zoomed);
  await shopPage.goto("/seller-dashboard?tab=products&list=active");
  const takeDown = shopPage.getByRole("button", { name: /^Take down/ }).first();
  await takeDown.scrollIntoViewIfNeeded();
  await expect(takeDown).toBeInViewport({ ratio: 1 });
  const box = await takeDown.boundingBox();
  expect((box?.x ?? 640) + (box?.width ?? 0)).toBeLessThan(640);
});
