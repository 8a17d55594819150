import { expect, test } from "../support/journey.ts";

test("the mega menu opens under a resting pointer, stays open on the way into its panel, and navigates", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/collections");
  const megaMenu = page.getByRole("navigation", { name: "Categories" });
  await megaMenu.getByText("Seating", { exact: true }).hover();
  const sofas = megaMenu.getByRole("link", { name: /^Sofas [\d,]+$/ });
  await expect(sofas).toBeVisible();
  const loveseats = megaMenu.getByRole("link", { name: /^Loveseats [\d,]+$/ });
  // Slowly, so that it crosses everything on the way.
  const box = await loveseats.boundingBox();
  if (!box) throw new Error("Not drawn.");
  await page.mouse.move(box.x + 4, box.y + 4, { steps: 15 });
  await expect(loveseats).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/collections\/seating\/sofas\/loveseats$/);
  await expect(loveseats).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Loveseats");
});

test("the mega menu by keyboard keeps the focus when links become buttons, and Escape returns to them", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/collections");
  const megaMenu = page.getByRole("navigation", { name: "Categories" });
  await megaMenu.getByRole("link", { name: "New hits" }).focus();
  const newHits = megaMenu.getByRole("button", { name: "New hits" });
  await expect(newHits).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const furniture = megaMenu.getByRole("button", { name: "Furniture" });
  await expect(furniture).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(megaMenu.getByRole("link", { name: "All furniture" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(furniture).toBeFocused();
  await expect(megaMenu.getByRole("link", { name: "All furniture" })).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/collections\/furniture$/);
});

test("the mega menu does not shift the page and consists of links without JavaScript", async ({
  browser,
  person,
  url,
}) => {
  const { page } = await person();
  await page.goto("/collections");
  const place = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
  const before = await place();
  const megaMenu = page.getByRole("navigation", { name: "Categories" });
  await megaMenu.getByText("Style", { exact: true }).hover();
  await expect(megaMenu.getByRole("link", { name: /^Scandinavian/ })).toBeVisible();
  expect(await place()).toBe(before);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const plain = await context.newPage();
  await plain.goto(`${url}/collections`);
  await plain.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Lighting" }).click();
  await expect(plain).toHaveURL(/\/collections\/lighting$/);
  await context.close();
});

test("the mobile menu shows the shop as a tree, Shop by, and the login link", async ({ person }) => {
  const { page } = await person();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections");
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Log in" })).toBeVisible();
  for (const [title, most] of [
    ["Shop by brand", 8],
    ["Shop by room", 5],
    ["Shop by style", 8],
  ] as const) {
    const list = menu.getByText(title).locator("xpath=following-sibling::ul[1]");
    await expect(list.getByRole("link")).toHaveCount(most);
  }
  await menu.getByText("Seating", { exact: true }).click();
  await menu.getByText("Sofas", { exact: true }).click();
  await menu.getByRole("link", { name: /^Loveseats/ }).click();
  await expect(page).toHaveURL(/\/collections\/seating\/sofas\/loveseats$/);
  await expect(menu).toBeHidden();
});

test("the mobile header shows up to 600 px, a menu button up to 900, the mega menu above; phone and email are at the top", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/collections");
  const megaMenu = page.getByRole("navigation", { name: "Categories" });
  const menu = page.getByRole("button", { name: "Menu" });
  const phone = page.getByRole("region", { name: "Announcements" }).getByRole("link", { name: /^\+1/ });
  for (const [width, hasMenu, hasMegaMenu, hasPhone] of [
    [600, true, false, false],
    [601, true, false, true],
    [900, true, false, true],
    [901, false, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible({ visible: hasMenu });
    await expect(megaMenu).toBeVisible({ visible: hasMegaMenu });
    await expect(phone).toBeVisible({ visible: hasPhone });
  }
  await page.goto("/help");
  await expect(megaMenu).toBeHidden();
  const contact = page.getByRole("region", { name: "Contact" });
  await expect(contact.getByRole("link", { name: /^\+1/ })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: /@/ })).toBeVisible();
});

test("the location is requested only by its button, remembered, offered as a filter, and cleared", async ({
  person,
}) => {
  const { page } = await person();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 34.1478, longitude: -118.1445 });
  await page.goto("/collections");
  const place = page.getByRole("region", { name: "Announcements" });
  await place.getByRole("button", { name: "Show furniture near me" }).click();
  const panel = page.getByRole("dialog", { name: "Where you look for furniture" });
  await panel.getByRole("button", { name: "Use my location" }).click();
  await expect(panel.getByRole("link", { name: "Pieces near Los Angeles" })).toBeVisible();
  await page.keyboard.press("Escape");
  const storedPlace = () =>
    page.evaluate(() => [window.localStorage.getItem("lat"), window.localStorage.getItem("long")]);
  expect(await storedPlace()).toEqual(["34.1478", "-118.1445"]);

  await page.reload();
  const near = place.getByRole("button", { name: "Near Los Angeles" });
  await expect(near).toBeVisible();
  await page.getByRole("link", { name: "Only near Los Angeles" }).click();
  await expect(page).toHaveURL(/region=la/);
  await expect(page.getByRole("link", { name: "Only near Los Angeles" })).toBeHidden();
  await near.click();
  await panel.getByRole("button", { name: "Portland" }).click();
  await expect(panel.getByRole("link", { name: "Pieces near Portland" })).toBeVisible();
  await panel.getByRole("button", { name: "Clear my location" }).click();
  await expect(place.getByRole("button", { name: "Show furniture near me" })).toBeAttached();
  expect(await storedPlace()).toEqual([null, null]);
});

