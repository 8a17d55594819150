import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page, ViewportSize } from "@playwright/test";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { dayIn } from "../support/day-in.ts";
import { answers, expect, type Newcomer, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { readMoney } from "../support/order-money.ts";
import { square } from "../support/square-picture.ts";
import { screenSizes } from "../support/screen-sizes.ts";

const price = 400_00;
const crack = { ...square, name: "crack.png" };

/** Unfolds an action of the case, unless it is open. */
async function unfold(page: Page, title: string): Promise<void> {
  const section = page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
}

/** Adds something to the case that everybody in it reads. */
async function addInformation(page: Page, message: string, picture?: typeof crack): Promise<void> {
  await unfold(page, "Add information");
  await page.getByLabel("What should be known").fill(message);
  if (picture !== undefined) {
    await page.getByLabel("Add pictures").setInputFiles(picture);
    await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: message })).toBeVisible();
}

/** A seller and a buyer who has picked up a piece of theirs, in windows of this size. */
async function meetAfterPurchase(newcomer: Newcomer, url: string, title: string, viewport: ViewportSize) {
  const seller = await newcomer({ firstName: "Leander", isBusiness: true });
  const buyer = await newcomer({ firstName: "Marigold" });
  for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);
  const piece = await createListing(seller.api, {
    title,
    price,
    delivery: { pickup: true, delivery: false },
  });
  const order = await completePurchase(url, buyer, piece, seller.api);
  return { seller, buyer, order };
}

