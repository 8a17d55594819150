import { demoPassword } from "@heirloop/demo/account/accounts";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { Page } from "@playwright/test";
import { dayIn } from "../support/day-in.ts";
import { requestPurchase } from "../support/completed-purchase.ts";
import { answers, expect, stopClock, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";
import { square } from "../support/square-picture.ts";

/** Delays every script, as a slow connection does, until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The page as its HTML has it; its scripts are still on their way. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: "commit" });

test("clicks of a signed-in user before hydration are performed", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const address = `/product/${piece.heirloopId}/${piece.slug}`;
  const { page, api } = await newcomer({ firstName: "Edda" });
  const letGo = await holdScripts(page);

  await open(page, address);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "View cart" }).first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "Add to favorites", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove from favorites", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Message the seller" }).click();
  await expect(page).toHaveURL(/\/orders\?chat=/);
  await page.getByRole("textbox", { name: /^Message to/ }).fill("Written before the scripts");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /^Message to/ })).toHaveValue("");
  letGo();
  await expect(page.getByRole("log").getByText("Written before the scripts")).toHaveCount(1);
  await page.goto(page.url());
  await expect(page.getByRole("log").getByText("Written before the scripts")).toHaveCount(1);

  await page.goto("/favorites");
  await answers(page);
  await page.getByRole("button", { name: `Remove ${piece.title} from favorites` }).click();
  await expect.poll(async () => (await api.call(favoriteEndpoints.list)).listings).toEqual([]);
  await page.reload();
  await expect(page.getByText("No favorites yet")).toBeVisible();
});

test("a question is asked before hydration, and one that is typed before it keeps its text", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer({ firstName: "Quinn" });
  const letGo = await holdScripts(page);
  await open(page, `/product/${piece.heirloopId}/${piece.slug}`);
  const question = page.getByLabel("Your question");
  const ask = page.getByRole("button", { name: "Ask the seller" });
  await question.fill("Was it ever painted?");
  await ask.click();
  await expect(page.getByRole("status").filter({ hasText: "Your question is posted" })).toBeVisible();
  await question.fill("Is it sold with its key?");
  letGo();
  await answers(page);
  await expect(question).toHaveValue("Is it sold with its key?");
  await ask.click();
  await expect(page.getByText("Is it sold with its key?", { exact: true })).toBeVisible();
  await expect(question).toHaveValue("");
});

test("an offer started before hydration is made afterwards", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer();
  const letGo = await holdScripts(page);
  await open(page, `/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Make an offer" }).click();
  await expect(page).toHaveURL(/making=offer/);
  letGo();
  await expect(page.getByRole("dialog", { name: "Make an offer" })).toBeVisible();
});

test("a checkout keeps the delivery type chosen before hydration, also after a reload", async ({
  newcomer,
  url,
}) => {
  const { heirloopId } = await findStudioPiece(url);
  const { page, api } = await newcomer();
  await api.call(cartEndpoints.add, { params: { heirloopId } });
  const letGo = await holdScripts(page);
  await open(page, "/checkout");
  await page.getByLabel("Phone").fill("+1 503 555 0100");
  await page.getByRole("radio", { name: /Pickup/ }).check();
  letGo();
  await answers(page);
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Pickup/ })).toBeChecked();
  await expect(page.getByLabel("Phone")).toHaveValue("+1 503 555 0100");

  const letGoAgain = await holdScripts(page);
  await open(page, "/checkout");
  await page.getByRole("radio", { name: /Delivery/ }).check();
  await page.getByRole("radio", { name: /Pickup/ }).check();
  letGoAgain();
  await answers(page);
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Pickup/ })).toBeChecked();
});

test("pictures of a consignment that are chosen before hydration are uploaded afterwards", async ({
  newcomer,
}) => {
  const { page } = await newcomer({ firstName: "Nell" });
  const letGo = await holdScripts(page);
  await open(page, "/consign-form");
  await page.getByLabel("Choose pictures").setInputFiles(square);
  letGo();
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
});

test("a guest's favorite clicked before hydration is set after login", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  const letGo = await holdScripts(page);
  await open(page, `/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to favorites", exact: true }).click();
  await expect(page.getByText("Log in to save this piece")).toBeVisible();
  letGo();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("newcomer@demo.test");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: "Remove from favorites", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove from favorites", exact: true }).click();
  await expect(page.getByRole("button", { name: "Add to favorites", exact: true })).toBeVisible();
});

test("without JavaScript a guest's favorite is saved after login", async ({ person, newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const { email } = await newcomer();
  const { page } = await person({ javaScript: false });
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to favorites", exact: true }).click();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: "Remove from favorites", exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/product/${piece.heirloopId}/${piece.slug}`);
});

test("without JavaScript a guest's cart is kept, changed, and merged on login", async ({
  person,
  newcomer,
  url,
}) => {
  const [piece, other] = await Promise.all([findStudioPiece(url), findStudioPiece(url)]);
  const { email } = await newcomer();
  const { page } = await person({ javaScript: false });
  for (const { heirloopId, slug } of [piece, other]) {
    await page.goto(`/product/${heirloopId}/${slug}`);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("link", { name: "View cart" }).first()).toBeVisible();
  }
  await page.goto("/cart");
  await page.getByRole("button", { name: `Remove ${other.title} from the cart` }).click();
  await expect(page.getByRole("link", { name: other.title })).toHaveCount(0);
  await expect(page.getByRole("link", { name: piece.title })).toBeVisible();

  await page.goto("/login?next=%2Fcart");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: piece.title })).toBeVisible();
  await page.context().clearCookies({ name: "cart" });
  await page.reload();
  await expect(page.getByRole("link", { name: piece.title })).toBeVisible();
});

test("without scripts a seller approves an order and proposes a time, which the buyer agrees to before they have come", async ({
  person,
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const buyer = await newcomer({ firstName: "Nell" });
  const order = await requestPurchase(buyer, piece);
  const seller = await person({ email: studio, javaScript: false });
  await seller.page.goto(`/sales?order=${order}`);
  const approve = seller.page.locator("summary", { hasText: "Approve the order" });
  await approve.click();
  await expect(seller.page.getByText(/card is charged .* now/)).toBeVisible();
  await seller.page.getByRole("button", { name: "Approve and charge" }).click();
  await expect(approve).toHaveCount(0);
  await seller.page.getByLabel("Day", { exact: true }).fill(dayIn(5));
  await seller.page.getByRole("button", { name: "Propose this time" }).click();
  await expect(seller.page.getByText(/^You proposed/)).toBeVisible();

  const letGo = await holdScripts(buyer.page);
  await open(buyer.page, `/purchases?order=${order}`);
  await buyer.page.getByRole("button", { name: /^Agree to .* 8 am to noon/ }).click();
  letGo();
  // The click is repeated after hydration and asks first.
  await buyer.page.getByRole("button", { name: "Agree to this time", exact: true }).click();
  await expect(buyer.page.getByText("Your handoff code").first()).toBeVisible();
});

test("text typed into the search before and while its suggestions load is searched for, letter by letter", async ({
  person,
}) => {
  const { page } = await person();
  const letGo = await holdScripts(page);
  await open(page, "/");
  const field = page.getByRole("searchbox");
  await field.click();
  await field.pressSequentially("waln");
  letGo();
  // Keys go to the focused element: the plain field, and the one that replaces it.
  await page.keyboard.type("ut sideboard", { delay: 40 });
  const suggesting = page.getByRole("combobox", { name: /^Search/ });
  await expect(suggesting).toHaveValue("walnut sideboard");
  await expect(suggesting).toBeFocused();
  await page.keyboard.type("s");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keyword=walnut(\+|%20)sideboards/);
});

test("a link through the login page asks, also if the form is sent before hydration", async ({
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/chat")) writes.push(request.url());
  });
  const next = `/explore?listing=${piece.heirloopId}`;
  const letGo = await holdScripts(page);
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Email").fill("newcomer@demo.test");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(next);
  letGo();
  const dialog = page.getByRole("dialog", { name: `Open the conversation about “${piece.title}”?` });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/explore");
  expect(writes).toEqual([]);
});

test("a menu opened and a sort order chosen before hydration apply afterwards", async ({ person }) => {
  const { page } = await person();
  const letGo = await holdScripts(page);
  await open(page, "/collections");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
  letGo();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-asc");

  await page.setViewportSize({ width: 390, height: 844 });
  const letGoAgain = await holdScripts(page);
  await open(page, "/help");
  await page.getByRole("button", { name: "Menu" }).click();
  letGoAgain();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Log in" }),
  ).toBeVisible();
});

test("a price typed and a filter checked before hydration count afterwards", async ({ person }) => {
  const { page } = await person();
  const letGo = await holdScripts(page);
  await open(page, "/consign-with-us");
  await page.getByLabel("Sale price").fill("1,500");
  letGo();
  await expect(page.getByRole("status").filter({ hasText: "Your share" })).toContainText("$900");

  const letGoAgain = await holdScripts(page);
  await open(page, "/collections/seating");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: "Designer brands only" }).check();
  letGoAgain();
  await expect(page).toHaveURL(/op=designer/);
  await expect(filters.getByRole("checkbox", { name: "Designer brands only" })).toBeChecked();
});

test("a picture chosen before hydration is uploaded afterwards", async ({ person }) => {
  const { page } = await person({ email: "studio@demo.test" });
  const letGo = await holdScripts(page);
  await open(page, "/edit");
  await page.getByLabel("Add pictures").setInputFiles(square);
  letGo();
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
});

test("a click while React waits for the data of the page is performed", async ({ person }) => {
  const { page } = await person();
  // React listens and stops events, but cannot hydrate before it has read the data that is written into the page.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const encoder = new TextEncoder();
    const transformer: Transformer<string, Uint8Array> = {
      async transform(text, controller) {
        await promise;
        controller.enqueue(encoder.encode(text));
      },
    };
    Object.assign(window, {
      TextEncoderStream: function encodeLater() {
        return new TransformStream(transformer);
      },
      releaseData: resolve,
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/help");
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening")));
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await page.evaluate(() => Reflect.get(window, "releaseData")());
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Log in" }),
  ).toBeVisible();
});

test("scripts wait until somebody moves the pointer, not until the page has moved below it", async ({
  person,
}) => {
  const { page } = await person();
  await stopClock(page);
  await open(page, "/collections");
  const waiting = page.locator("link[rel=later]");
  await expect(page.locator("body > script[type=later]")).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointermove", { clientX: 40 })));
  await expect(waiting).not.toHaveCount(0);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 310);
  await expect(waiting).toHaveCount(0);
});

test("a filter that is checked in a section opened before hydration is applied, and the section stays open", async ({
  person,
}) => {
  const { page } = await person();
  const letGo = await holdScripts(page);
  await open(page, "/collections");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.locator("summary", { hasText: "Material" }).click();
  const material = filters.getByRole("checkbox", { name: /^Walnut/ });
  await material.check();
  letGo();
  await expect(page).toHaveURL(/material=walnut/);
  await expect(material).toBeChecked();
  await material.uncheck();
  await expect(page).toHaveURL("/collections");
  await expect(material).not.toBeChecked();
});

test("sections of the filters that nobody opened before hydration work afterwards", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections");
  await answers(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters
    .getByText(/^Show \d+ more$/)
    .first()
    .click();
  await filters.locator("summary", { hasText: "Condition" }).click();
  await filters.getByRole("checkbox", { name: "Excellent" }).check();
  await expect(page).toHaveURL(/condition=/);
  const excellent = filters.getByRole("checkbox", { name: "Excellent" });
  await expect(excellent).toBeChecked();
  await page.getByRole("link", { name: "Remove Excellent" }).first().click();
  await expect(excellent).not.toBeChecked();
  await excellent.check();
  await expect(page).toHaveURL(/condition=/);
});

test("a phone's filters work where their link led before hydration, and beside the results of a wider window", async ({
  person,
}) => {
  const { page } = await person();
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await open(page, "/collections");
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  const brand = filters.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
  await brand.check();
  letGo();
  await expect(page).toHaveURL(/brand=/);
  await expect(brand).toBeChecked();

  await page.goto("/collections");
  await answers(page);
  await expect(filters).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await brand.check();
  await expect(page).toHaveURL(/brand=/);
});
