import { requestPurchase } from "../support/completed-purchase.ts";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

const orderNotFound = /We could not find this order/;
const chatNotFound = /We could not find this conversation/;
/** The browser logs responses with errors. */
const provokes = /status of (403|404)/;

test("an unknown order in the URL shows an error and what to do", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Saul", provokes });
  for (const path of [
    "/purchases?order=bogus",
    "/order-summary?order=bogus",
    "/purchases?order=no-such-order-1",
  ]) {
    await page.goto(path);
    await expect(page.getByText(orderNotFound).first()).toBeVisible();
    await expect(page).toHaveURL("/purchases");
  }
  await page.goto("/?order=bogus");
  await expect(page.getByText(orderNotFound).first()).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("another user's order shows Permission denied on every page that takes one", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Tilda" });
  const order = await requestPurchase(buyer, await findStudioPiece(url));
  const { page } = await newcomer({ firstName: "Umar", provokes });
  for (const path of ["/purchases", "/order-summary", "/"]) {
    await page.goto(`${path}?order=${order}`);
    await expect(page.getByText("Permission denied").first()).toBeVisible();
    await expect(page).not.toHaveURL(/order=/);
  }
});

test("an unknown conversation or listing in the URL shows an error", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Vito", provokes });
  for (const path of ["/?chat=nope", "/orders?chat=nope", "/?chat=no-such-chat-1"]) {
    await page.goto(path);
    await expect(page.getByText(chatNotFound).first()).toBeVisible();
    await expect(page).not.toHaveURL(/chat=/);
  }
  for (const path of ["/?listing=nope", "/?listing=no-such-piece-1"]) {
    await page.goto(path);
    await expect(page.getByText(/We could not find this piece/).first()).toBeVisible();
    await expect(page).not.toHaveURL(/listing=/);
  }
});
