import { pageUrls } from "@heirloop/contract/page/page-urls";
import { dashboardEndpoints } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { expect, test } from "../support/journey.ts";
import { sellAndReview } from "../support/reviewed-sale.ts";

test("reviews are paged, and a page past the last redirects to the last", async ({ newcomer, url }) => {
  test.slow();
  const seller = await newcomer({ firstName: "Quentin", isBusiness: true });
  const buyer = await newcomer({ firstName: "Wilma", emailConfirmed: true });
  // One more than a page shows.
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
  await expect(page).toHaveURL(`${pageUrls.profile(slug, { reviews: 2 })}#reviews`);
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

  await page.goto(pageUrls.profile(slug, { reviews: 99 }));
  await expect(page).toHaveURL(pageUrls.profile(slug, { reviews: 2 }));
  await expect(current).toHaveText("2");
  await expect(quotes).toHaveCount(1);
  // An invalid page number shows the first page.
  await page.goto(`${pageUrls.profile(slug)}?reviews=last`);
  await expect(current).toHaveText("1");
});

test("former URLs of a shop redirect to the current one with their query", async ({ newcomer, url }) => {
  const { page, api } = await newcomer({ firstName: "Odile", isBusiness: true });
  const { slug: former } = await api.call(authEndpoints.me);
  const slug = `${former}-rooms`;
  await api.call(dashboardEndpoints.editShop, { body: { name: "Odile Rooms", slug } });

  const answer = await page.request.get(`${pageUrls.profile(former)}?utm_source=card`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([
    301,
    `${pageUrls.profile(slug)}?utm_source=card`,
  ]);
  // A link inside the app requests only the page's data.
  const data = await page.request.get(`${url}${pageUrls.profile(former)}.data?reviews=2`, {
    maxRedirects: 0,
  });
  expect(await data.text()).toContain(`${pageUrls.profile(slug)}?reviews=2`);

  await page.goto(pageUrls.profile(former));
  await expect(page).toHaveURL(pageUrls.profile(slug));
  await expect(page.getByRole("heading", { level: 1, name: "Odile Rooms" })).toBeVisible();
});