test("the search suggests queries and listings by keyboard and reports an opened result as a click", async ({
  person,
}) => {
  const { page } = await person();
  const reports: string[] = [];
  page.on("request", (request) => {
    if (/\/1\/events$|\/api\/analytics$/.test(request.url())) reports.push(request.postData() ?? "");
  });
  await page.goto("/?utm_source=spring-letter");
  const field = page
    .getByRole("searchbox", { name: /^Search pieces/ })
    .or(page.getByRole("combobox", { name: /^Search pieces/ }));
  await field.click();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByText("Popular searches")).toBeVisible();
  await field.fill("vel");
  await expect(list.getByRole("group", { name: "Pieces" }).getByRole("option")).toHaveCount(5);
  // No brand has this name.
  await expect(list.getByRole("group", { name: "Maker" })).toHaveCount(0);
  await field.fill("velvet sofa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keyword=velvet%20sofa/);
  await expect.poll(() => reports.join()).toContain('"name":"search","term":"velvet sofa"');
  await page.getByRole("region", { name: "Results" }).getByRole("link", { name: /Sofa/ }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => reports.join()).toMatch(/"eventName":"Piece opened".*"positions":\[\d+\]/);
  await expect.poll(() => reports.join()).toMatch(/"name":"page_view","path":"\/","source":"spring-letter"/);
  await field.click();
  await expect(list.getByRole("option", { name: "velvet sofa" }).first()).toBeVisible();
});

test("Escape closes the suggestions and keeps the text; an option chosen by arrow keys scrolls into view", async ({
  person,
}) => {
  const { page } = await person();
  await page.setViewportSize({ width: 1000, height: 420 });
  await page.goto("/?utm_source=small-window");
  const field = page
    .getByRole("searchbox", { name: /^Search pieces/ })
    .or(page.getByRole("combobox", { name: /^Search pieces/ }));
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await field.click();
  await expect(list.getByText("Popular searches")).toBeVisible();
  await field.fill("velvet");
  await expect(list.getByRole("group", { name: "Pieces" }).getByRole("option")).toHaveCount(5);
  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("velvet");
  await field.click();
  await expect(list).toBeVisible();
});

test("the ten latest searches are suggested again, including those of the plain form", async ({ person }) => {
  const { page } = await person();
  const storedSearches = () =>
    page.evaluate(() => JSON.parse(window.localStorage.getItem("recentSearches") ?? "[]"));
  const words = Array.from({ length: 12 }, (_, at) => `chair ${at + 1}`);
  const results = page.getByRole("heading", { level: 1 });
  for (const word of words) {
    // As the form does before the suggestions load.
    await page.goto(`/collections?keyword=${encodeURIComponent(word)}`);
    await expect(results).toHaveText(`Results for “${word}”`);
    await expect.poll(async () => (await storedSearches())[0]).toBe(word);
  }
  expect(await storedSearches()).toEqual(words.toReversed().slice(0, 10));
});

test("saved pieces are emailed from the footer with the viewed listings; without JavaScript only the cart", async ({
  person,
  url,
}) => {
  const { page } = await person();
  await page.goto("/collections/seating/sofas");
  await page.getByRole("region", { name: "Results" }).getByRole("link", { name: /Sofa/ }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("recentlyViewed"))).not.toBeNull();
  const form = page.getByRole("form", { name: "Email me my saved pieces" });
  const email = `finder-${Date.now()}@example.test`;
  await form.getByLabel("Your email").fill(email);
  await form.getByRole("button", { name: "Email them" }).click();
  await expect(page.getByText(`We emailed your pieces to ${email}`)).toBeVisible();
  await expect.poll(async () => (await fetch(`${url}/dev/outbox`)).text()).toContain("Your saved piece");

  const plain = await person({ javaScript: false });
  await plain.page.goto("/my-finds");
  await plain.page.getByLabel("Your email").fill(email);
  await plain.page.getByRole("button", { name: "Email them" }).click();
  await expect(plain.page.getByText("There is nothing to email yet")).toBeVisible();
});

test("a search without full matches shows partial ones and names the omitted words", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections?keyword=babylonian+rug");
  await expect(
    page.getByText("Nothing matches all of these words. Showing results without “babylonian”."),
  ).toBeVisible();
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("link", { name: /\b(rug|runner)\b/i }).first()).toBeVisible();
  await page.goto("/collections?keyword=babylonian");
  await expect(page.getByText("No results for “babylonian”")).toBeVisible();
});
