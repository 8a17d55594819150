import type { Api } from "@heirloop/api-client/http/http-client";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { studio } from "../support/pieces.ts";

const shopper = "shopper@demo.test";

/** One of the shopper's two orders whose agreed time is over: `reported` if the seller has said so. */
async function findMissed(api: Api, reported: boolean) {
  const orders = await api.call(orderEndpoints.purchases, { body: { type: "openPurchases" } });
  const today = new Date().toISOString().slice(0, 10);
  const missed = orders.find(
    ({ schedule: { agreed, noShow } }) =>
      agreed !== null && agreed.date < today && (noShow !== undefined) === reported,
  );
  if (missed === undefined) throw new Error("The demo world has no such order.");
  return missed;
}

test("a buyer reports on a phone that nobody was there, the seller contests it, and the buyer takes it back", async ({
  person,
  url,
}) => {
  const order = await findMissed(await demoApi(url, shopper), false);
  const buyer = (await person({ email: shopper })).page;
  const seller = (await person({ email: studio })).page;
  for (const page of [buyer, seller]) await page.setViewportSize({ width: 390, height: 844 });
  await seller.goto(pageUrls.sales("openSales", order._id));
  await answers(seller);
  await buyer.goto(pageUrls.purchases("openPurchases", order._id));
  await answers(buyer);

  await buyer.getByRole("button", { name: `${order.seller.firstName} didn’t come` }).click();
  await buyer.getByRole("dialog").getByRole("button", { name: "Report the no-show" }).click();
  const own = buyer.getByRole("region", { name: `You reported that ${order.seller.firstName} did not come` });
  await expect(own).toContainText("The order no longer completes automatically");

  const asked = seller.getByRole("region", { name: `${order.buyer.firstName} says that you did not come` });
  await expect(asked).toContainText("Otherwise the order is canceled and the buyer is refunded");
  await asked.getByRole("button", { name: "Contest the report" }).click();
  await expect(asked.getByLabel("What happened instead?")).toHaveAccessibleDescription(/Say what happened/);
  await asked.getByLabel("What happened instead?").fill("I stood at the door until noon.");
  await asked.getByRole("button", { name: "Contest the report" }).click();
  await expect(seller.getByRole("region", { name: "You contested the report" })).toContainText("Heirloop");

  const contested = buyer.getByRole("region", { name: `${order.seller.firstName} contests your report` });
  await contested.getByRole("button", { name: "Withdraw the report" }).click();
  await buyer.getByRole("dialog").getByRole("button", { name: "Withdraw the report" }).click();
  await expect(contested).toHaveCount(0);
  await expect(seller.getByRole("region", { name: "You contested the report" })).toHaveCount(0);
});

test("a buyer contests a no-show, and an admin refunds the order", async ({ person, url }) => {
  const order = await findMissed(await demoApi(url, shopper), true);
  const buyer = (await person({ email: shopper })).page;
  await buyer.goto(pageUrls.purchases("openPurchases", order._id));
  await answers(buyer);
  const asked = buyer.getByRole("region", { name: `${order.seller.firstName} says that you did not come` });
  await asked.getByLabel("What happened instead?").fill("I rang twice, and nobody opened.");
  await asked.getByRole("button", { name: "Contest the report" }).click();
  await expect(buyer.getByRole("region", { name: "You contested the report" })).toContainText(
    "Heirloop looks at what happened and decides",
  );

  const admin = (await person({ email: "admin@demo.test" })).page;
  await admin.goto(pageUrls.admin("orders"));
  await answers(admin);
  const title = order.listings.map(({ listing }) => listing.title).join(", ");
  const row = admin
    .getByRole("table", { name: "Open orders to decide about" })
    .getByRole("row")
    .filter({ hasText: title });
  await expect(row).toContainText("reported a no-show, contested");
  await row.getByRole("button", { name: /^Remove and refund/ }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("textbox").fill("The seller could not show that anyone was there.");
  await dialog.getByRole("button", { name: "Remove and refund" }).click();
  await expect(row).toHaveCount(0);
  await expect(buyer.getByRole("region", { name: "You contested the report" })).toHaveCount(0);
  await expect(buyer.getByText("The seller could not show that anyone was there.").first()).toBeVisible();
});
