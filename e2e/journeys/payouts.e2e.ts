import { readFile } from "node:fs/promises";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { extractText, getDocumentProxy } from "unpdf";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { screenSizes } from "../support/screen-sizes.ts";

const price = 400_00;

/** Clicks a link to a file and returns what was downloaded. */
async function download(page: Page, link: Locator): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await link.click();
  return readFile(await (await downloading).path());
}

/** The names and amounts of a list of sums. */
const readSums = (list: Locator): Promise<string[]> =>
  list
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row.querySelector("dt")?.textContent, row.querySelector("dd")?.textContent].join(" "),
      ),
    );

for (const { name, viewport } of screenSizes)
  test(`a private seller follows a sale from the price to the statement, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Odalys" });
    const buyer = await newcomer({ firstName: "Percival" });
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);

    // Before the first sale there is nothing to see.
    await seller.page.goto(pageUrls.payouts());
    await expect(seller.page.getByRole("heading", { name: "No payouts yet" })).toBeVisible();

    // What the seller receives is shown while the price is typed.
    await seller.page.goto(pageUrls.newListing());
    await answers(seller.page);
    await seller.page.getByRole("textbox", { name: "Price" }).fill("400");
    await expect(seller.page.getByText("Our fee (15%)")).toBeVisible();
    await expect(seller.page.getByText("$340", { exact: true })).toBeVisible();

    const title = `Oak bench ${viewport.width}`;
    const piece = await createListing(seller.api, {
      title,
      price,
      delivery: { pickup: true, delivery: false },
    });
    const order = await completePurchase(url, buyer, piece, seller.api);

    // The buyer sees every line, on the order and in the mail.
    await buyer.page.goto(pageUrls.purchases("closedPurchases", order));
    const aside = buyer.page.getByRole("complementary", { name: "Order" });
    await expect(aside.getByText("Total")).toBeVisible();
    expect((await readSums(aside)).slice(0, 2)).toEqual(["Pieces $400", "Pickup Free"]);
    await expect(aside.getByText("You receive")).toHaveCount(0);
    await readMail(url, buyer.email, new RegExp(`${title}: \\$400`));

    // The seller sees the same sale with the fee.
    await seller.page.goto(pageUrls.sales("closedSales", order));
    const received = seller.page.getByRole("region", { name: "What you receive" });
    await expect(received).toBeVisible();
    expect(await readSums(received)).toEqual(["Price $400", "Our fee (15%) −$60", "You receive $340"]);

    // The payout is pending, and says what the seller has to do.
    await seller.page.goto(pageUrls.payouts());
    await expect(seller.page.getByRole("button", { name: "Connect payouts" })).toBeVisible();
    const payouts = seller.page.getByRole("table", { name: "Payouts" });
    await expect(payouts.getByText("Pending")).toBeVisible();
    await expect(payouts.getByText("$340")).toBeVisible();
    await expect(payouts.getByRole("link", { name: title })).toHaveAttribute("href", pageUrls.order(order));

    // The statement contains the sale, as CSV and as PDF.
    const statements = seller.page.getByRole("table", { name: "Statements" });
    await expect(statements.getByText("Not finished")).toBeVisible();
    const csv = await download(seller.page, statements.getByRole("link", { name: /as CSV$/ }));
    const rows: string[][] = parse(csv);
    expect(rows.slice(1).map((row) => [row[1], row[3], row[4], row[6], row[11]])).toEqual([
      ["Opening balance", "", "", "", "0.00"],
      ["Sale", title, "400.00", "-60.00", "340.00"],
      ["Balance so far, the month is not finished", "", "", "", "340.00"],
    ]);
    const pdf = await download(seller.page, statements.getByRole("link", { name: /as PDF$/ }));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    for (const words of ["Heirloop statement", "For Odalys.", title, order, "$400", "-$60", "$340"])
      expect(text).toContain(words);

    // The buyer has none: nobody sees another one's statement.
    const month = rows[1]?.[0]?.slice(0, 7) ?? "";
    const foreign = await buyer.page.request.get(new URL(pageUrls.statement(month, "csv"), url).href);
    expect(foreign.status()).toBe(404);
  });
