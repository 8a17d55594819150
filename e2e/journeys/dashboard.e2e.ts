import { AxeBuilder } from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { createListing } from "../support/create-listing.ts";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { square } from "../support/square-picture.ts";
import { submitConsignment } from "../support/submit-consignment.ts";

const headings =
  "title,description,price,condition,category,sub_category,type,width,depth,height,materials,pictures";
const row = (title: string, { price = "450", condition = "good", width = "18" } = {}) =>
  `${title},Turned legs.,${price},${condition},seating,chairs,dining chairs,${width},20,32,oak; rush,`;
const sheet = (...rows: string[]) => ({
  name: "autumn.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([headings, ...rows].join("\r\n")),
});

test("a shop is asked to connect payouts, and closing the modal is permanent", async ({ person }) => {
  const { page } = await person({ email: "shop@demo.test" });
  await page.goto("/seller-dashboard");
  const dialog = page.getByRole("dialog", { name: "Complete your onboarding" });
  await expect(dialog.getByRole("button", { name: "Let's do it!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("alreadyClosedStripeConnectModal"))).toBe("true");
  await page.reload();
  await expect(page.getByText("Your payouts are not connected yet.")).toBeVisible();
  await page.getByRole("link", { name: "Connect payouts" }).click();
  await expect(page.getByRole("heading", { name: "Connect your payouts" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a new shop connects its payouts in another tab from the modal", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Dario", isBusiness: true });
  await page.goto("/seller-dashboard");
  await expect(page.getByText("Add your first piece with a few pictures")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Let's do it!" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Open the account" }).click();
  await expect(provider.getByText("Your payout account is open")).toBeVisible();
  await provider.close();
  await expect(async () => {
    await page.goto("/seller-dashboard?tab=payouts");
    await expect(page.getByRole("heading", { name: "No payouts yet" })).toBeVisible({ timeout: 500 });
    // It is also hidden behind an open modal.
    await expect(page.getByRole("button", { name: "Connect payouts", includeHidden: true })).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("payouts are connected from their tab before hydration", async ({ newcomer, person, url }) => {
  const { page } = await newcomer({ isBusiness: true });
  const [token] = (await page.context().cookies(url)).filter(({ name }) => name === "token");
  if (!token) throw new Error("Nobody is logged in.");
  const plain = await person({ javaScript: false });
  await plain.page.context().addCookies([{ name: "token", value: token.value, url }]);
  await plain.page.goto("/seller-dashboard?tab=payouts");
  const opened = plain.page.waitForEvent("popup");
  await plain.page.getByRole("button", { name: "Connect payouts" }).click();
  await expect((await opened).getByRole("button", { name: "Open the account" })).toBeVisible();
});

test("a shop sets its location by typing a city or an area and is found there", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Greta", isBusiness: true });
  await page.addInitScript(() => window.localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
  await page.goto("/seller-dashboard?tab=shop_details");
  const place = page.getByRole("combobox", { name: "Where you are" });
  const list = page.getByRole("listbox", { name: "Where you are" });
  // Until hydration it is the native select.
  await expect(place).toHaveJSProperty("tagName", "INPUT");
  await place.click();
  await expect(list.getByRole("option")).toHaveCount(26);
  await page.keyboard.type("nowhere at all");
  await expect(list.getByRole("option")).toHaveCount(0);
  // Leaving without a selection changes nothing.
  await page.keyboard.press("Tab");
  await expect(place).toHaveValue("");
  await place.fill("bay area");
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("San Francisco, CA");
  await place.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(place).toHaveValue("San Francisco, CA");
  await page.getByRole("button", { name: "Save shop" }).click();
  await expect(page.getByText("Your shop is saved.")).toBeVisible();
  await page.reload();
  await expect(place).toHaveValue("San Francisco, CA");
  await page.goto(`/profile/${await page.getByLabel("Address").inputValue()}`);
  await expect(page.getByText("San Francisco, CA").first()).toBeVisible();
});

test("a shop publishes a listing, edits it, deactivates it and publishes it again", async ({ person }) => {
  const { page } = await person({ email: "studio@demo.test" });
  const title = `Journey bench ${Date.now()}`;
  await page.goto("/seller-dashboard");
  await page.getByRole("link", { name: "Add a piece" }).click();
  await expect(page.getByRole("heading", { name: "Sell a piece" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("button", { name: "List for sale" }).click();
  await expect(page.getByText("Add a picture")).toBeVisible();
  await expect(page.getByText("Choose the kind of piece")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);

  await page.getByLabel("Add pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Kind" }).fill("bench");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Kind" })).toHaveValue(/bench/i);
  await page.getByRole("textbox", { name: "Description" }).fill("Ash, with a rush seat.");
  await page.getByRole("combobox", { name: "Condition" }).selectOption("good");
  await page.getByRole("textbox", { name: "Width" }).fill("40");
  await page.getByRole("textbox", { name: "Depth" }).fill("14.5");
  await page.getByRole("textbox", { name: "Height" }).fill("18");
  await page.getByRole("textbox", { name: "Price" }).fill("320");
  await page.getByRole("button", { name: "List for sale" }).click();

  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("textbox", { name: "Depth" })).toHaveValue("14.5");
  await page.getByRole("textbox", { name: "Price" }).fill("280");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto("/seller-dashboard?tab=products&list=search&keyword=" + encodeURIComponent(title));
  // The header searches the shop, not this list.
  await expect(page.getByLabel("Search pieces, makers and styles")).toHaveValue("");
  const line = page.getByRole("row", { name: title });
  await expect(line).toContainText("$280");
  // The first price did not stand for a week, so nothing is reduced.
  await expect(line).not.toContainText("$320");

  await line.getByRole("button", { name: `Take down ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it down" }).click();
  await expect(page.getByText(`${title} is taken down.`)).toBeVisible();
  await expect(line).toContainText("Not for sale");
  await line.getByRole("button", { name: `Relist ${title}` }).click();
  await expect(page.getByText(`${title} is for sale again.`)).toBeVisible();
  await expect(line).toContainText("For sale");
});

test("a private seller takes a piece down in its form, reads that it is not for sale, and lists it again", async ({
  newcomer,
}) => {
  const { page, api } = await newcomer({ firstName: "Odile" });
  await api.call(authEndpoints.change, { body: { locationInfo: { coordinates: [-122.27, 37.8] } } });
  const { heirloopId } = await createListing(api, {
    title: "Relisting journey stool",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  await page.goto(pageUrls.editListing(heirloopId));
  await answers(page);
  await page.getByRole("textbox", { name: "Price" }).fill("80");
  await page.getByRole("button", { name: "Take it down" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it down" }).click();
  const notice = page.getByText("This piece is not for sale.");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(pageUrls.editListing(heirloopId));
  // What was typed and not saved is still there.
  await expect(page.getByRole("textbox", { name: "Price" })).toHaveValue("80");
  await page.getByRole("button", { name: "Save and list for sale" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved. It is for sale now." })).toBeFocused();
  await expect(notice).toBeHidden();
  await page.getByRole("link", { name: "See your listing" }).click();
  await expect(page.getByText("This is your own piece, and it is for sale.")).toBeVisible();
  await expect(page.getByText("$80", { exact: true }).first()).toBeVisible();
});

test("a spreadsheet is imported: valid rows stay, invalid ones are returned, and nothing is imported twice", async ({
  newcomer,
}) => {
  const { page } = await newcomer({ firstName: "Ingrid", isBusiness: true });
  await page.addInitScript(() => localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
  await page.goto("/seller-dashboard?tab=products");
  const chairs = [
    row("Oak chair"),
    row("Elm chair", { price: "a lot" }),
    row("Ash chair"),
    row("Pine chair", { condition: "worn", width: "wide" }),
    row("Beech chair"),
  ];
  const send = (...rows: string[]) => page.getByLabel("Choose a CSV file").setInputFiles(sheet(...rows));
  // Hydration keeps what was selected before.
  await send(...chairs);
  await expect(page).toHaveURL(/import=/);
  await expect(page.getByText("3 pieces came in. 3 pieces without pictures wait")).toBeVisible();
  await expect(page.getByText("2 rows need another look.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^3 price/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Not for sale 3" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download these rows" }).click();
  const rejected = await readFile(await (await downloading).path(), "utf8");
  expect(rejected.split("\r\n").map((line) => line.split(",")[0])).toEqual([
    "title",
    "Elm chair",
    "Pine chair",
    "",
  ]);

  const first = page.url();
  await send(...chairs);
  await page.waitForURL((address) => address.href !== first && address.search.includes("import="));
  await expect(page.getByText("No pieces came in. 3 pieces had been imported before.")).toBeVisible();
  await page.getByLabel("Choose a CSV file").setInputFiles({ ...square, name: "sheet.xlsx" });
  await expect(page.getByText("This is not a CSV file")).toBeVisible();
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ ...square, name: "empty.csv", buffer: Buffer.alloc(0) });
  await expect(page.getByText("This file is empty")).toBeVisible();
});

test("a consigned piece is accepted at a price and a share", async ({ newcomer, person }) => {
  const owner = await newcomer({ firstName: "Ruth" });
  const title = `Journey cabinet to accept ${Date.now()}`;
  await submitConsignment(owner.api, title);
  const { page } = await person({ email: "studio@demo.test" });
  await page.goto(pageUrls.dashboardConsignments({ list: "search", keyword: title }));
  const first = page.getByRole("listitem").filter({ has: page.getByText("Accept", { exact: true }) });
  await first.getByText("Accept", { exact: true }).first().click();
  await first.getByRole("textbox", { name: "The owner’s share" }).fill("95");
  await first.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Enter a whole percentage from 10 to 80")).toBeVisible();
  await first.getByRole("textbox", { name: "The owner’s share" }).fill("55");
  await first.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You accepted it.")).toBeVisible();
  await page.getByRole("link", { name: "Accepted" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("a collected piece is listed under a title and price of the shop's own", async ({
  newcomer,
  person,
  url,
}) => {
  const owner = await newcomer({ firstName: "Ruth" });
  const offered = `Journey cabinet to list ${Date.now()}`;
  const params = { id: await submitConsignment(owner.api, offered) };
  const shop = await demoApi(url, "studio@demo.test");
  await shop.call(consignmentEndpoints.accept, { params, body: { pricePlan: cents(400_00), share: 60 } });
  await shop.call(consignmentEndpoints.collect, { params });
  const { page } = await person({ email: "studio@demo.test" });
  await page.goto(pageUrls.dashboardConsignments({ list: "search", keyword: offered }));
  const waiting = page
    .getByRole("listitem")
    .filter({ has: page.getByText("List for sale", { exact: true }) });
  await waiting.getByText("List for sale", { exact: true }).first().click();
  await waiting.getByRole("textbox", { name: "Price" }).fill("nothing");
  // The page is loaded again after the answer, which may take longer than the seller needs to go on.
  const reloading = Promise.withResolvers<void>();
  await page.route("**/seller-dashboard.data?*", async (route) => {
    if (route.request().method() === "GET") await reloading.promise;
    await route.continue();
  });
  await waiting.getByRole("button", { name: "List for sale" }).click();
  await expect(page.getByText("Enter an amount from $1 to $1,000,000")).toBeVisible();
  await waiting.getByRole("textbox", { name: "Title" }).focus();
  reloading.resolve();
  await expect(waiting.getByRole("button", { name: "List for sale" })).not.toHaveAttribute("aria-busy");
  await expect(waiting.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });
  const title = `A consigned piece of ${Date.now()}`;
  await waiting.getByRole("textbox", { name: "Title" }).fill(title);
  await waiting.getByRole("textbox", { name: "Price" }).fill("415");
  await waiting.getByRole("textbox", { name: /^Description/ }).fill("It stood by a window for thirty years.");
  await waiting.getByRole("button", { name: "List for sale" }).click();
  await expect(page.getByText("It is for sale. You can add more details in its listing.")).toBeVisible();
  await page.goto("/seller-dashboard?tab=products&list=active");
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("$415");
});

test("only the seller of a listing can edit it, and private sellers have no dashboard", async ({
  person,
  newcomer,
}) => {
  const { page } = await person({ email: "studio@demo.test" });
  await page.goto("/seller-dashboard?tab=products&list=active");
  const form = await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .getAttribute("href");
  const stranger = await newcomer();
  const refused = await stranger.page.request.get(form ?? "");
  expect(refused.status()).toBe(403);
  await stranger.page.goto("/seller-dashboard");
  await expect(stranger.page).toHaveURL(/\/your-listings$/);
});

test("axe finds no violations on the dashboard", async ({ person }) => {
  const { page } = await person({ email: "studio@demo.test" });
  for (const address of [
    "/seller-dashboard",
    "/seller-dashboard?tab=products",
    "/seller-dashboard?tab=consignments",
    "/edit",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([address, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([
      address,
      [],
    ]);
  }
});

test("a price changed in another tab stays when only the notes are saved, and the result is visible on a phone", async ({
  person,
}) => {
  const { page } = await person({ email: "studio@demo.test" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/seller-dashboard?tab=products&list=active");
  const piece = await page
    .getByRole("link", { name: /^Edit / })
    .nth(2)
    .getAttribute("href");
  const other = await page.context().newPage();
  const price = (tab: typeof page) => tab.getByRole("textbox", { name: "Price" });
  const save = (tab: typeof page) => tab.getByRole("button", { name: "Save", exact: true });
  const saved = (tab: typeof page) => tab.getByRole("status").filter({ hasText: "Saved." });
  await page.goto(String(piece));
  await other.goto(String(piece));
  await price(other).fill("1111");
  await save(other).click();
  await expect(saved(other)).toBeVisible();

  await page.getByRole("textbox", { name: "Marks and repairs" }).fill("One scratch, below.");
  await save(page).click();
  await expect(saved(page)).toBeInViewport();
  await expect(saved(page)).toBeFocused();
  await expect(price(page)).toHaveValue("1111");

  await page.getByRole("textbox", { name: "Title" }).fill("");
  await price(page).fill("nothing");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeInViewport();
  // The same form saved twice: it compares with what was saved last.
  await page.goto(String(piece));
  await price(other).fill("1222");
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await expect(price(other)).toHaveValue("1222");
  await answers(page);
  await page.getByRole("combobox", { name: "Color" }).fill("Amber");
  await save(page).click();
  await expect(price(page)).toHaveValue("1222");
});

test("a page past the last redirects to the last one", async ({ person }) => {
  const { page } = await person({ email: "studio@demo.test" });
  for (const list of ["tab=products", "tab=products&list=inactive", "tab=consignments"]) {
    await page.goto(`/seller-dashboard?${list}&page=99`);
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/shelves are empty|No pieces available right now/)).toHaveCount(0);
  }
});

test("a shop saved on a phone shows the result in view, also when it fails", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Odile", isBusiness: true });
  await page.addInitScript(() => window.localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/seller-dashboard?tab=shop_details");
  await answers(page);
  const name = page.getByRole("textbox", { name: "Name of the shop" });
  const save = page.getByRole("button", { name: "Save shop" });
  const saved = page.getByRole("status").filter({ hasText: "Your shop is saved." });
  await page.getByRole("textbox", { name: "Story" }).fill("Chairs, and what goes with them.");
  await save.click();
  await expect(saved).toBeInViewport();
  await expect(saved).toBeFocused();
  await name.fill("");
  await save.click();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
});

test("a consignment accepted under invalid terms shows the error each time and keeps what was typed", async ({
  person,
}) => {
  const { page } = await person({ email: "studio@demo.test" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/seller-dashboard?tab=consignments");
  await answers(page);
  const piece = page
    .getByRole("listitem")
    .filter({ has: page.getByText("Accept", { exact: true }) })
    .last();
  const price = piece.getByRole("textbox", { name: "Your asking price" });
  await piece.getByText("Accept", { exact: true }).first().click();
  await price.fill("nothing");
  for (const time of ["first", "second"]) {
    await piece.getByRole("button", { name: "Accept" }).click();
    await expect(price, time).toBeFocused();
    await expect(price, time).toBeInViewport();
    await expect(price, time).toHaveAccessibleDescription(/^Enter an amount from/);
    await expect(price, time).toHaveValue("nothing");
  }
});

test("a consignment accepted in another tab is shown as changed", async ({ person }) => {
  const { page } = await person({ email: "studio@demo.test" });
  const other = await page.context().newPage();
  // It gets no events: an order of another journey would reload its page.
  await other.routeWebSocket(/socket\.io/, () => undefined);
  const take = async (tab: typeof page, title?: string): Promise<string> => {
    const piece = tab
      .getByRole("listitem")
      .filter({ has: tab.getByText("Accept", { exact: true }), hasText: title ?? "" })
      .nth(title === undefined ? 2 : 0);
    const name = await piece.getByRole("heading").innerText();
    await piece.getByText("Accept", { exact: true }).first().click();
    await piece.getByRole("button", { name: "Accept" }).click();
    return name;
  };
  for (const tab of [page, other]) {
    await tab.goto("/seller-dashboard?tab=consignments");
    await answers(tab);
  }
  const title = await take(page);
  await expect(page.getByText("You accepted it.")).toBeVisible();
  await take(other, title);
  await expect(
    other.getByText("This consignment has changed meanwhile. It is shown as it stands now."),
  ).toBeVisible();
});
