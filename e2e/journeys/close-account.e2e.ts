import { readFile } from "node:fs/promises";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { personalDataSchema } from "@heirloop/contract/personal-data/personal-data.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Page } from "@playwright/test";
import { requestDeclined, requestPurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, newcomerPassword as password, test } from "../support/journey.ts";
import { mailsTo } from "../support/mailbox.ts";

const chair = { title: "Ash chair to close", price: 120_00, delivery: { pickup: true, delivery: false } };

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(pageUrls.login());
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a seller with an open sale is refused and sees why", async ({ newcomer }) => {
  const [seller, buyer] = [await newcomer({ firstName: "Sol" }), await newcomer()];
  await requestPurchase(buyer, await createListing(seller.api, chair));
  const { page } = seller;
  await page.goto(pageUrls.settings());
  await page.getByRole("link", { name: "Close account" }).click();
  await expect(page.getByRole("heading", { name: "Finish these first" })).toBeVisible();
  await expect(page.getByLabel("Your password")).toBeHidden();
  await page.getByRole("link", { name: "1 open sale" }).click();
  await expect(page).toHaveURL(pageUrls.sales("openSales"));
});

for (const javaScript of [true, false])
  test(`a seller closes the account, and the buyer's past order still opens, ${javaScript ? "with" : "without"} JavaScript`, async ({
    newcomer,
    person,
    url,
  }) => {
    // A page that is open in another tab is answered like a guest.
    const provokes = /status of (401|404)/;
    const seller = await newcomer({ firstName: "Sol", provokes });
    const buyer = await newcomer({ provokes });
    const piece = await createListing(seller.api, chair);
    await requestDeclined(buyer, piece, seller.api, 1);
    const { slug } = await seller.api.call(authEndpoints.me);
    const other = seller.page;
    await other.goto(pageUrls.favorites());
    const page = javaScript ? await other.context().newPage() : (await person({ javaScript })).page;
    if (!javaScript) {
      await logIn(page, seller.email);
      await expect(page).toHaveURL("/");
    }

    await page.goto(pageUrls.closeAccount());
    if (javaScript) await answers(page);
    const confirm = async () => {
      if (javaScript) {
        await page.getByRole("button", { name: "Close account" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Close account" }).click();
        return;
      }
      await page.locator("summary", { hasText: "Close account" }).click();
      await page.getByRole("button", { name: "Close account" }).click();
    };
    await page.getByLabel("Your password").fill("not the password");
    await confirm();
    await expect(page.getByText("The password is incorrect")).toBeVisible();
    if (javaScript) await expect(page.getByLabel("Your password")).toBeFocused();
    await page.getByLabel("Your password").fill(password);
    await confirm();
    await expect(page).toHaveURL(pageUrls.accountClosed());
    await expect(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();

    await other.goto(pageUrls.favorites());
    await expect(other).toHaveURL(pageUrls.login(pageUrls.favorites()));
    await logIn(page, seller.email);
    await expect(page.getByText("The email or password is incorrect")).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(url, seller.email)).map(({ subject }) => subject))
      .toContain("Your Heirloop account is closed");

    await buyer.page.goto(pageUrls.profile(slug));
    await expect(buyer.page.getByRole("heading", { name: "Seller not found" })).toBeVisible();
    await buyer.page.goto(pageUrls.product(piece));
    await expect(
      buyer.page.getByRole("heading", { name: "This piece is no longer available" }),
    ).toBeVisible();
    const [order] = await buyer.api.call(orderEndpoints.purchases, { body: { type: "closedPurchases" } });
    await buyer.page.goto(pageUrls.purchases("closedPurchases", order?._id));
    await expect(buyer.page.getByText("Former member").first()).toBeVisible();
    await expect(buyer.page.getByText(chair.title).first()).toBeVisible();
  });

for (const javaScript of [true, false])
  test(`a user downloads their data for the password, ${javaScript ? "with" : "without"} JavaScript`, async ({
    newcomer,
    person,
  }) => {
    const owner = await newcomer({ firstName: "Dot" });
    const page = javaScript ? owner.page : (await person({ javaScript })).page;
    if (!javaScript) {
      await logIn(page, owner.email);
      await expect(page).toHaveURL("/");
    }
    await page.goto(pageUrls.settings());
    await page.getByRole("link", { name: "Download your data" }).click();
    // The settings ask for a password, too.
    await expect(page.getByRole("heading", { level: 1, name: "Download your data" })).toBeVisible();
    await page.getByLabel("Your password").fill("not the password");
    await page.getByRole("button", { name: "Download" }).click();
    await expect(page.getByText("The password is incorrect")).toBeVisible();
    await page.getByLabel("Your password").fill(password);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("heirloop-data.json");
    const { account } = personalDataSchema.parse(JSON.parse(await readFile(await download.path(), "utf8")));
    expect(account).toMatchObject({ email: owner.email, firstName: "Dot" });
  });
