import { pageUrls } from "@heirloop/contract/page/page-urls";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMoney } from "../support/order-money.ts";
import { readMail } from "../support/mailbox.ts";

const price = 400_00;

test("an admin refunds a part of an order and then the rest, and buyer and seller see what is left", async ({
  newcomer,
  person,
  url,
}) => {
  const seller = await newcomer({ firstName: "Leander", isBusiness: true });
  const buyer = await newcomer({ firstName: "Marigold" });
  const title = "Refund journey chair";
  const piece = await createListing(seller.api, {
    title,
    price,
    delivery: { pickup: true, delivery: false },
  });
  const order = await completePurchase(url, buyer, piece, seller.api);
  const readAsBuyer = () => readMoney(buyer.page, pageUrls.purchases("closedPurchases", order));
  const readAsSeller = () => readMoney(seller.page, pageUrls.sales("closedSales", order));
  const readPayout = async () => {
    await seller.page.goto(pageUrls.sellerDashboard("payouts"));
    const row = seller.page.getByRole("table", { name: "Payouts" }).getByRole("row", { name: title });
    return row.getByRole("cell").allInnerTexts();
  };
  const before = ["Reserved on your card $400", "Charged $400"];
  expect(await readAsBuyer()).toEqual(before);
  expect(await readPayout()).toEqual(expect.arrayContaining(["Pending", "$340"]));

  const { page } = await person({ email: "admin@demo.test" });
  await page.goto(pageUrls.admin("orders"));
  await page.getByLabel("Order number or email").fill(buyer.email);
  await page.getByRole("button", { name: "Find" }).click();
  const rows = page.getByRole("table", { name: "Paid orders" }).getByRole("row");
  const row = rows.filter({ hasText: order });
  // The head and the only order of this buyer: the demo's other paid orders are gone from the list.
  await expect(rows).toHaveCount(2);
  await expect(row).toContainText("$400of $400");
  await answers(page);
  await row.getByRole("button", { name: `Refund: ${title}` }).click();
  const dialog = page.getByRole("dialog");
  const [amount, reason] = [dialog.getByLabel("Amount"), dialog.getByLabel("Reason")];
  await amount.fill("400.01");
  await reason.fill("A leg was loose");
  await dialog.getByRole("button", { name: "Refund $400.01" }).click();
  await expect(amount).toHaveAccessibleDescription(/Refund an amount from \$1 to \$400/);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("400.01");
  await expect(reason).toHaveValue("A leg was loose");
  await amount.fill("100");
  await dialog.getByRole("button", { name: "Refund $100" }).click();
  await expect(page.getByText("$100 is refunded. $300 is left of the payment.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("$300of $400");

  expect(await readAsBuyer()).toEqual([...before, "Refunded +$100"]);
  expect(await readAsSeller()).toEqual(["Earned +$340", "Refunded to the buyer −$85"]);
  expect(await readPayout()).toEqual(expect.arrayContaining(["Pending", "$255"]));

  await row.getByRole("button", { name: `Refund: ${title}` }).click();
  await dialog.getByRole("radio", { name: /All that is left/ }).check();
  await reason.fill("The chair went back");
  await dialog.getByRole("button", { name: "Refund $300" }).click();
  await expect(page.getByText("$300 is refunded. $0 is left of the payment.")).toBeVisible();
  await expect(row).toContainText("Refunded");
  await expect(row.getByRole("button", { name: `Refund: ${title}` })).toHaveCount(0);

  expect(await readAsBuyer()).toEqual([...before, "Refunded +$100", "Refunded +$300"]);
  expect(await readAsSeller()).toEqual([
    "Earned +$340",
    "Refunded to the buyer −$85",
    "Refunded to the buyer −$255",
  ]);
  await buyer.page.goto(pageUrls.purchases("closedPurchases", order));
  await seller.page.goto(pageUrls.sales("closedSales", order));
  for (const side of [buyer, seller]) {
    const refunds = side.page.getByRole("listitem").filter({ hasText: /^Refunded/ });
    await expect(refunds).toContainText(["“A leg was loose”", "“The chair went back”"]);
  }
  // The admin reads the order as neither side of it.
  await page.goto(`/?order=${order}`);
  await expect(page.getByRole("heading", { level: 1, name: "Order" })).toBeVisible();
  await expect(page.getByText(/^Approved by (?!you)/)).toBeVisible();
  await expect(page.getByText("by you")).toHaveCount(0);
  expect(await readPayout()).toEqual(expect.arrayContaining(["Returned to the buyer", "$0"]));
  for (const { email } of [buyer, seller]) {
    await readMail(url, email, /A leg was loose/);
    await readMail(url, email, /The chair went back/);
  }
});
