import type { Page } from "@playwright/test";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, stopClock, test, withinTimeout } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

/**
 * Opens a page whose clock is stopped, until it is hydrated and knows the review that the user owes: a request that is
 * still out when the clock jumps ahead would time out.
 */
async function openUntilAsked(page: Page, path: string): Promise<void> {
  let answered = false;
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === reviewEndpoints.pending.path) answered = true;
  });
  await page.goto(path);
  const isHydrated = () => page.evaluate(() => !("preHydrationClick" in window));
  await withinTimeout(page, async () => expect(answered && (await isHydrated())).toBe(true));
}

test("a buyer reviews the seller, is asked for a public review, and is not asked again", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Gil", emailConfirmed: true });
  const piece = await findStudioPiece(url);
  await completePurchase(url, buyer, piece);
  const { page } = buyer;
  const request = page.getByRole("dialog");
  await page.goto("/");
  await expect(request).toContainText("How was your purchase from");
  await expect(request).toContainText(piece.title);

  await request.getByRole("button", { name: "Send review" }).click();
  await expect(request).toContainText("Choose 1 to 5 stars");
  await request.getByRole("radio", { name: "5 stars" }).check();
  await request.getByRole("textbox").fill("As it was told.");
  const line = "**/api/other/review";
  await page.route(line, (route) => route.abort("internetdisconnected"));
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText(/^No answer came/).first()).toBeVisible();
  await expect(request.getByRole("textbox")).toHaveValue("As it was told.");
  await page.unroute(line);
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(request.getByRole("link", { name: "Write a public review" })).toBeVisible();
  await request.getByRole("button", { name: "Done" }).click();
  await expect(request).toBeHidden();

  expect(await buyer.api.call(reviewEndpoints.pending)).toBeNull();
});

test("'Not now' hides the review request for days, even when the call fails", async ({ newcomer, url }) => {
  const buyer = await newcomer({ firstName: "Hal", emailConfirmed: true });
  await completePurchase(url, buyer, await findStudioPiece(url));
  const { page } = buyer;
  const request = page.getByRole("dialog");
  await page.goto("/");
  await expect(request).toBeVisible();
  await page.route("**/api/other/review/no-review/**", (route) => route.abort("internetdisconnected"));
  await request.getByRole("button", { name: "Not now" }).click();
  await expect(request).toBeHidden();

  // The request failed: the browser remembers it.
  expect(await buyer.api.call(reviewEndpoints.pending)).not.toBeNull();
  await page.clock.install();
  let requestCount = 0;
  page.on("request", (sent) => (requestCount += sent.url().includes(reviewEndpoints.pending.path) ? 1 : 0));
  await page.reload();
  await answers(page);
  await page.getByRole("banner").locator("input").first().focus();
  await page.keyboard.press("Escape");
  await page.getByRole("main").focus();
  await page.clock.fastForward(60_000);
  await expect(request).toBeHidden();
  expect(requestCount).toBe(0);

  await page.clock.setSystemTime(Date.now() + constants.reviewAskedAgainAfter + 60_000);
  await page.reload();
  await expect(request).toContainText("How was your purchase from");
  await request.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await answers(page);
  await page.clock.fastForward(60_000);
  await expect(request).toBeHidden();
});

test("a review request waits for the drawer opened by the URL and never covers it", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Lena", emailConfirmed: true });
  const piece = await findStudioPiece(url);
  await completePurchase(url, buyer, piece);
  const { page } = buyer;
  await page.goto(`/explore?listing=${piece.heirloopId}`, { referer: `${url}/` });
  const drawer = page.getByRole("dialog", { name: /Messages|Chats/ });
  await expect(drawer.getByRole("log")).toBeVisible();
  const owed = await buyer.api.call(reviewEndpoints.pending);
  expect(owed).not.toBeNull();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  const request = page.getByRole("dialog", { name: /^How was/ });
  await expect(request).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);

  // An overlay opened during the request replaces it; on pages about orders it does not appear.
  await page.goto("/purchases");
  await answers(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^Cart/ }).click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("a review request waits until nothing was clicked or typed for a moment", async ({ newcomer, url }) => {
  const buyer = await newcomer({ firstName: "Mona", emailConfirmed: true });
  await completePurchase(url, buyer, await findStudioPiece(url));
  const { page } = buyer;
  const request = page.getByRole("dialog", { name: /^How was/ });
  await stopClock(page);
  await openUntilAsked(page, "/");
  for (let second = 0; second < 20; second += 1) {
    await page.clock.runFor(constants.overlayQuietMoment / 2);
    await page.keyboard.press("Shift");
    await expect(request).toBeHidden();
  }
  await withinTimeout(page, () => expect(request).toBeVisible({ timeout: 100 }));
});

