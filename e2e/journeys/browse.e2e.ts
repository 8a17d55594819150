import { randomUUID } from "node:crypto";
import type { Locator, WebSocketRoute } from "@playwright/test";
import { createApi } from "@heirloop/api-client/http/http-client";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents } from "@heirloop/contract/money/money.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { requestPurchase, getSeller } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

test("filters, sort order, page and scroll position survive going back", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections/seating");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  const results = page.getByRole("region", { name: "Results" });
  // The URL changes shortly before the listings and links do.
  const next = page.getByRole("link", { name: "Next page" });
  await expect(next).toHaveAttribute("href", /sort=price-asc/);
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  const address = page.url();
  const seen = results.getByRole("link").nth(20);
  await seen.scrollIntoViewIfNeeded();
  const title = await seen.innerText();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await seen.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(seen).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-asc");
});

test("filters chosen while the results of others are loading add up", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections");
  await answers(page);
  const release = Promise.withResolvers<void>();
  await page.route(/\/collections\.data/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const filters = page.getByRole("complementary", { name: "Filters" });
  const chips = page.getByRole("region", { name: "Results" });
  await filters.getByRole("link", { name: "Under $250" }).click();
  await expect(chips.getByRole("link", { name: /Under \$250/ })).toBeVisible();
  await filters.getByRole("link", { name: "On sale" }).click();
  await expect(chips.getByRole("link", { name: /On sale/ })).toBeVisible();
  await filters.getByRole("checkbox", { name: "Designer brands only" }).check();
  await expect(chips.getByRole("link", { name: /Designer brands/ })).toBeVisible();
  await chips.getByRole("link", { name: /Under \$250/ }).click();
  await expect(chips.getByRole("link", { name: /Under \$250/ })).toHaveCount(0);
  release.resolve();
  await expect(page).toHaveURL(/\/collections\?discount=1&op=designer$/);
  await expect(chips).not.toHaveAttribute("aria-busy", "true");
  await expect(filters.getByRole("checkbox", { name: "Designer brands only" })).toBeChecked();
});

test("a card shows the piece in a room while a pointer rests on it", async ({ person, url }) => {
  const { page } = await person();
  // Other journeys publish pieces with a single picture meanwhile.
  const { listings } = await createApi({ prefix: url, token: () => undefined }).call(listingEndpoints.list, {
    query: { category: "seating", sort: "price-desc" },
  });
  const piece = listings.find(({ images }) => images.some((src) => src.includes(".room.")));
  if (piece === undefined) throw new Error("No piece is pictured in a room.");
  await page.goto("/collections/seating?sort=price-desc");
  await answers(page);
  const card = page
    .getByRole("region", { name: "Results" })
    .getByRole("article")
    .filter({ has: page.locator(`a[href*="${piece.heirloopId}"]`) });
  const pictures = card.locator("img");
  await expect(pictures).toHaveCount(1);
  await card.getByRole("link").hover();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.last()).toHaveAttribute("src", /\.room\./);
  const cover = pictures.last().locator("xpath=../..");
  await expect(cover).toHaveCSS("opacity", "1");
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect(cover).toHaveCSS("opacity", "0");
});

test("favorites clicked one after another stay although the first response is late", async ({ newcomer }) => {
  const { page, api } = await newcomer();
  const { promise: later, resolve: letGo } = Promise.withResolvers<void>();
  // Every request is held and not only the first: Playwright can lose a request that starts while a route ends.
  await page.route("**/api/favorites/*", async (route) => {
    const response = await route.fetch();
    await later;
    await route.fulfill({ response });
  });
  await page.goto("/collections/seating");
  await answers(page);
  const hearts = page.getByRole("region", { name: "Results" }).getByRole("button", { name: /favorites/ });
  const countFavorites = async () => (await api.call(favoriteEndpoints.list)).listings.length;
  await hearts.nth(0).click();
  await expect.poll(countFavorites).toBe(1);
  await hearts.nth(1).click();
  await hearts.nth(2).click();
  const late = page.waitForResponse(/api\/favorites/);
  letGo();
  await late;
  await expect.poll(countFavorites).toBe(3);
  for (const at of [0, 1, 2]) await expect(hearts.nth(at)).toHaveAccessibleName(/^Remove /);
  await page.unrouteAll({ behavior: "wait" });
});

