import { demoPassword } from "@heirloop/demo/account/accounts";
import { dayIn } from "../support/day-in.ts";
import { createListing } from "../support/create-listing.ts";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { cards, fillCard, fillCheckout } from "../support/checkout-form.ts";
import { getSeller } from "../support/completed-purchase.ts";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

test("a guest fills a cart, registers, and buys; the seller approves; both agree on a time", async ({
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();

  await page.goto("/");
  await page
    .getByRole("combobox", { name: /Search/ })
    .or(page.getByRole("searchbox"))
    .first()
    .fill(piece.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/collections\?keyword=/);
  await page.locator(`a[href*="${piece.heirloopId}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: piece.title })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await expect(page.getByRole("link", { name: piece.title }).first()).toBeVisible();
  await page.getByRole("link", { name: "Log in to check out" }).click();

  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Oakley");
  const email = `ada-${Date.now()}@journeys.test`;
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("too short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Use at least 10 characters").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill("a long enough password");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText(piece.title).first()).toBeVisible();
  await expect(page.getByText("Reserved for you for")).toBeVisible();
  await fillCheckout(page, cards.declined);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText(/^The bank declined this card/)).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("+1 503 555 0100");
  await fillCard(page, cards.paid);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();

  const seller = await person({ email: studio });
  await seller.page.goto("/sales");
  await seller.page.getByRole("link", { name: piece.title }).first().click();
  await seller.page.getByRole("button", { name: "Approve the order" }).click();
  const approval = seller.page.getByRole("dialog", { name: "Approve this order?" });
  await expect(approval).toContainText(/card is charged .* now/);
  await approval.getByRole("button", { name: "Approve and charge" }).click();
  await expect(seller.page.getByRole("button", { name: "Approve the order" })).toBeHidden();

  await page.goto("/purchases");
  await page.getByRole("link", { name: piece.title }).first().click();
  await page.getByLabel("Day", { exact: true }).fill(dayIn(5));
  await page.getByRole("button", { name: /Propose/ }).click();
  await expect(page.getByText(/^You proposed/)).toBeVisible();

  await seller.page.reload();
  await seller.page.getByRole("button", { name: /^Agree to .* 8 am to noon/ }).click();
  const agreement = seller.page.getByRole("dialog", { name: "Agree to this time?" });
  await expect(agreement).toContainText("8 am to noon");
  await agreement.getByRole("button", { name: "Agree to this time" }).click();
  await expect(seller.page.getByRole("button", { name: /8 am to noon/ })).toBeHidden();
  await page.reload();
  await expect(page.getByText("Your handoff code").first()).toBeVisible();
  await page.getByRole("button", { name: "I have it" }).click();
  const pickup = page.getByRole("dialog", { name: "Do you have the piece?" });
  // Nothing happens before it is confirmed.
  await pickup.getByRole("button", { name: "Go back" }).click();
  await expect(page.getByText("Pickup agreed").first()).toBeVisible();
  await page.getByRole("button", { name: "I have it" }).click();
  await expect(pickup).toContainText("is paid in 48 hours");
  await pickup.getByRole("button", { name: "Confirm pickup" }).click();
  await expect(page.getByRole("button", { name: "I have it" })).toBeHidden();
  await expect(page.getByText("Completed").first()).toBeVisible();
});

test("a bank that asks for confirmation gets it, and the order is placed", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await page.getByRole("link", { name: "Go to Checkout" }).click();
  await fillCheckout(page, cards.confirmed, "delivery");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/sandbox\/confirm\//);
  await page.getByRole("button", { name: "Yes, it is me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
});

test("the bank is asked about each seller's payment, and both orders are placed after the last", async ({
  newcomer,
  url,
}) => {
  const pickup = { pickup: true, delivery: false };
  const other = await newcomer({ firstName: "Olga" });
  const pieces = [
    await createListing(await getSeller(url), {
      title: "Bank journey bench",
      price: 320_00,
      delivery: pickup,
    }),
    await createListing(other.api, { title: "Bank journey stool", price: 90_00, delivery: pickup }),
  ];
  const { page, api } = await newcomer();
  for (const { heirloopId } of pieces) await api.call(cartEndpoints.add, { params: { heirloopId } });
  await page.goto("/checkout");
  await fillCheckout(page, cards.confirmed);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/sandbox\/confirm\//);
  const first = page.url();
  await page.getByRole("button", { name: "Yes, it is me" }).click();
  await page.waitForURL((address) => address.pathname.includes("/confirm/") && address.href !== first);
  await page.getByRole("button", { name: "Yes, it is me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
  for (const { title } of pieces) await expect(page.getByText(title).first()).toBeVisible();
});

/** Types a promo code, leaves the field and waits for the total with it. */
async function typePromoCode(page: Page, code: string): Promise<void> {
  const quoted = page.waitForResponse((response) => response.url().endsWith(checkoutEndpoints.quote.path));
  await page.getByLabel("Promo code").fill(code);
  await page.getByLabel("Promo code").press("Tab");
  await quoted;
}

test("a piece removed at checkout is not bought; an expired card and an unknown code are rejected", async ({
  newcomer,
  url,
}) => {
  const [kept, left] = [await findStudioPiece(url), await findStudioPiece(url)];
  const { page, api } = await newcomer({ emailConfirmed: true });
  for (const { heirloopId } of [kept, left]) await api.call(cartEndpoints.add, { params: { heirloopId } });
  await page.goto("/checkout");
  await expect(page.getByText("Reserved for you for")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${left.title} from the cart` }).click();
  await expect.poll(async () => (await api.call(cartEndpoints.get)).listings.length).toBe(1);
  await page.reload();
  await expect(page.getByText("Reserved for you for")).toBeVisible();
  await expect(page.getByText(kept.title).first()).toBeVisible();
  await expect(page.getByText(left.title)).toHaveCount(0);

  await fillCheckout(page, cards.paid);
  await page.getByLabel("Expires").fill("01/20");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("This card has expired")).toBeVisible();
  await expect(page.getByLabel("Expires")).toBeFocused();
  await page.getByLabel("Expires").fill("12/30");
  await typePromoCode(page, "UNKNOWN");
  await expect(page.getByLabel("Promo code")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByLabel("Promo code")).toBeFocused();
  // Added meanwhile in another tab.
  await api.call(cartEndpoints.add, { params: { heirloopId: left.heirloopId } });
  await typePromoCode(page, "");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1" })).toBeVisible();
});

