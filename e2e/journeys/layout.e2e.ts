import { demoPassword } from "@heirloop/demo/account/accounts";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { demoApi, logInDemo } from "../support/demo-api.ts";
import { answers, expect, withinTimeout, stopClock, test } from "../support/journey.ts";

/** An open purchase of the shopper: private to its two sides. */
async function purchaseOfTheShopper(url: string): Promise<string> {
  const [order] = await (
    await demoApi(url, "shopper@demo.test")
  ).call(orderEndpoints.purchases, {
    body: { type: "openPurchases" },
  });
  if (!order) throw new Error("The shopper has no open purchase.");
  return order._id;
}

test("order= of another user is denied and removed from the URL; the alert lasts 7 seconds, and longer under the pointer", async ({
  person,
  url,
}) => {
  const order = await purchaseOfTheShopper(url);
  const { page } = await person({ email: "newcomer@demo.test", provokes: /status of 403/ });
  await stopClock(page);
  await page.goto(`/collections?sort=newest&order=${order}`);
  const alert = page.getByRole("listitem").filter({ hasText: "Permission denied" });
  await withinTimeout(page, async () => expect(await alert.count()).toBe(1));
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/collections\?sort=newest$/);
  await alert.hover();
  await page.clock.fastForward(60_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  expect(await alert.count()).toBe(1);
  await page.clock.runFor(1_000);
  await expect(alert).toBeHidden();
});

test("an alert that is still shown when the page is left is shown once by the next page", async ({
  person,
  url,
}) => {
  const order = await purchaseOfTheShopper(url);
  const { page } = await person({ email: "newcomer@demo.test", provokes: /status of 403/ });
  await stopClock(page);
  await page.goto(`/collections?order=${order}`);
  const alert = page.getByRole("listitem").filter({ hasText: "Permission denied" });
  await withinTimeout(page, async () => expect(await alert.count()).toBe(1));
  await page.goto("/collections");
  await withinTimeout(page, async () => expect(await alert.count()).toBe(1));
  await alert.getByRole("button").click();
  await expect(alert).toBeHidden();
  await page.goto("/collections");
  await withinTimeout(page, async () =>
    expect(await page.evaluate(() => "preHydrationClick" in window)).toBe(false),
  );
  await page.clock.runFor(5_000);
  expect(await alert.count()).toBe(0);
});

test("order= asks a guest to log in and then opens the order", async ({ person, url }) => {
  const { page } = await person();
  const order = await purchaseOfTheShopper(url);
  await page.goto(`/?order=${order}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email", { exact: true }).fill("shopper@demo.test");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(new RegExp(`/purchases\\?selection=openPurchases&order=${order}`));
});

test("the tabs of purchases have URLs, and a shop's sales redirect to its own page", async ({ person }) => {
  const buyer = await person({ email: "shopper@demo.test" });
  const tab = (name: string) => buyer.page.getByRole("main").getByRole("link", { name, exact: true });
  for (const [query, name] of [
    ["", "Open purchases"],
    ["?selection=closedPurchases", "Past purchases"],
    ["?selection=openSales", "Open sales"],
    ["?selection=openOffers", "Open offers"],
    ["?selection=closedOffers", "Past offers"],
    ["?tab=closedOffers", "Past offers"],
    ["?selection=nothing", "Open purchases"],
  ] as const) {
    await buyer.page.goto(`/purchases${query}`);
    await expect(tab(name)).toHaveAttribute("aria-current", "page");
  }
  const shop = await person({ email: "studio@demo.test" });
  await shop.page.goto("/purchases?selection=closedSales");
  await expect(shop.page).toHaveURL(/\/sales\?selection=closedSales$/);
});

test("userAccountAdmin= is removed from the URL of guests and non-admins and does nothing else", async ({
  person,
  url,
}) => {
  const { user } = await logInDemo(url, "consigner@demo.test");
  for (const { page } of [await person({ email: "newcomer@demo.test" }), await person()]) {
    const entered: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/admin/")) entered.push(request.url());
    });
    await page.goto("/explore");
    // Also from a page of ours.
    await page.goto(`/collections?sort=newest&userAccountAdmin=${user._id}`, { referer: `${url}/explore` });
    await expect(page).toHaveURL("/collections?sort=newest");
    await expect(page.getByText(`You are in ${user.firstName}`)).toBeHidden();
    await expect(page.getByText("Permission denied")).toBeHidden();
    expect(entered).toEqual([]);
    // No history entry was added.
    await page.goBack();
    await expect(page).toHaveURL("/explore");
  }
});

test("an impersonation warns five minutes before it expires and then says that it has expired", async ({
  person,
  url,
}) => {
  const { user } = await logInDemo(url, "consigner@demo.test");
  // The socket's heartbeat cannot keep up with half an hour in a moment.
  const { page } = await person({ email: "admin@demo.test", provokes: /WebSocket/ });
  await page.clock.install();
  await page.goto(`/?userAccountAdmin=${user._id}`, { referer: `${url}/admin` });
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeInViewport();
  await page.clock.fastForward("25:00");
  await expect(page.getByText("for five minutes more at most")).toBeVisible();
  await page.clock.fastForward("05:00");
  await expect(page.getByText(`Your session in ${user.firstName}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in again" })).toBeVisible();
});

test("the mega menu hides on scrolling down, shows on scrolling up, and stays while it has the focus", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/collections");
  const megaMenu = page.getByRole("navigation", { name: "Categories" });
  await expect(megaMenu).toBeVisible();
  await expect(async () => {
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 300);
    await expect(megaMenu).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(megaMenu).toBeVisible();
  // The links became buttons when the pointer or the focus was near.
  await megaMenu.locator("[data-tab]").first().focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place + 200);
  await expect(megaMenu).toBeVisible();
});

