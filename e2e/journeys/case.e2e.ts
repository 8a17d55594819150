import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { square } from "../support/square-picture.ts";
import { screenSizes } from "../support/screen-sizes.ts";

const price = 400_00;
const crack = { ...square, name: "crack.png" };

/** Unfolds an action of the case, unless it is open. */
async function unfold(page: Page, title: string): Promise<void> {
  const section = page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
}

/** The lines of an order's money as its page shows them. */
async function readMoney(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const lines = page.getByRole("heading", { name: "Money" }).locator("..").getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  return lines.evaluateAll((items) =>
    items.map(
      (item) =>
        `${item.querySelector("p,span")?.textContent ?? ""} ${item.lastElementChild?.textContent ?? ""}`,
    ),
  );
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

for (const { name, viewport } of screenSizes)
  test(`a reported problem ends with a refund after the return, on ${name}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Leander", isBusiness: true });
    const buyer = await newcomer({ firstName: "Marigold" });
    const admin = await person({ email: "admin@demo.test" });
    for (const { page } of [seller, buyer, admin]) await page.setViewportSize(viewport);
    const title = `Cracked chair ${viewport.width}`;
    const piece = await createListing(seller.api, {
      title,
      price,
      delivery: { pickup: true, delivery: false },
    });
    await completePurchase(url, buyer, piece, seller.api);
    const [order] = await buyer.api.call(orderEndpoints.purchases, { body: { type: "closedPurchases" } });
    if (order === undefined) throw new Error("There is no order.");
    const casePage = pageUrls.orderCase(order._id);

    // The buyer reports it: the first attempt lacks a picture and an amount, and keeps what was typed.
    await buyer.page.goto(pageUrls.purchases("closedPurchases", order._id));
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

    // The seller is told, and proposes a part of the price.
    await readMail(url, seller.email, /The back is cracked/);
    await seller.page.goto(pageUrls.sales("closedSales", order._id));
    await expect(seller.page.getByText("On hold: the buyer reported a problem")).toBeVisible();
    await seller.page.getByRole("link", { name: "See the case" }).click();
    await expect(seller.page.getByText("The back is cracked.")).toBeVisible();
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
    await answers(admin.page);
    await admin.page.getByRole("radio", { name: "A return with a full refund" }).check();
    await admin.page.getByLabel("Reason").fill("The crack is not in the listing.");
    await admin.page.getByRole("button", { name: "Decide" }).click();
    await expect(admin.page.getByText("Return being arranged", { exact: true })).toBeVisible();

    // Both sides agree on a time, and the seller has the piece back.
    await seller.page.goto(casePage);
    await answers(seller.page);
    await unfold(seller.page, "Propose a time for the return");
    await seller.page.getByLabel("Day", { exact: true }).fill(inTenDays());
    await seller.page.getByRole("button", { name: "Propose this time" }).click();
    await expect(seller.page.getByText(/Proposed a time.*by you/)).toBeVisible();
    await buyer.page.goto(casePage);
    await answers(buyer.page);
    await buyer.page.getByRole("radio", { name: /8 am to noon/ }).check();
    await buyer.page.getByRole("button", { name: "Agree to this time" }).click();
    await expect(buyer.page.getByText("On its way back", { exact: true })).toBeVisible();
    await seller.page.goto(casePage);
    await answers(seller.page);
    await seller.page.getByRole("button", { name: "Confirm the return" }).click();
    await expect(seller.page.getByText("Settled", { exact: true })).toBeVisible();

    // The money is back, and nobody is paid.
    expect(await readMoney(buyer.page, pageUrls.purchases("closedPurchases", order._id))).toEqual([
      "Reserved on your card $400",
      "Charged −$400",
      "Refunded +$400",
    ]);
    expect(await readMoney(seller.page, pageUrls.sales("closedSales", order._id))).toEqual([
      "Earned +$340",
      "Refunded to the buyer −$340",
    ]);
    await readMail(url, buyer.email, /The piece was returned/);
  });

test("without JavaScript a problem is reported with its picture, and answered", async ({
  newcomer,
  person,
  url,
}) => {
  const seller = await newcomer({ firstName: "Leander", isBusiness: true });
  const buyer = await newcomer({ firstName: "Marigold" });
  const piece = await createListing(seller.api, {
    title: "Scratched chair",
    price,
    delivery: { pickup: true, delivery: false },
  });
  await completePurchase(url, buyer, piece, seller.api);
  const [order] = await buyer.api.call(orderEndpoints.purchases, { body: { type: "closedPurchases" } });
  if (order === undefined) throw new Error("There is no order.");
  const plain = await person({ javaScript: false });
  await plain.page.context().addCookies(await buyer.page.context().cookies());
  await plain.page.goto(pageUrls.orderCase(order._id));
  await plain.page.getByRole("radio", { name: "It is damaged" }).check();
  await plain.page.getByLabel("Describe it").fill("The seat is scratched.");
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
