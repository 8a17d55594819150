import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPost } from "../../testing/blog-post.ts";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reindexListings } from "../search/search.service.ts";
import { sitemap } from "./sitemap.ts";

const publicUrl = "https://furniture.example";
let server: TestServer;
let ids: Record<"active" | "sold" | "inactive", string>;
beforeAll(async () => {
  server = await startTestServer({ publicUrl });
  const shop = await person(server, "Sam", { slug: "sams-rooms", isBusiness: true });
  await person(server, "Ada", { slug: "empty-rooms", isBusiness: true });
  ids = {
    active: await piece(server, shop.id, { brand: "Ravnsborg Møbler", style: "shaker", region: "ba" }),
    sold: await piece(server, shop.id, { status: "sold", soldTo: "order-0001" }),
    inactive: await piece(server, shop.id, { status: "inactive" }),
  };
  await reindexListings(server.deps, Object.values(ids));
  await insertPost(server, { slug: "before-the-polish" });
});
afterAll(() => server.close());

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
const read = async (path: string) => {
  const { status, text, headers } = await server.call("GET", path);
  return { status, text, type: headers.get("content-type"), cache: headers.get("cache-control") };
};

test("links the index to a sitemap of the pages and as many as needed for pieces", async () => {
  const { status, text, type, cache } = await read("/sitemap.xml");
  expect([status, type, cache]).toEqual([200, "application/xml; charset=utf-8", "public, max-age=600"]);
  expect(addresses(text)).toEqual([`${publicUrl}/sitemap/pages.xml`, `${publicUrl}/sitemap/pieces-1.xml`]);
});

test("lists active and sold pieces with their date and picture, but not inactive ones", async () => {
  const { text } = await read("/sitemap/pieces-1.xml");
  const pieceAt = (id: string) => `${publicUrl}/product/${id}/walnut-credenza`;
  expect(addresses(text).toSorted()).toEqual([pieceAt(ids.active), pieceAt(ids.sold)].toSorted());
  expect(text).not.toContain(ids.inactive);
  expect(text).toContain(`<lastmod>${server.clock.now().toISOString().slice(0, 10)}</lastmod>`);
  expect(text).toContain(`<image:loc>${publicUrl}/pictures/demo/credenza/1280.jpg</image:loc>`);
  expect((await read("/sitemap/pieces-2.xml")).status).toBe(404);
});

test("lists categories, brands, rooms, styles, places, shops with listings, and posts", async () => {
  const listed = addresses((await read("/sitemap/pages.xml")).text);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of [
    "/",
    "/explore",
    "/about-us",
    "/how-it-works",
    "/trade",
    "/impact",
    "/furniture-sellers",
    "/contact",
    "/collections/storage/cabinets/credenza",
    "/brand/ravnsborg-mobler",
    "/room/living_room",
    "/style/shaker",
    "/location/ba",
    "/profile/sams-rooms",
    "/blog/before-the-polish",
  ])
    expect(listed).toContain(publicUrl + path);
  expect(listed).not.toContain(`${publicUrl}/profile/empty-rooms`);
});

test("names the sitemap and the disallowed paths in robots.txt", async () => {
  const { text, status } = await read("/robots.txt");
  expect(status).toBe(200);
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain("Disallow: /api/\n");
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
});

test("contains the site's name and both kinds of icons in the manifest", async () => {
  const { text, type } = await read("/manifest.webmanifest");
  expect(type).toBe("application/manifest+json");
  expect(JSON.parse(text)).toMatchObject({ name: "Heirloop", start_url: "/", display: "standalone" });
});

test("rebuilds a sitemap after some minutes", async () => {
  const post = { slug: "after-the-polish" };
  await insertPost(server, post);
  expect((await read("/sitemap/pages.xml")).text).not.toContain(post.slug);
  server.clock.advance(10 * 60_000);
  expect((await read("/sitemap/pages.xml")).text).toContain(post.slug);
});

test("escapes XML special characters", () => {
  expect(sitemap(publicUrl, [{ path: "/collections?a=1&b=<2>" }])).toContain(
    "<loc>https://furniture.example/collections?a=1&amp;b=&lt;2&gt;</loc>",
  );
});
