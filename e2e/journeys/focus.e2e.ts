import type { Api } from "@heirloop/api-client/http/http-client";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { requestPurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { dayIn } from "../support/day-in.ts";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { tabAndPress, tabTo } from "../support/keyboard.ts";

test("a page that replaces another moves the focus to its heading", async ({ newcomer }) => {
  const { page } = await newcomer();
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  await page.goto("/about-us");
  await answers(page);
  await tabAndPress(page, page.getByRole("banner").getByRole("link", { name: "Favorites" }));
  await expect(heading("Favorites")).toBeFocused();
  const browse = page.getByRole("main").getByRole("link", { name: "Browse furniture" });
  await tabAndPress(page, browse);
  await expect(heading("All furniture")).toBeFocused();
  await page.goBack();
  await expect(browse).toBeFocused();
  await page.goBack();
  await expect(heading(/./)).toBeFocused();
});

test("Back returns the focus to the link that was followed, where the page was left", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections/seating");
  await answers(page);
  const results = page.getByRole("region", { name: "Results" });
  const card = results.getByRole("article").nth(9).getByRole("link");
  const getPlace = () => page.evaluate(() => window.scrollY);
  await card.focus();
  const place = await getPlace();
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  expect(await getPlace()).toBe(place);
  // The next page of the list has the same path.
  const next = page.getByRole("link", { name: "Next page" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
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
  await answers(page);
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

test("the form above the footer shows its result on its page, and keeps an email that is not valid", async ({
  person,
}) => {
  const { page } = await person();
  const submit = async (email: string): Promise<void> => {
    await page.goto("/about-us");
    await answers(page);
    await page.getByRole("form", { name: "Email me my saved pieces" }).getByLabel("Your email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/my-finds$/);
  };
  await submit("nobody@");
  const field = page.getByRole("main").getByLabel("Your email");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue("nobody@");

  await submit("nobody@journeys.test");
  const said = page.getByRole("main").getByRole("status");
  await expect(said).toContainText("There is nothing to email yet");
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
});

test("the next page of a list moves the focus to the heading above it", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections");
  await answers(page);
  await page.getByRole("link", { name: "Page 2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("an opened order has the focus at its title, also after each action", async ({ newcomer }) => {
  const seller = await newcomer({ firstName: "Sol", isBusiness: true });
  const buyer = await newcomer({ firstName: "Bea" });
  const piece = await createListing(seller.api, {
    title: "Rush seat chair",
    price: 240_00,
    delivery: { pickup: true, delivery: false },
  });
  const orderId = await requestPurchase(buyer, piece);
  const openOrder = async ({ page }: typeof seller, list: string): Promise<void> => {
    await page.goto(list);
    await answers(page);
    await tabAndPress(page, page.getByRole("main").getByRole("link", { name: piece.title }).first());
    await expect(page.getByRole("heading", { level: 2, name: piece.title })).toBeFocused();
  };
  const showsAnswer = async ({ page }: typeof seller, label: string): Promise<void> => {
    await expect(page.getByRole("status").filter({ hasText: label })).toBeInViewport();
    await expect(page.getByRole("heading", { level: 2, name: piece.title })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2, name: piece.title })).toBeInViewport();
  };

  await openOrder(seller, "/sales");
  await tabAndPress(seller.page, seller.page.getByRole("button", { name: "Approve the order" }));
  await tabAndPress(seller.page, seller.page.getByRole("button", { name: "Approve and charge" }));
  await showsAnswer(seller, "Finding a time");

  const send = (body: OrderEvent) =>
    seller.api.call(
      orderEndpoints.send,
      { params: { orderId }, body },
      { idempotencyKey: crypto.randomUUID() },
    );
  await send({
    type: "set-pickup",
    address: { line1: "8 Orchard Road", city: "Berkeley", state: "CA", zip: "94704" },
    phone: "+1 510 555 0177",
    accessNotes: "Ring twice.",
  });
  await send({ type: "schedule", date: dayIn(5), window: "morning" });
  await openOrder(buyer, "/purchases");
  await tabAndPress(buyer.page, buyer.page.getByRole("button", { name: /^Agree to .* 8 am to noon/ }));
  await tabAndPress(buyer.page, buyer.page.getByRole("button", { name: "Agree to this time" }));
  await showsAnswer(buyer, "Pickup agreed");
});

test("removing a piece in the cart drawer moves the focus to the next one", async ({ newcomer }) => {
  const { page, api } = await newcomer();
  const { api: seller } = await newcomer();
  await fillCart(api, seller);
  await page.goto("/about-us");
  await answers(page);
  await fetchedAll(page);
  await tabAndPress(page, page.getByRole("banner").getByRole("link", { name: /^Cart/ }));
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  const removes = drawer.getByRole("button", { name: /^Remove .* from the cart$/ });
  await expect(removes).toHaveCount(3);
  const titles = await removes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await tabAndPress(page, removes.nth(1));
  await expect(removes).toHaveCount(2);
  await expect(drawer.getByRole("button", { name: String(titles[2]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: String(titles[0]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(removes).toHaveCount(0);
  await expect(drawer).toBeFocused();
});