/** Fills in the form that the opened order links to, with a picture; what is wanted is still to be chosen. */
async function describeDamage(page: Page, order: OrderId, description: string): Promise<void> {
  await page.goto(pageUrls.purchases("closedPurchases", order));
  await page.getByRole("link", { name: "Report a problem" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report a problem" })).toBeVisible();
  await answers(page);
  await page.getByRole("radio", { name: "It is damaged" }).check();
  await page.getByLabel("Describe it").fill(description);
  await page.getByLabel("Add pictures").setInputFiles(crack);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
}

for (const { name, viewport } of screenSizes)
  test(`a reported problem ends with a refund after the return, on ${name}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const title = `Cracked chair ${viewport.width}`;
    const { seller, buyer, order } = await meetAfterPurchase(newcomer, url, title, viewport);
    const admin = await person({ email: "admin@demo.test" });
    await admin.page.setViewportSize(viewport);
    const casePage = pageUrls.orderCase(order);

    // The buyer reports it: the first attempt lacks a picture and an amount, and keeps what was typed.
    await buyer.page.goto(pageUrls.purchases("closedPurchases", order));
    await buyer.page.getByRole("link", { name: "Report a problem" }).click();
    await expect(buyer.page.getByRole("heading", { level: 1, name: "Report a problem" })).toBeVisible();
    await answers(buyer.page);
    await buyer.page.getByRole("radio", { name: "It is damaged" }).check();
    await buyer.page.getByLabel("Describe it").fill("The back is cracked.");
    await buyer.page.getByRole("radio", { name: "Return it for a full refund" }).check();
    await buyer.page.getByRole("button", { name: "Report the problem" }).click();
    await expect(buyer.page.getByText("Add at least one picture that shows the problem")).toBeVisible();
    await expect(buyer.page.getByLabel("Describe it")).toHaveValue("The back is cracked.");
    await buyer.page.getByLabel("Add pictures").setInputFiles(crack);
    await expect(buyer.page.getByText("Uploaded", { exact: true })).toBeVisible();
    await buyer.page.getByRole("button", { name: "Report the problem" }).click();
    await expect(buyer.page.getByText("Waiting for the seller", { exact: true })).toBeVisible();
    await expect(buyer.page.getByRole("link", { name: /Picture 1 of 1/ })).toBeVisible();

    // The seller is notified, and proposes a part of the price.
    await readMail(url, seller.email, /The back is cracked/);
    await seller.page.goto(pageUrls.sales("closedSales", order));
    await expect(seller.page.getByText("On hold: the buyer reported a problem")).toBeVisible();
    await seller.page.getByRole("link", { name: "See the case" }).click();
    await expect(seller.page.getByText("The back is cracked.")).toBeVisible();
    // The picture opens for those who see the case, and not by its address alone.
    const picture = await seller.page.getByRole("link", { name: /Picture 1 of 1/ }).getAttribute("href");
    const [address = "", signature = ""] = (picture ?? "").split("?");
    expect((await seller.page.request.get(`${address}?${signature}`)).status()).toBe(200);
    expect((await seller.page.request.get(address)).status()).toBe(404);
    await answers(seller.page);
    await unfold(seller.page, "Propose something else");
    await seller.page.getByRole("radio", { name: "A refund, and the buyer keeps the piece" }).check();
    const amount = seller.page.getByLabel("Amount of the refund");
    await amount.fill("400.01");
    await seller.page.getByLabel("Why").first().fill("It can be glued.");
    await seller.page.getByRole("button", { name: "Send the proposal" }).click();
    await expect(amount).toHaveAccessibleDescription(/Refund an amount from \$1 to \$400/);
    await expect(amount).toHaveValue("400.01");
    await amount.fill("60");
    await seller.page.getByRole("button", { name: "Send the proposal" }).click();
    await expect(seller.page.getByText("Waiting for the buyer", { exact: true })).toBeVisible();

    // The buyer does not agree, and asks Heirloop.
    await buyer.page.goto(casePage);
    await expect(buyer.page.getByText("Accept a refund of $60")).toBeVisible();
    await answers(buyer.page);
    await unfold(buyer.page, "Ask Heirloop to decide");
    await buyer.page.getByLabel("What we should look at").fill("Glue does not hold a back.");
    await buyer.page.getByRole("button", { name: "Ask Heirloop" }).click();
    await expect(buyer.page.getByText("Heirloop is deciding", { exact: true })).toBeVisible();

    // The admin decides on a return.
    await readMail(url, "admin@demo.test", /Glue does not hold a back/);
    await admin.page.goto(pageUrls.admin("cases"));
    await admin.page.getByRole("link", { name: title }).click();
    await expect(admin.page.getByText("Glue does not hold a back.")).toBeVisible();
    await expect(admin.page.getByText(order, { exact: true })).toBeVisible();
    await expect(admin.page.getByRole("link", { name: buyer.email })).toBeVisible();
    await answers(admin.page);
    await admin.page.getByRole("radio", { name: "A return with a full refund" }).check();
    await admin.page.getByLabel("Reason").fill("The crack is not in the listing.");
    await admin.page.getByRole("button", { name: "Decide" }).click();
    await expect(admin.page.getByText("Return being arranged", { exact: true })).toBeVisible();

    // Both sides see that, agree on a time, and the seller has the piece back.
    await unfold(seller.page, "Propose a time for the return");
    await seller.page.getByLabel("Day", { exact: true }).fill(dayIn(10));
    await seller.page.getByRole("button", { name: "Propose this time" }).click();
    await expect(seller.page.getByText(/Proposed a time.*by you/)).toBeVisible();
    await buyer.page.getByRole("radio", { name: /8 am to noon/ }).check();
    await buyer.page.getByRole("button", { name: "Agree to this time" }).click();
    await expect(buyer.page.getByText("On its way back", { exact: true })).toBeVisible();
    await seller.page.getByRole("button", { name: "Confirm the return" }).click();
    await expect(seller.page.getByText("Settled", { exact: true })).toBeVisible();

    // The money is back, and nobody is paid.
    expect(await readMoney(buyer.page, pageUrls.purchases("closedPurchases", order))).toEqual([
      "Reserved on your card $400",
      "Charged $400",
      "Refunded +$400",
    ]);
    expect(await readMoney(seller.page, pageUrls.sales("closedSales", order))).toEqual([
      "Earned +$340",
      "Refunded to the buyer −$340",
    ]);
    await readMail(url, buyer.email, /The piece was returned/);
  });

for (const { name, viewport } of screenSizes) {
  test(`a seller accepts the refund that a buyer asks for, who keeps the piece, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const title = `Dented chair ${viewport.width}`;
    const { seller, buyer, order } = await meetAfterPurchase(newcomer, url, title, viewport);
    await describeDamage(buyer.page, order, "A leg is dented.");
    await buyer.page.getByRole("radio", { name: "Keep it and get part of the money back" }).check();
    const amount = buyer.page.getByLabel("Amount of the refund");
    await amount.fill("500");
    await buyer.page.getByRole("button", { name: "Report the problem" }).click();
    await expect(amount).toHaveAccessibleDescription(/\$400/);
    await expect(amount).toHaveValue("500");
    await amount.fill("80");
    await buyer.page.getByRole("button", { name: "Report the problem" }).click();
    await expect(buyer.page.getByText("Waiting for the seller", { exact: true })).toBeVisible();

    await readMail(url, seller.email, /A leg is dented/);
    await seller.page.goto(pageUrls.orderCase(order));
    await answers(seller.page);
    const accept = seller.page.locator("details").filter({ hasText: "Accept a refund of $80" });
    await expect(accept).toContainText("payout and our fee are reduced in proportion");
    await accept.getByRole("button", { name: "Accept" }).click();
    await expect(seller.page.getByText("Settled", { exact: true })).toBeVisible();

    await expect(buyer.page.getByText("$80 went back to the buyer.")).toBeVisible();
    await readMail(url, buyer.email, /\$80/);
    expect(await readMoney(buyer.page, pageUrls.purchases("closedPurchases", order))).toEqual([
      "Reserved on your card $400",
      "Charged $400",
      "Refunded +$80",
    ]);
    expect(await readMoney(seller.page, pageUrls.sales("closedSales", order))).toEqual([
      "Earned +$340",
      "Refunded to the buyer −$68",
    ]);
  });

  test(`both sides add information, and the buyer accepts a repair and confirms it, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const title = `Wobbly chair ${viewport.width}`;
    const { seller, buyer, order } = await meetAfterPurchase(newcomer, url, title, viewport);
    await describeDamage(buyer.page, order, "A joint has come loose.");
    await buyer.page.getByRole("radio", { name: "Return it for a full refund" }).check();
    await buyer.page.getByRole("button", { name: "Report the problem" }).click();
    await expect(buyer.page.getByText("Waiting for the seller", { exact: true })).toBeVisible();

    await seller.page.goto(pageUrls.orderCase(order));
    await answers(seller.page);
    await addInformation(buyer.page, "It wobbles on any floor.", { ...crack, name: "wobble.png" });
    const added = seller.page.getByRole("listitem").filter({ hasText: "It wobbles on any floor." });
    await expect(added.getByRole("link", { name: /Picture 1 of 1/ })).toBeVisible();
    await addInformation(seller.page, "It stood firm when it left.");
    await expect(buyer.page.getByText("It stood firm when it left.")).toBeVisible();
    await unfold(seller.page, "Propose something else");
    await seller.page.getByRole("radio", { name: "A repair at your cost" }).check();
    await expect(seller.page.getByLabel("Amount of the refund")).toBeHidden();
    await seller.page.getByLabel("Why").first().fill("My joiner glues it on Friday.");
    await seller.page.getByRole("button", { name: "Send the proposal" }).click();
    await expect(seller.page.getByText("Waiting for the buyer", { exact: true })).toBeVisible();

    await readMail(url, buyer.email, /My joiner glues it on Friday/);
    await buyer.page.goto(pageUrls.orderCase(order));
    await answers(buyer.page);
    const accept = buyer.page.locator("details").filter({ hasText: "Accept a repair" });
    await accept.getByRole("button", { name: "Accept" }).click();
    await expect(buyer.page.getByText("Being repaired", { exact: true })).toBeVisible();
    await expect(seller.page.getByText(/^Have the piece repaired within/)).toBeVisible();

    await buyer.page.getByRole("button", { name: "Confirm the repair" }).click();
    await expect(buyer.page.getByText("Settled", { exact: true })).toBeVisible();
    for (const { page } of [buyer, seller])
      await expect(page.getByText("The piece was repaired.")).toBeVisible();
    await readMail(url, seller.email, /The buyer has confirmed the repair/);
    await seller.page.goto(pageUrls.sales("closedSales", order));
    await expect(seller.page.getByText("On hold: the buyer reported a problem")).toHaveCount(0);
  });
}

test("without JavaScript a problem is reported with its picture, and answered", async ({
  newcomer,
  person,
  url,
}) => {
  const { buyer, order } = await meetAfterPurchase(newcomer, url, "Scratched chair", {
    width: 1280,
    height: 900,
  });
  const plain = await person({ javaScript: false });
  await plain.page.context().addCookies(await buyer.page.context().cookies());
  await plain.page.goto(pageUrls.orderCase(order));
  await plain.page.getByRole("radio", { name: "It is damaged" }).check();
  await plain.page.getByLabel("Describe it").fill("The seat is scratched.");
  // The amount is asked for only while a refund is chosen.
  await plain.page.getByRole("radio", { name: "Return it for a full refund" }).check();
  await plain.page.getByRole("button", { name: "Report the problem" }).click();
  await expect(plain.page.getByText("Add at least one picture that shows the problem")).toBeVisible();
  await expect(plain.page.getByLabel("Amount of the refund")).toBeHidden();
  await plain.page.getByRole("radio", { name: /get part of the money back/ }).check();
  await plain.page.getByLabel("Amount of the refund").fill("five");
  await plain.page.getByLabel("Add pictures").setInputFiles(crack);
  await plain.page.getByRole("button", { name: "Report the problem" }).click();
  await expect(plain.page.getByLabel("Amount of the refund")).toHaveValue("five");
  await expect(plain.page.getByLabel("Describe it")).toHaveValue("The seat is scratched.");
  await plain.page.getByLabel("Amount of the refund").fill("50");
  await plain.page.getByRole("button", { name: "Report the problem" }).click();
  await expect(plain.page.getByText("Waiting for the seller", { exact: true })).toBeVisible();
  await expect(plain.page.getByRole("link", { name: /Picture 1 of 1/ })).toBeVisible();
  await plain.page.locator("summary", { hasText: "Withdraw the report" }).click();
  await plain.page.getByRole("button", { name: "Withdraw" }).click();
  await expect(plain.page.getByText("Withdrawn", { exact: true })).toBeVisible();
});