test("a review request waits while a form is used, and after a button was pressed", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Nils", emailConfirmed: true });
  await completePurchase(url, buyer, await findStudioPiece(url));
  const { page } = buyer;
  const request = page.getByRole("dialog", { name: /^How was/ });
  await stopClock(page);
  await openUntilAsked(page, "/collections");
  const price = page.getByRole("slider").first();
  await withinTimeout(page, () => expect(price).toBeEnabled({ timeout: 100 }));
  await price.focus();
  await page.keyboard.press("ArrowRight");
  const results = page.getByRole("region", { name: "Results" });
  await withinTimeout(page, async () => {
    await expect(page).toHaveURL(/minPrice=/, { timeout: 100 });
    await expect(results).toHaveAttribute("aria-busy", "false", { timeout: 100 });
  });
  await page.clock.runFor(constants.overlayPauseAfterAction + constants.overlayQuietMoment);
  await expect(request).toBeHidden();

  await price.blur();
  await results
    .getByRole("button", { name: /favorites/ })
    .first()
    .press("Enter");
  await page.clock.runFor(constants.overlayPauseAfterAction - 1);
  await expect(request).toBeHidden();
  await withinTimeout(page, () => expect(request).toBeVisible({ timeout: 100 }));
});

test("a notification opens the review that was postponed and says when it was written", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Ida", emailConfirmed: true });
  await completePurchase(url, buyer, await findStudioPiece(url));
  const { page } = buyer;
  const request = page.getByRole("dialog", { name: /^How was/ });
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  const follow = async () => {
    await answers(page);
    await page.getByRole("link", { name: /^Notifications/ }).click();
    await drawer
      .getByRole("link", { name: /review/i })
      .first()
      .click();
    await expect(drawer).toBeHidden();
  };
  await page.goto("/");
  await request.getByRole("button", { name: "Not now" }).click();
  await expect(request).toBeHidden();
  await follow();
  await request.getByRole("radio", { name: "3 stars" }).check();
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Thank you for your review!").first()).toBeVisible();
  await follow();
  await expect(page.getByText("You have already reviewed this order").first()).toBeVisible();
});

test("both sides review a completed order from its page and from a list, after 'Not now'", async ({
  newcomer,
  url,
}) => {
  const seller = await newcomer({ firstName: "Oda", emailConfirmed: true });
  const buyer = await newcomer({ firstName: "Pelle", emailConfirmed: true });
  const piece = await createListing(seller.api, {
    title: "Reviewed later stool",
    price: 80_00,
    delivery: { pickup: true, delivery: false },
  });
  const orderId = await completePurchase(url, buyer, piece, seller.api);
  const request = (page: Page) => page.getByRole("dialog", { name: /^How was/ });
  const form = request(buyer.page);
  await buyer.page.goto("/");
  await form.getByRole("button", { name: "Not now" }).click();
  await expect(form).toBeHidden();

  // The buyer, on the page of the order. It is not loaded again.
  await buyer.page.goto(pageUrls.purchases(undefined, orderId));
  await answers(buyer.page);
  await buyer.page.evaluate(() => document.body.setAttribute("data-same", ""));
  const leave = buyer.page.getByRole("link", { name: "Leave a review of Oda, Reviewed later stool" });
  await leave.press("Enter");
  await form.getByRole("button", { name: "Not now" }).click();
  await expect(form).toBeHidden();
  await expect(leave).toBeFocused();
  await leave.press("Enter");
  await expect(form).toContainText(piece.title);
  await form.getByRole("radio", { name: "5 stars" }).check();
  await form.getByRole("textbox").fill("Sturdy.");
  const line = "**/api/other/review";
  await buyer.page.route(line, (route) => route.abort("internetdisconnected"));
  await form.getByRole("button", { name: "Send review" }).click();
  await expect(buyer.page.getByText(/^No answer came/).first()).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveValue("Sturdy.");
  await buyer.page.unroute(line);
  await form.getByRole("button", { name: "Send review" }).click();
  await buyer.page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(buyer.page.getByText("You gave 5 stars")).toBeVisible();
  await expect(leave).toBeHidden();
  await expect(buyer.page.getByRole("heading", { level: 2, name: piece.title })).toBeFocused();
  await expect(buyer.page.locator("body[data-same]")).toBeAttached();

  // The seller, in the list of sales: what the buyer wrote is not shown yet.
  const { page } = seller;
  await page.goto(pageUrls.purchases("closedSales"));
  await answers(page);
  await expect(page.getByText(/^You gave/)).toBeHidden();
  await page.getByRole("link", { name: "Leave a review of Pelle, Reviewed later stool" }).click();
  await request(page).getByRole("radio", { name: "1 star" }).check();
  await request(page).getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Thank you for your review!").first()).toBeVisible();
  await expect(page.getByText("You gave 1 star", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(pageUrls.purchases("closedSales"));
});

test("a buyer reviews an order without JavaScript", async ({ newcomer, browser, url }) => {
  const buyer = await newcomer({ firstName: "Rune", emailConfirmed: true });
  const orderId = await completePurchase(url, buyer, await findStudioPiece(url));
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    storageState: await buyer.page.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(pageUrls.purchases("closedPurchases"));
  await page.getByRole("link", { name: /^Leave a review/ }).click();
  const field = page.getByRole("textbox", { name: /next buyer/ });
  await field.fill(`${"x".repeat(constants.reviewMaximumLength)}y`);
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Use at most 2,000 characters")).toBeVisible();
  await expect(field).toHaveValue(/xy$/);
  await field.fill("Sturdy.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Choose 1 to 5 stars")).toBeVisible();
  await expect(field).toHaveValue("Sturdy.");
  // The stars of a radio button are its label.
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText(/^Thank you for your review!/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Write a public review" })).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByText("You gave 4 stars")).toBeVisible();
  await page.goto(pageUrls.leaveReview(orderId));
  await expect(page.getByText("You have already reviewed this order.")).toBeVisible();
  await context.close();
});