test("on a phone only the search field stays while scrolling down, and focus brings the rest back without moving the page", async ({
  person,
}) => {
  const { page } = await person();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections");
  await answers(page);
  const header = page.getByRole("banner");
  const cart = header.getByRole("link", { name: /^Cart/ });
  const field = header.getByRole("search").locator("input");
  const getPlace = () => page.evaluate(() => window.scrollY);
  for (const entered of [cart, field]) {
    await expect(async () => {
      // From the top again: the header may not be listening yet, and the page ends.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(195, 600);
      await page.mouse.wheel(0, 600);
      await expect(cart).not.toBeInViewport({ ratio: 0.5, timeout: 500 });
    }).toPass();
    await expect(header.getByRole("search")).toBeInViewport();
    const place = await getPlace();
    await entered.focus();
    await expect(cart).toBeInViewport({ ratio: 1 });
    expect(await getPlace()).toBe(place);
    await entered.blur();
  }
  await page.mouse.wheel(0, 600);
  await expect(cart).not.toBeInViewport({ ratio: 0.5 });
  await page.mouse.wheel(0, -200);
  await expect(cart).toBeInViewport({ ratio: 1 });
});

test("the header of a phone shrinks from 97 to 52 px while scrolling down, stays whole around the focus, and does not slide with reduced motion", async ({
  person,
}) => {
  const { page } = await person();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections");
  await answers(page);
  const header = page.getByRole("banner");
  const bar = header.locator(":scope > div").first();
  const getEdge = () => bar.evaluate((one) => one.getBoundingClientRect().bottom);
  const getSeconds = () => bar.evaluate((one) => parseFloat(getComputedStyle(one).transitionDuration));
  expect(await getSeconds()).toBeGreaterThan(0.1);
  const scrollDown = async () => {
    await expect(async () => {
      // From the top again: the header may not be listening yet, and the page ends.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(195, 600);
      await page.mouse.wheel(0, 600);
      await expect.poll(getEdge, { timeout: 1_000 }).toBe(52);
    }).toPass();
  };
  await scrollDown();
  await page.mouse.wheel(0, -200);
  await expect.poll(getEdge).toBe(97);

  await scrollDown();
  const field = header.getByRole("search").locator("input");
  await field.focus();
  await expect.poll(getEdge).toBe(97);
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place + 500);
  expect(await getEdge()).toBe(97);
  await field.blur();
  await page.mouse.wheel(0, 200);
  await expect.poll(getEdge).toBe(52);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await getSeconds()).toBeLessThanOrEqual(0.001);
  await page.mouse.wheel(0, -200);
  await expect.poll(getEdge).toBe(97);
  await page.mouse.wheel(0, 200);
  await expect.poll(getEdge).toBe(52);
});

test("the announcement changes every 10 seconds until it is stopped and is missing on pages without it", async ({
  person,
}) => {
  const { page } = await person();
  await stopClock(page);
  await page.goto("/");
  const bar = page.getByRole("region", { name: "Announcements" });
  const first = await bar.innerText();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(await bar.innerText()).not.toBe(first);
  }).toPass();
  await bar.getByRole("button", { name: "Pause announcements" }).click();
  const stopped = await bar.innerText();
  await page.clock.fastForward(60_000);
  expect(await bar.innerText()).toBe(stopped);
  await expect(bar.getByRole("button", { name: "Resume announcements" })).toBeVisible();
  await page.goto("/login");
  await expect(bar).toBeHidden();
});

test("a panel that fails to load opens its page, or shows an alert while offline", async ({ person }) => {
  const { page } = await person({ provokes: /Failed to load resource/ });
  await page.route("**/cart-panel-*.js", (route) => route.abort("connectionfailed"));
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  const shop = page.getByRole("heading", { level: 1, name: "All furniture" });
  const said = page.getByRole("listitem").filter({ hasText: "This could not be opened." });
  await page.goto("/collections");
  await cart.click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await page.goto("/collections");
  await answers(page);
  // The alert region is loaded while online, at the first sign of use.
  const fetched = page.waitForEvent("requestfinished", (request) => request.url().includes("/alerts-"));
  await shop.hover();
  await fetched;
  await page.context().setOffline(true);
  await cart.click();
  await expect(said).toBeVisible();
  await expect(shop).toBeVisible();
});
