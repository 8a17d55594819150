import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cards, fillCard, fillCheckout } from "../support/checkout-form.ts";
import { getSeller } from "../support/completed-purchase.ts";
import { saveCard } from "../support/save-card.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

test("an offer is countered and accepted, and the chat opens", async ({ newcomer, person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer({ firstName: "Bea", provokes: /status of 422/ });
  const offered = Math.floor((piece.price * 0.7) / 100);
  const countered = Math.floor((piece.price * 0.9) / 100);

  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Make an offer" }).first().click();
  await page.getByRole("dialog").getByRole("textbox").fill(String(offered));
  await page.getByRole("dialog").getByRole("button", { name: "Continue to checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Send your offer" })).toBeVisible();
  await fillCheckout(page, cards.paid);
  await page.getByRole("button", { name: /^Send offer/ }).click();
  await expect(page).toHaveURL(/\/order-summary/);

  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("link", { name: "View your open offer" }).click();
  await expect(page).toHaveURL(/\/purchases\?selection=openOffers/);
  // A saved or shared URL: no second offer is started.
  await page.goto(pageUrls.offer(piece.heirloopId, piece.price - 1_00));
  await expect(page).toHaveURL(/\/purchases\?selection=openOffers/);
  await expect(page.getByText("Local business seller").first()).toBeVisible();

  const seller = await person({ email: studio, provokes: /status of 422/ });
  await seller.page.goto("/sales?selection=openOffers");
  await seller.page.getByRole("link", { name: piece.title }).first().click();
  // Errors are shown next to the field by JavaScript.
  await answers(seller.page);
  const price = seller.page.getByLabel("Your price");
  for (const [amount, refused] of [
    [String(piece.price / 100 + 1), "less than your price of"],
    ["99999999", "such as 450"],
  ] as const) {
    await price.fill(amount);
    await seller.page.getByRole("button", { name: "Send counteroffer" }).click();
    await expect(price).toHaveAccessibleDescription(new RegExp(refused));
    await expect(price).toHaveValue(amount);
    await expect(price).toBeFocused();
  }
  await price.fill(String(countered));
  await seller.page.getByRole("button", { name: "Send counteroffer" }).click();
  await expect(seller.page.getByRole("button", { name: "Send counteroffer" })).toBeHidden();

  await page.getByRole("link", { name: "View conversation" }).click();
  await expect(page.getByText("This chat has been closed").first()).toBeVisible();

  await answers(page);
  await page.getByRole("button", { name: "Make a counteroffer" }).click();
  const higher = page.getByRole("textbox", { name: "Your price" });
  const tooMuch = String(Math.ceil(piece.price / 100) + 1);
  await higher.fill(tooMuch);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(higher).toHaveAccessibleDescription(/less than the seller’s counteroffer of/);
  await expect(higher).toHaveValue(tooMuch);
  await expect(higher).toBeFocused();
  await page.getByRole("button", { name: "Never mind" }).click();

  await page.getByRole("button", { name: /^Accept/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(page.getByText("This chat has been closed")).toBeHidden();
  // Each price is shown once, and none is open any more.
  const log = page.getByRole("log");
  await expect(log.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(log.getByText("No longer open", { exact: true })).toBeVisible();
  await expect(log.getByText("Open", { exact: true })).toHaveCount(0);
  await expect(log.getByText(/^(Offer|Counteroffer): /)).toHaveCount(0);

  await page.getByRole("textbox", { name: /message/i }).fill("Wonderful. When may I come?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("Wonderful. When may I come?")).toBeVisible();
  await seller.page.reload();
  await seller.page.getByRole("link", { name: "Message the buyer" }).click();
  await expect(seller.page.getByRole("log").getByText("Wonderful. When may I come?")).toBeVisible();
});

test("accepting an offer that is withdrawn at the same moment shows that it changed", async ({
  newcomer,
  person,
  url,
}) => {
  const { heirloopId, price } = await findStudioPiece(url);
  const { api, email } = await newcomer({ firstName: "Elin" });
  const paymentMethod = await saveCard(api, cards.paid);
  const contact = { firstName: "Elin", lastName: "Journey", email, phone: "+1 503 555 0100" };
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const listings = [{ id: heirloopId, listingPrice: price }];
  const offerAmount = cents(Math.floor(price * 0.8));
  const made = await api.call(
    checkoutEndpoints.submit,
    { body: { listings, type: "pickup", offerAmount, paymentMethod, contact } },
    key(),
  );
  const [order] = "orders" in made ? made.orders : [];
  if (order === undefined) throw new Error("The checkout made no order.");
  const params = { orderId: order._id };

  const { page } = await person({ email: studio });
  await page.goto(`/sales?order=${order._id}`);
  await answers(page);
  await page.route("**/events", async (route) => {
    await api.call(orderEndpoints.send, { params, body: { type: "withdraw" } }, key());
    await route.continue();
  });
  await page.getByRole("button", { name: /^Accept \$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(
    page.getByText("This order has changed meanwhile. It is shown as it stands now."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Accept/ })).toBeHidden();
});

test("an accepted offer whose card is declined holds the piece until the buyer pays with another card", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await createListing(await getSeller(url), {
    title: "Chair with a woven seat",
    price: 420_00,
    delivery: { pickup: true, delivery: false },
  });
  const { page, api, email } = await newcomer({ firstName: "Dora" });
  const paymentMethod = await saveCard(api, cards.insufficientFunds);
  const contact = { firstName: "Dora", lastName: "Journey", email, phone: "+1 503 555 0100" };
  const listings = [{ id: piece.heirloopId, listingPrice: piece.price }];
  const made = await api.call(
    checkoutEndpoints.submit,
    { body: { listings, type: "pickup", offerAmount: cents(400_00), paymentMethod, contact } },
    { idempotencyKey: crypto.randomUUID() },
  );
  const [order] = "orders" in made ? made.orders : [];
  if (order === undefined) throw new Error("The checkout made no order.");

  const seller = await person({ email: studio });
  await seller.page.goto(`/sales?order=${order._id}`);
  await answers(seller.page);
  await seller.page.getByRole("button", { name: /^Accept \$/ }).click();
  await seller.page.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(seller.page.getByText("Card declined", { exact: true }).first()).toBeVisible();

  const rival = await newcomer({ firstName: "Emil" });
  await rival.page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await expect(rival.page.getByText("Reserved by another shopper")).toBeVisible();

  await page.goto(`/purchases?order=${order._id}`);
  await expect(page.getByText(/The piece is held until you pay with another card/)).toBeVisible();
  await answers(page);
  const pay = page.getByRole("button", { name: "Pay with this card" });
  await fillCard(page, cards.declined);
  await pay.click();
  // The history has both attempts: from then on the form is a new one.
  const attempts = page.getByRole("listitem").getByText("Card declined", { exact: true });
  await expect(attempts).toHaveCount(2);
  await expect(pay).not.toHaveAttribute("aria-busy");
  await fillCard(page, cards.paid);
  await pay.click();
  await expect(page.getByText("Finding a time", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
});
