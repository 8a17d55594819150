import { createApi } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

/** What search engines require of each type of structured data. */
const demanded: Record<string, readonly string[]> = {
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement", "numberOfItems"],
  Product: ["name", "image", "offers", "description", "url"],
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "potentialAction"],
  BlogPosting: ["headline", "image", "datePublished", "author"],
  ProfilePage: ["mainEntity"],
  FAQPage: ["mainEntity"],
};

type Head = { title: string; description: string; canonical: string; kinds: string[]; headings: number };

const getContent = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).first().getAttribute("content").then(String);

/** Reads a page's head like a search engine and validates its structured data. */
async function getHead(page: Page, address: string): Promise<Head> {
  const response = await page.goto(address, { waitUntil: "domcontentloaded" });
  expect([address, response?.status()]).toEqual([address, 200]);
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = structuredData.map((text) => {
    const data: Record<string, unknown> = JSON.parse(text);
    const kind = String(data["@type"]);
    expect(data["@context"]).toBe("https://schema.org");
    expect(Object.keys(demanded)).toContain(kind);
    for (const field of demanded[kind] ?? [])
      expect([kind, field, data[field]]).not.toEqual([kind, field, undefined]);
    return kind;
  });
  return {
    title: await page.title(),
    description: await getContent(page, 'meta[name="description"]'),
    canonical: String(await page.locator('link[rel="canonical"]').getAttribute("href")),
    kinds,
    headings: await page.getByRole("heading", { level: 1 }).count(),
  };
}