test("a page past the last redirects to the last, and a query without words is not searched", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/collections/seating?sort=newest&page=9999");
  await expect(page).toHaveURL(/sort=newest&page=\d{1,3}$/);
  await expect(page.getByRole("region", { name: "Results" }).getByRole("link").first()).toBeVisible();
  await page.goto("/collections?keyword=!!!");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Results for")).toHaveCount(0);
  await page.goto(`/collections?keyword=${"chair+".repeat(1_000)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for");
});

test("favorites are listed 48 at a time", async ({ newcomer }) => {
  const { page, api } = await newcomer();
  const { listings } = await api.call(listingEndpoints.list, { query: { sort: "newest", limit: "49" } });
  for (const { heirloopId } of listings)
    await api.call(favoriteEndpoints.add, { params: { heirloopId }, query: { limit: "1" } });
  await page.goto("/favorites?page=9");
  await expect(page).toHaveURL(/\/favorites\?page=2$/);
  await expect(page.getByText("49 pieces", { exact: true })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: / from favorites$/ })).toHaveCount(1);
  await main.getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(main.getByRole("button", { name: / from favorites$/ })).toHaveCount(48);
});

for (const javaScript of [true, false])
  test(`pages with nothing on them suggest new pieces with JavaScript ${javaScript ? "on" : "off"}`, async ({
    person,
  }) => {
    const { page } = await person({ javaScript });
    const heading = page.getByRole("heading", { level: 2, name: "New in the shop" });
    const suggestions = page.locator("section", { has: heading }).last().getByRole("article");
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(suggestions.first()).toBeVisible();
    // A word: with digits it may be a price.
    await page.goto(`/collections?keyword=qz${randomUUID().replaceAll(/[^a-f]/g, "")}`);
    await expect(page.getByRole("heading", { name: /^No results for “qz/ })).toBeVisible();
    await suggestions.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/product\//);
  });

test("a search whose filters leave nothing shows what it finds without them", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections/furniture/storage/dressers?maxPrice=100");
  await expect(page.getByRole("heading", { name: "Nothing here matches all of that" })).toBeVisible();
  const heading = page.getByRole("heading", { level: 2, name: "Without these filters" });
  const pieces = page.locator("section", { has: heading }).last().getByRole("article");
  await expect(pieces).toHaveCount(12);
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await expect(page).toHaveURL(/\/dressers$/);
  await expect(heading).toHaveCount(0);
});

test("pages with nothing on them lead back to what was looked at", async ({ newcomer, url }) => {
  const { heirloopId, slug, title } = await findStudioPiece(url);
  const { page } = await newcomer();
  await page.goto(`/product/${heirloopId}/${slug}`);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("recentlyViewed"))).not.toBeNull();
  const shelf = page.getByRole("list", { name: "Pieces you looked at" });
  const viewed = shelf.getByRole("link", { name: title, exact: true });
  for (const address of ["/cart", "/favorites", "/collections?keyword=qzqz"]) {
    await page.goto(address);
    await expect(viewed).toBeVisible();
  }
  await page.goto("/collections/seating");
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toBeVisible();
  await expect(viewed).toHaveCount(0);
});

test("a cart suggests new pieces once the last one is removed", async ({ newcomer, url }) => {
  const { heirloopId, title } = await findStudioPiece(url);
  const { page, api } = await newcomer();
  await api.call(cartEndpoints.add, { params: { heirloopId } });
  await page.goto("/cart");
  await answers(page);
  const suggestions = page.getByRole("heading", { level: 2, name: "New in the shop" });
  await expect(suggestions).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${title} from the cart` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(suggestions).toBeVisible();
});

test("a brand's name links to the brand's page, from a listing and from the search", async ({ person }) => {
  const { page } = await person();
  await page.goto("/brand");
  const maker = page.getByRole("main").getByRole("link").filter({ hasText: "Casa Verani" }).first();
  await maker.click();
  await expect(page).toHaveURL(/\/brand\/casa-verani$/);
  await page.getByRole("region", { name: "Results" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole("link", { name: "Casa Verani", exact: true }).first().click();
  await expect(page).toHaveURL(/\/brand\/casa-verani$/);
  await page
    .getByRole("searchbox", { name: /^Search/ })
    .or(page.getByRole("combobox", { name: /^Search/ }))
    .fill("casa verani");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const suggested = list.getByRole("group", { name: "Maker" }).getByRole("option", { name: "Casa Verani" });
  await expect(suggested).toBeVisible();
  // No category is called anything like it.
  await expect(list.getByRole("group", { name: "Categories" })).toHaveCount(0);
  await suggested.click();
  await expect(page).toHaveURL(/\/brand\/casa-verani$/);
});

test("the zoomed gallery shows the small picture until the large one has loaded", async ({
  person,
  newcomer,
}) => {
  // Of an uploaded picture, large renditions are offered.
  const piece = await createListing((await newcomer()).api, {
    title: "Gallery chair",
    price: 400_00,
    delivery: { pickup: true, delivery: false },
  });
  const { page } = await person();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  const gallery = page.getByRole("main").getByRole("group", { name: /^Pictures of/ });
  const seen = (within: Locator) =>
    within
      .locator("img")
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0).length,
      );
  await expect.poll(() => seen(gallery)).toBeGreaterThan(0);
  // The large picture never arrives.
  await page.route(/\/1(28|92)0\.(avif|webp)$/, () => {});
  await page.getByRole("button", { name: "Zoom in" }).click();
  const closely = page.getByRole("dialog").getByRole("group");
  await expect.poll(() => seen(closely)).toBe(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => seen(closely)).toBe(2);
});

