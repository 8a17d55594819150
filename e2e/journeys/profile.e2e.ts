import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { expect, test } from "../stage/journey.ts";
import { sellAndReview } from "../stage/reviewed-sale.ts";

test("what buyers say is read page by page; a page that there is not leads to the last there is", async ({
  newcomer,
  url,
}) => {
  test.slow();
  const seller = await newcomer({ firstName: "Quentin", isBusiness: true });
  const buyer = await newcomer({ firstName: "Wilma" });
  // One more than stands on a page.
  await sellAndReview(url, { seller: seller.api, buyer }, 11);
  const { slug } = await seller.api.call(authEndpoints.me);
  const { page } = buyer;
  const reviews = page.locator("#reviews");
  const current = reviews.locator("[aria-current='page']");
  const quotes = reviews.getByRole("figure");

  await page.goto(pageUrls.profile(slug));
  await expect(current).toHaveText("1");
  await expect(quotes).toHaveCount(10);
  await expect(quotes.first()).toContainText("Words 11");
  await expect(reviews.getByRole("link", { name: "Previous page" })).toHaveCount(0);
  await reviews.getByRole("link", { name: "Next page" }).click();
  await expect(current).toHaveText("2");
  await expect(page).toHaveURL(`${pageUrls.profile(slug, 2)}#reviews`);
  await expect(quotes).toHaveCount(1);
  await expect(quotes).toContainText("Words 1");
  await expect(quotes).toBeInViewport();
  await expect(reviews.getByRole("link", { name: "Next page" })).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(pageUrls.profile(slug));
  await expect(quotes).toHaveCount(10);
  await page.goForward();
  await expect(quotes).toHaveCount(1);
  await page.reload();
  await expect(current).toHaveText("2");
  await reviews.getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(`${pageUrls.profile(slug)}#reviews`);
  await expect(quotes).toHaveCount(10);

  await page.goto(pageUrls.profile(slug, 99));
  await expect(page).toHaveURL(pageUrls.profile(slug, 2));
  await expect(current).toHaveText("2");
  await expect(quotes).toHaveCount(1);
  // What is no number is the first.
  await page.goto(`${pageUrls.profile(slug)}?reviews=last`);
  await expect(current).toHaveText("1");
});
