import { randomUUID } from "node:crypto";
import { createApi } from "@heirloop/api-client/http/http-client";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { expect, test } from "../support/journey.ts";
import { logInDemo } from "../support/demo-api.ts";

const paths = [
  pageUrls.home(),
  pageUrls.collections("sort=newest"),
  pageUrls.category({ category: "seating" }),
];

/** A page without what each rendering has of its own: nonces, the id of the search, the time, and styles of what it may show. */
const comparable = (html: string): string =>
  html
    .replace(/<style [^>]*>.*?<\/style>/s, "")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replace(/(queryId\\",\\")[^\\]*/, "")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "");

/** Registers somebody with a favorite, a cart and a saved search. */
async function register(url: string, firstName: string, pieces: readonly Listing[]): Promise<string> {
  const guest = createApi({ prefix: url, token: () => undefined });
  const { token } = await guest.call(authEndpoints.register, {
    body: { firstName, lastName: "Ek", email: `${randomUUID()}@demo.test`, password: "a long good phrase 7" },
  });
  const api = createApi({ prefix: url, token: () => token });
  for (const { heirloopId } of pieces) {
    await api.call(favoriteEndpoints.add, { params: { heirloopId } });
    await api.call(cartEndpoints.add, { params: { heirloopId } });
  }
  await api.call(savedSearchEndpoints.save, {
    body: { name: "Seating", query: "category=seating", alerts: false },
  });
  return token;
}

test("signed-in visitors get the page that is rendered for them alone", async ({ request, url }) => {
  const guest = createApi({ prefix: url, token: () => undefined });
  const { listings } = await guest.call(listingEndpoints.list, { query: { sort: "newest", limit: "6" } });
  const { token: shopper } = await logInDemo(url, "shopper@demo.test");
  const people = [
    shopper,
    await register(url, `Zoë "Z" <b>`, listings.slice(0, 2)),
    await register(url, "O'Brien & $&", listings.slice(2, 3)),
  ];
  const get = async (path: string, cookie: string): Promise<string> =>
    comparable(await (await request.get(url + path, { headers: { cookie } })).text());
  for (const path of [...paths, ...listings.slice(2, 4).map(pageUrls.product)])
    for (const token of people)
      // A listing may be changed by another journey between the two requests.
      await expect(async () => {
        const [filled, own] = [
          await get(path, `token=${token}; theme=dark`),
          // The server does not know this cookie.
          await get(path, `token=${token}; theme=dark; unknown=1`),
        ];
        expect(filled).toMatch(/<html[^>]* data-theme="dark"/);
        expect(filled === own, path).toBe(true);
      }).toPass();
});

test("pages that several visitors request at once contain nobody else's data", async ({ request, url }) => {
  const names = ["Ansgar", "Birgitta", "Caspian", "Dorothea"];
  const tokens = await Promise.all(names.map((name) => register(url, name, [])));
  /** The last visitor is a guest. */
  const namesInPage = async (who: number, path: string): Promise<string[]> => {
    const cookie = tokens[who] === undefined ? "" : `token=${tokens[who]}`;
    const html = await (await request.get(url + path, { headers: { cookie } })).text();
    return names.filter((name) => html.includes(name));
  };
  const expected = [...names.map((name) => [name]), []];
  for (let round = 0; round < 20; round += 1) {
    const path = paths[round % paths.length] ?? "";
    expect(await Promise.all(expected.map((_, who) => namesInPage(who, path)))).toEqual(expected);
  }
});

for (const javaScript of [true, false])
  test(`a page shows favorites and counts with JavaScript ${javaScript ? "on" : "off"}`, async ({
    person,
    url,
  }) => {
    const guest = createApi({ prefix: url, token: () => undefined });
    const { listings } = await guest.call(listingEndpoints.list, { query: { sort: "newest", limit: "2" } });
    const { page } = await person({ javaScript });
    await page.context().addCookies([{ name: "token", value: await register(url, "Zoë", listings), url }]);
    const first = listings[0]?.title ?? "";
    // The first visit makes the template, the second uses it.
    for (const _visit of [1, 2]) {
      await page.goto(pageUrls.collections("sort=newest"));
      await expect(page.getByRole("link", { name: "Favorites, 2" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Cart, 2" })).toBeVisible();
      await expect(
        page.getByRole("button", { name: `Remove ${first} from favorites` }).first(),
      ).toBeVisible();
    }
    await page
      .getByRole("button", { name: `Remove ${first} from favorites` })
      .first()
      .click();
    await expect(page.getByRole("link", { name: "Favorites, 1" })).toBeVisible();
  });