test("the result of paying is shown at the button, on a phone too; the new price is the one that is charged", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer();
  await page.setViewportSize({ width: 390, height: 844 });
  await api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
  await page.goto("/checkout");
  await answers(page);
  await fillCheckout(page, cards.declined);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText(/^The bank declined this card/)).toBeInViewport();

  await fillCard(page, cards.paid);
  const studioApi = await getSeller(url);
  const price = cents(piece.price + 20_00);
  await studioApi.call(listingEndpoints.edit, {
    params: { heirloopId: piece.heirloopId },
    body: { price },
  });
  // The page gets the new price, so the button never charges the old one. It is shown at the listing and in the
  // sum; without tax the total is the same amount again.
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect.poll(() => summary.getByText(formatCents(price)).count()).toBeGreaterThanOrEqual(2);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
  await expect(page.getByText(formatCents(price)).first()).toBeVisible();
});

test("a rejected offer shows why and never becomes a purchase at the full price", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer();
  await page.goto(pageUrls.offer(piece.heirloopId, 50));
  await expect(page.getByText("Offer at least $1")).toBeVisible();
  await expect(page.getByText("The total could not be calculated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the piece" }).click();
  await expect(page.getByRole("heading", { level: 1, name: piece.title })).toBeVisible();
  await page.goto(pageUrls.offer(piece.heirloopId, -5));
  await expect(page).toHaveURL(/\/product\//);
});

test("search, filters, listings and login work without JavaScript", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person({ javaScript: false });
  await page.goto("/");
  await page.getByRole("searchbox").first().fill("chair");
  await page.getByRole("searchbox").first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("chair");
  await page.getByRole("link", { name: "Under $250" }).click();
  await expect(page).toHaveURL(/keyword=chair.*maxPrice=25000|maxPrice=25000.*keyword=chair/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-desc");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page).toHaveURL(/maxPrice=25000/);
  await page.getByRole("region", { name: "Results" }).getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: piece.title })).toBeVisible();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("newcomer@demo.test");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/$/);
});