test("a price drop of a favorite while offline is announced once connected; its page stays useful after the sale", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Wanda" });
  const seller = await getSeller(url);
  const params = { heirloopId: piece.heirloopId };
  const line = page.waitForEvent("websocket");
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to favorites", exact: true }).click();
  // Only what was there before can be affected: its script, and everything loaded when idle.
  await line;
  await fetchedAll(page);
  // Optimistic: shown before the server knows.
  await expect.poll(async () => (await api.call(favoriteEndpoints.list)).listings.length).toBe(1);
  await page.context().setOffline(true);
  await seller.call(listingEndpoints.edit, { params, body: { price: piece.price - 50_00 } });
  await expect
    .poll(async () => (await api.call(notificationEndpoints.list, { body: { skip: 0 } })).notPreviewed)
    .toBe(1);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Notifications, 1" }).click();
  await page
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link", { name: /, down from \$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: piece.title })).toBeVisible();
  await page.reload();
  await page.getByText("Price history").click();
  await expect(page.getByText(/^The lowest in the last 30 days: \$/)).toBeVisible();

  const cheaper = await api.call(listingEndpoints.get, { params });
  const orderId = await requestPurchase(await newcomer({ firstName: "Boris" }), cheaper);
  await seller.call(
    orderEndpoints.send,
    { params: { orderId }, body: { type: "approve" } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await page.reload();
  await expect(page.getByText("This piece has been sold.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar pieces still for sale" })).toBeVisible();
  await page.getByRole("button", { name: "Notify me about similar pieces" }).click();
  await expect(page).toHaveURL(/\/saved-searches/);
});

test("a piece that somebody else is buying stays in the cart, marked, and is not charged", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const [first, second] = [await newcomer({ firstName: "Olga" }), await newcomer({ firstName: "Pim" })];
  await second.page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await second.page.getByRole("button", { name: "Add to cart" }).first().click();
  // Optimistic: shown in the cart before the server knows.
  await expect.poll(async () => (await second.api.call(cartEndpoints.get)).listings.length).toBe(1);
  await requestPurchase(first, piece);
  await second.page.goto("/cart");
  await expect(second.page.getByRole("link", { name: piece.title })).toBeVisible();
  await expect(second.page.getByText("The subtotal leaves out one piece")).toBeVisible();
});

test("a listing's page shows the current price once its socket is connected", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url, { above: 100_00 });
  const lower = cents(piece.price - 50_01);
  const { page } = await newcomer();
  const opening = new Promise<WebSocketRoute>((resolve) => {
    void page.routeWebSocket(/socket\.io/, resolve);
  });
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  const line = await opening;
  const seller = await getSeller(url);
  await seller.call(listingEndpoints.edit, {
    params: { heirloopId: piece.heirloopId },
    body: { price: lower },
  });
  line.connectToServer();
  // Whether it is shown as a reduction depends on how long the price before it stood.
  await expect(page.getByText(formatCents(lower)).first()).toBeVisible();
});

test("a listing is shared by its canonical URL", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // Without a share sheet, as in most desktop browsers.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const address = `/product/${piece.heirloopId}/${piece.slug}`;
  await page.goto(`${address}?utm_source=spring-letter`);
  await answers(page);
  const share = page.getByRole("button", { name: "Share" });
  await share.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Copy link" }).press("Enter");
  await expect(page.getByText("Link copied").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(address);

  const plain = await person({ javaScript: false });
  await plain.page.goto(address);
  await expect(plain.page.getByRole("heading", { level: 1 })).toHaveText(piece.title);
  await expect(plain.page.getByRole("button", { name: "Share" })).toBeHidden();
});
