import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { logInDemo } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { Server } from "../support/server.ts";

/** The demo's payout of a shop without an account can be sent only once, so that this journey has a server of its own. */
let server: Server;
test.beforeEach(async () => {
  server = await Server.create();
});
test.afterEach(() => server.remove());

async function logIn({ page }: { page: Page }, email: string): Promise<Page> {
  const { token } = await logInDemo(server.url, email);
  await page.context().addCookies([{ name: "token", value: token, url: server.url }]);
  return page;
}
const at = (path: string): string => new URL(path, server.url).href;

test("an admin sends a refused payout again, and the seller sees it on its way", async ({ person }) => {
  const shop = await logIn(await person(), "shop@demo.test");
  await shop.addInitScript(() => window.localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
  await shop.goto(at(pageUrls.sellerDashboard("payouts")));
  const payouts = shop.getByRole("table", { name: "Payouts" }).getByRole("row");
  const [amount = ""] = /\$[\d,.]+/.exec(await payouts.filter({ hasText: "On hold" }).innerText()) ?? [];
  const row = payouts.filter({ hasText: amount });
  const opened = shop.waitForEvent("popup");
  await shop.getByRole("button", { name: "Connect payouts" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Open it, and refuse the first payout" }).click();
  await expect(provider.getByText("Your payout account is open")).toBeVisible();

  const page = await logIn(await person(), "admin@demo.test");
  const payment = page
    .getByRole("table", { name: "Stuck payments" })
    .getByRole("row")
    .filter({ hasText: amount });
  await expect(async () => {
    await page.goto(at(pageUrls.admin("payments")));
    await expect(payment).toContainText("The payment provider refused it", { timeout: 1_000 });
  }).toPass();
  await expect(payment).toContainText("Tried once");
  await shop.reload();
  await expect(row).toContainText("Came back");

  await answers(page);
  await payment.getByRole("button", { name: `Send again: Payout, ${amount}` }).click();
  await expect(page.getByText("The money was sent.")).toBeVisible();
  await expect(payment).toHaveCount(0);
  await shop.reload();
  await expect(row).toContainText("On its way");

  await page.getByRole("link", { name: "Audit" }).click();
  await expect(page.getByText("Sent a payout again")).toBeVisible();
  await expect(page.getByText(`${amount} of order`).filter({ hasText: /, sent$/ })).toBeVisible();
});
