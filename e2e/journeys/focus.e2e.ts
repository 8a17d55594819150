import type { Api } from "@heirloop/api-client/http/http-client";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { tabAndPress, tabTo } from "../support/keyboard.ts";

test("a page that replaces another moves the focus to its heading", async ({ newcomer }) => {
  const { page } = await newcomer();
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  await page.goto("/about-us");
  await tabAndPress(page, page.getByRole("banner").getByRole("link", { name: "Favorites" }));
  await expect(heading("Favorites")).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Browse furniture" }));
  await expect(heading("All furniture")).toBeFocused();
  await page.goBack();
  await expect(heading("Favorites")).toBeFocused();
});

/** Puts three pieces of the seller into the cart. */
async function fillCart(api: Api, seller: Api): Promise<FullListing[]> {
  const pieces: FullListing[] = [];
  for (const title of ["Shaker bench", "Oak stool", "Brass lamp"]) {
    const piece = await createListing(seller, {
      title,
      price: 120_00,
      delivery: { pickup: true, delivery: false },
    });
    await api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
    pieces.push(piece);
  }
  return pieces;
}

test("removing a piece from the cart moves the focus on, also for the last one", async ({ newcomer }) => {
  const { page, api } = await newcomer();
  const { api: seller } = await newcomer();
  await fillCart(api, seller);
  const removes = page.getByRole("button", { name: /^Remove .* from the cart$/ });

  await page.goto("/cart");
  await expect(removes).toHaveCount(3);
  await fetchedAll(page);
  const titles = await removes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await tabTo(page, removes.nth(1));
  await page.keyboard.press("Enter");
  await expect(removes).toHaveCount(2);
  await expect(page.getByRole("button", { name: String(titles[2]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: String(titles[0]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: "Browse furniture" })).toBeFocused();
});

test("removing the last piece moves the focus to the one before it, after others have left and changed", async ({
  newcomer,
}) => {
  const { page, api } = await newcomer();
  const { api: seller } = await newcomer();
  const pieces = await fillCart(api, seller);
  const removes = page.getByRole("button", { name: /^Remove .* from the cart$/ });
  await page.goto("/cart");
  await expect(removes).toHaveCount(3);
  await fetchedAll(page);
  const titles = await removes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await tabTo(page, removes.nth(2));

  const [first, second] = titles.flatMap((label) => pieces.find(({ title }) => label?.includes(title)) ?? []);
  if (first === undefined || second === undefined) throw new Error("The cart shows other pieces");
  await api.call(cartEndpoints.remove, { params: { heirloopId: first.heirloopId } });
  await seller.call(listingEndpoints.edit, {
    params: { heirloopId: second.heirloopId },
    body: { price: cents(110_00) },
  });
  await expect(removes).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(removes).toHaveCount(1);
  await expect(page.getByRole("button", { name: String(titles[1]) })).toBeFocused();
});

test("a panel returns the focus to what opened it; when it leads to another page it closes, and that page has the focus", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await tabAndPress(page, cart);
  await expect(panel).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, panel.getByRole("link", { name: "Browse furniture" }));
  await expect(page.getByRole("heading", { level: 1, name: "All furniture" })).toBeFocused();
  await expect(panel).toBeHidden();
});

test("the first tab stop skips to the content, which shows no focus ring", async ({ person }) => {
  const { page } = await person({ provokes: /404/ });
  for (const address of ["/", "/login", "/settings-of-nobody"]) {
    await page.goto(address, { waitUntil: "load" });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.getByRole("main").evaluate((main) => getComputedStyle(main).outlineStyle)).toBe("none");
  }
});

test("a search by keyboard moves the focus to the heading of its results, without a ring", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/");
  await answers(page);
  const heading = page.getByRole("heading", { level: 1 });
  for (const words of ["velvet sofa", "oak table"]) {
    const field = page.getByRole("banner").getByRole("combobox");
    await page.getByRole("banner").locator("input").first().focus();
    await expect(field).toBeFocused();
    await field.fill(words);
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(`Results for “${words}”`);
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("none");
  }
});

test("tabbing on while suggestions or results are loading keeps the focus", async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  await answers(page);
  // The suggestions arrive after the focus has moved to the button.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const suggestions = "**/search-with-suggestions-*.js";
  await page.route(suggestions, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(suggestions);
  await page.getByRole("banner").getByRole("searchbox").focus();
  await requested;
  await page.keyboard.press("Tab");
  const button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await expect(button).toBeFocused();
  release();
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeAttached();
  await expect(button).toBeFocused();

  // The results arrive after the user has moved to the cart.
  await field.fill("velvet sofa");
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/collections.data**", async (route) => {
    await waiting;
    await route.continue();
  });
  const loaded = page.waitForRequest("**/collections.data**");
  await page.keyboard.press("Enter");
  await loaded;
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await tabTo(page, cart);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “velvet sofa”");
  await expect(cart).toBeFocused();
});
