import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cards, fillCard, fillCheckout } from "../support/checkout-form.ts";
import { requestPurchase, getSeller } from "../support/completed-purchase.ts";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

test("two buyers at checkout with the same piece see one status of it at a time", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const named = { params: { heirloopId: piece.heirloopId } };
  const first = await newcomer({ firstName: "Nora" });
  const second = await newcomer({ firstName: "Otto" });
  for (const { api } of [first, second]) await api.call(cartEndpoints.add, named);
  await first.page.goto("/checkout");
  await expect(first.page.getByText("Reserved for you for")).toBeVisible();

  const { page } = second;
  const reserved = page.getByText("Reserved by another shopper for");
  const mine = page.getByText("Reserved for you for");
  const join = page.getByRole("button", { name: "Join the waiting list" });
  await page.goto("/checkout");
  await expect(reserved).toHaveCount(1);
  await expect(page.getByText(/has been sold/)).toHaveCount(0);
  await expect(mine).toHaveCount(0);
  const pay = page.getByRole("button", { name: "Pay" });
  await expect(pay).toHaveAttribute("aria-disabled", "true");
  await expect(pay).toHaveAccessibleDescription(/cannot be bought right now/);

  // The same on the cart and the product page, each with what to do about it.
  const cart = await page.context().newPage();
  await cart.goto("/cart");
  await expect(cart.getByText("Reserved by another shopper for")).toHaveCount(1);
  await cart.close();
  await join.click();
  const joined = page.getByText(/You’re on the waiting list/);
  const leave = page.getByRole("button", { name: "Leave the waiting list" });
  await expect(joined).toBeVisible();
  await page.reload();
  await expect(joined).toBeVisible();

  // On the product page the list is left, with the keyboard joined again, and left for good.
  await page.goto(pageUrls.product(piece));
  await answers(page);
  await leave.click();
  await expect(join).toBeFocused();
  await expect(joined).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(leave).toBeFocused();
  await leave.click();
  await expect(join).toBeVisible();
  await page.goto("/checkout");
  await expect(join).toBeVisible();

  // It becomes available: reserved for the second buyer without a reload.
  await first.page.goto("/");
  await expect(mine).toBeVisible();
  await expect(reserved).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Pay/ })).not.toHaveAttribute("aria-disabled");
});

test("without JavaScript a waiting list is joined and left on the product page and in the cart", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const named = { params: { heirloopId: piece.heirloopId } };
  const first = await newcomer({ firstName: "Nora" });
  await first.api.call(checkoutEndpoints.hold, { body: { listings: [piece.heirloopId] } });
  const { page: withScripts, api } = await newcomer({ firstName: "Otto" });
  await api.call(cartEndpoints.add, named);
  const { page } = await person({ javaScript: false });
  await page.context().addCookies(await withScripts.context().cookies());
  const join = page.getByRole("button", { name: "Join the waiting list" });
  const leave = page.getByRole("button", { name: "Leave the waiting list" });
  for (const shown of [pageUrls.product(piece), "/cart"]) {
    await page.goto(shown);
    await join.click();
    await expect(page).toHaveURL(shown);
    await expect(page.getByText(/You’re on the waiting list/)).toBeVisible();
    await leave.click();
    await expect(page).toHaveURL(shown);
    await expect(join).toBeVisible();
  }
  expect((await api.call(listingEndpoints.get, named)).isWaiting).toBe(false);
});

test("a piece sold during checkout is shown as sold only", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const named = { params: { heirloopId: piece.heirloopId } };
  const buyer = await newcomer({ firstName: "Pia" });
  const late = await newcomer({ firstName: "Quentin" });
  await late.api.call(cartEndpoints.add, named);
  const orderId = await requestPurchase(buyer, piece);
  const { page } = late;
  await page.goto("/checkout");
  const reserved = page.getByText("Reserved by another shopper for");
  await expect(reserved).toHaveCount(1);
  await (
    await getSeller(url)
  ).call(
    orderEndpoints.send,
    { params: { orderId }, body: { type: "approve" } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await expect(page.getByText("This piece has been sold.")).toHaveCount(1);
  await expect(reserved).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See similar pieces" })).toBeVisible();
  expect((await late.api.call(listingEndpoints.get, named)).status).toBe("sold");
});

test("a checkout without pieces leads to the cart", async ({ newcomer }) => {
  const { page } = await newcomer();
  await page.goto("/checkout");
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("Pay asks about a total that was not seen and charges the amount on the button", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Rosa" });
  await api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/checkout/quote", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/checkout");
  await answers(page);
  const early = page.getByRole("button", { name: /^Pay/ });
  await expect(early).toHaveAccessibleDescription(/Calculating your total/);
  await early.click();
  await expect(page.getByRole("button", { name: "One moment" })).toBeVisible();
  answer();
  await expect(page.getByText(/^Your total is \$/)).toBeVisible();
  await fillCheckout(page, cards.paid, "delivery");
  // With the address the total includes tax and delivery; the button shows it.
  const pay = page.getByRole("button", { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  const shown = (await pay.innerText()).replace("Pay ", "");
  const bought = page.waitForResponse(
    (response) => response.url().endsWith("/api/checkout") && response.request().method() === "POST",
  );
  await pay.click();
  const made: unknown = await (await bought).json();
  expect(made).toMatchObject({ orders: [{ breakdown: { total: expect.any(Number) } }] });
  const dollars = Number(shown.replaceAll(/[$,]/g, ""));
  expect(made).toMatchObject({ orders: [{ breakdown: { total: Math.round(dollars * 100) } }] });
});

test("the next checkout is filled with the phone and address of the last order, which can be changed", async ({
  newcomer,
  url,
}) => {
  const address = { line1: "1 Burnside Street", city: "Portland", state: "OR", zip: "97204" };
  const buyer = await newcomer({ firstName: "Rhea" });
  await requestPurchase(buyer, await findStudioPiece(url), { type: "delivery", address });
  const { page, api } = buyer;
  await api.call(cartEndpoints.add, {
    params: { heirloopId: (await findStudioPiece(url)).heirloopId },
  });
  await page.goto("/checkout");
  await expect(page.getByLabel("Phone")).toHaveValue("(503) 555-0100");
  await expect(page.getByLabel("Street address")).toHaveValue(address.line1);
  await expect(page.getByLabel("City")).toHaveValue(address.city);
  await expect(page.getByLabel("State")).toHaveValue(address.state);
  await expect(page.getByLabel("ZIP code")).toHaveValue(address.zip);
  // An address changed before that asks for a new total when Pay is pressed, and Pay has to be pressed again.
  await answers(page);
  await page.getByLabel("Street address").fill("2 Burnside Street");
  await fillCard(page, cards.paid);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
});
