import { pageUrls } from "@heirloop/contract/page/page-urls";
import { requestPurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { sellAndReview } from "../support/reviewed-sale.ts";
import { screenSizes } from "../support/screen-sizes.ts";

for (const { name, viewport } of screenSizes)
  test(`the next seller reads how a buyer has behaved before approving, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const first = await newcomer({ firstName: "Quill", isBusiness: true, emailConfirmed: true });
    const next = await newcomer({ firstName: "Sorrel", isBusiness: true });
    const buyer = await newcomer({ firstName: "Willa", emailConfirmed: true });
    await next.page.setViewportSize(viewport);
    const request = async (title: string) =>
      requestPurchase(
        buyer,
        await createListing(next.api, { title, price: 90_00, delivery: { pickup: true, delivery: false } }),
      );

    const unknown = await request("Chair of a first purchase");
    await next.page.goto(pageUrls.sales("openSales", unknown));
    await expect(next.page.getByText("First purchase here")).toBeVisible();
    await expect(next.page.getByRole("link", { name: "Read what sellers say" })).toHaveCount(0);

    await sellAndReview(url, { seller: first.api, buyer }, 1);
    const known = await request("Chair of a known buyer");
    await next.page.goto(pageUrls.sales("openSales", known));
    await expect(next.page.getByText("1 completed purchase")).toBeVisible();
    await answers(next.page);
    await next.page.getByRole("link", { name: "Read what sellers say" }).click();
    await expect(
      next.page.getByRole("heading", { level: 1, name: "What sellers say about Willa" }),
    ).toBeVisible();
    const review = next.page.getByRole("main").getByRole("listitem");
    await expect(review).toContainText("Prompt.");
    // Neither the seller who wrote it nor the piece is named.
    await expect(review).not.toContainText("Quill");
    await expect(review).not.toContainText("Reviewed chair");
    await next.page.getByRole("link", { name: "Back to the order" }).click();
    await expect(next.page.getByRole("button", { name: "Approve the order" })).toBeVisible();
  });