test("every public page has a title, a description, one heading, a canonical URL and structured data", async ({
  person,
  url,
}) => {
  test.slow();
  const piece = await findStudioPiece(url);
  const product = `/product/${piece.heirloopId}/${piece.slug}`;
  const pages: ReadonlyArray<[address: string, kinds: readonly string[]]> = [
    ["/", ["Organization", "WebSite"]],
    ["/brand", ["BreadcrumbList"]],
    ["/room", ["BreadcrumbList"]],
    ["/style", ["BreadcrumbList"]],
    ["/location", ["BreadcrumbList"]],
    ["/explore", ["BreadcrumbList"]],
    ["/selections/top-picks", ["BreadcrumbList", "ItemList"]],
    ["/collections", ["BreadcrumbList", "ItemList"]],
    ["/collections/seating", ["BreadcrumbList", "ItemList"]],
    ["/collections/seating/chairs/dining_chairs", ["BreadcrumbList", "ItemList"]],
    ["/collections?discount=1", ["BreadcrumbList", "ItemList"]],
    ["/collections/seating?page=2", ["BreadcrumbList", "ItemList"]],
    ["/room/living_room", ["BreadcrumbList", "ItemList"]],
    ["/style/art_deco", ["BreadcrumbList", "ItemList"]],
    ["/location/ba", ["BreadcrumbList", "ItemList"]],
    ["/brand/lykke", ["BreadcrumbList", "ItemList"]],
    ["/blog", ["BreadcrumbList"]],
    ["/blog/oil-wax-or-lacquer", ["BreadcrumbList", "BlogPosting"]],
    [product, ["BreadcrumbList", "Product"]],
    [`/profile/${piece.seller.slug ?? ""}`, ["ProfilePage"]],
    ["/consign-with-us", []],
    ["/will-it-fit", []],
    ["/help", ["BreadcrumbList", "FAQPage"]],
    ["/help?audience=Selling", ["BreadcrumbList", "FAQPage"]],
    ["/help/buyer-protection", ["BreadcrumbList"]],
    ["/help/privacy-policy", ["BreadcrumbList"]],
    ["/help/terms-of-use", ["BreadcrumbList"]],
  ];
  const { page } = await person();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const [address, kinds] of pages) {
    const head = await getHead(page, address);
    expect([address, head.canonical, head.kinds, head.headings]).toEqual([address, url + address, kinds, 1]);
    expect(head.description.length).toBeGreaterThan(40);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(await getContent(page, 'meta[property="og:url"]')).toBe(url + address);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    // Visitors from elsewhere see the breadcrumbs, which start at the same place on every page.
    const first = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").first();
    expect([address, await first.allInnerTexts()]).toEqual([
      address,
      kinds.includes("BreadcrumbList") ? ["Home"] : [],
    ]);
    titles.add(head.title);
    descriptions.add(head.description);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("private pages are noindex, and missing ones return 404", async ({ person }) => {
  const { page } = await person({ provokes: /status of 404/ });
  for (const address of ["/cart", "/login", "/register", "/collections?keyword=zzzzqq"]) {
    expect((await page.goto(address, { waitUntil: "domcontentloaded" }))?.status()).toBe(200);
    expect([address, await getContent(page, 'meta[name="robots"]')]).toEqual([address, "noindex"]);
  }
  for (const address of [
    "/brand/nobody",
    "/room/attic_of_attics",
    "/style/none",
    "/location/zz",
    "/collections/seating/chairs/thrones",
    "/blog/never-written",
    "/nowhere",
  ]) {
    expect([address, (await page.goto(address, { waitUntil: "domcontentloaded" }))?.status()]).toEqual([
      address,
      404,
    ]);
    expect(await getContent(page, 'meta[name="robots"]')).toBe("noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("a location in the URL may be in capitals", async ({ person }) => {
  const { page } = await person();
  await page.goto("/location/LA?sort=newest");
  await expect(page).toHaveURL("/location/la?sort=newest");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Los Angeles");
});

test("filtered pages have the canonical URL of the collection and a preview picture", async ({
  person,
  url,
}) => {
  const { page } = await person();
  const { canonical } = await getHead(
    page,
    "/collections/seating?material=oak&sort=price-asc&minPrice=20000",
  );
  expect(canonical).toBe(`${url}/collections/seating`);
  for (const path of ["/blog/oil-wax-or-lacquer", "/room/bedroom", "/style/traditional"]) {
    await page.goto(path);
    const image = await getContent(page, 'meta[property="og:image"]');
    expect((await page.request.get(image)).headers()["content-type"]).toBe("image/jpeg");
    expect(image.includes("/pictures/room.")).toBe(!path.startsWith("/blog"));
  }
  await page.goto("/help/terms-of-use");
  expect((await page.request.get(await getContent(page, 'meta[property="og:image"]'))).status()).toBe(200);
});

test("every page of the sitemap responds, and all listings are in it", async ({ request, url }) => {
  test.slow();
  const addresses = async (path: string): Promise<string[]> => {
    const response = await request.get(url + path);
    expect(response.status()).toBe(200);
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  };
  const [pages = "", ...pieces] = await addresses("/sitemap.xml");
  const listed = await addresses(new URL(pages).pathname);
  // Pages of one kind are alike: every seventh is enough.
  for (const address of listed.filter((_, at) => at < 14 || at % 7 === 0)) {
    const { status } = await request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status() }));
    expect([address, status]).toEqual([address, 200]);
  }
  const all = (await Promise.all(pieces.map((map) => addresses(new URL(map).pathname)))).flat();
  const { total } = await createApi({ prefix: url, token: () => undefined }).call(listingEndpoints.list, {
    query: { limit: "1" },
  });
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(total);
});

test("viewed listings are shown below the next listing and the home page until they are cleared", async ({
  person,
  url,
}) => {
  const [first, second] = [await findStudioPiece(url), await findStudioPiece(url)];
  const { page } = await person();
  await page.goto(`/product/${first.heirloopId}/${first.slug}`);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem("recentlyViewed")))
    .toContain(first.heirloopId);
  const shelf = page.getByRole("list", { name: "Pieces you looked at" });
  await expect(shelf).toHaveCount(0);
  await page.goto(`/product/${second.heirloopId}/${second.slug}`);
  await expect(shelf.getByRole("link")).toHaveText([first.title]);
  await page.goto("/");
  await expect(shelf.getByRole("link")).toHaveText([second.title, first.title]);
  await page.getByRole("button", { name: "Clear history" }).click();
  await expect(shelf).toHaveCount(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("recentlyViewed"))).toBe("[]");
});
