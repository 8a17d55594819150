import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type Context, Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { problem } from "../../platform/problem.ts";
import { listPosts } from "../blog/blog.queries.ts";
import { createMenu } from "../menu/menu.ts";
import type { Module } from "../module.ts";
import { listedPages } from "./listed-pages.ts";
import { addressesPerSitemap, sitemap, sitemapIndex } from "./sitemap.ts";
import { countListed, listListedPieces, listShopSlugs } from "./sitemap.queries.ts";

/** Milliseconds for which a sitemap is cached; crawlers return after days. */
const freshFor = 10 * 60_000;
const cacheHeaders = { "cache-control": "public, max-age=600" };

/**
 * Paths that crawlers should not request. Pages excluded from search results are not listed here, because
 * crawlers have to read their noindex.
 */
const closed = ["/api/", "/1/", "/dev/", "/form-action", "/logout", "/leave-account", "/theme"];

const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** The background color of the light theme and the icons. */
const ground = "#fcfbf9";

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: "Second-hand furniture from vetted sellers.",
  id: pageUrls.home(),
  start_url: pageUrls.home(),
  scope: pageUrls.home(),
  display: "standalone",
  background_color: ground,
  theme_color: ground,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "New hits", url: pageUrls.collections("sort=newest") },
    { name: "Favorites", url: pageUrls.favorites() },
  ],
};

/** Caches each path's response for some minutes, and shares one that is still being built. */
function cacheSitemap(now: () => Date) {
  const cached = new Map<string, { text: Promise<string>; at: number }>();
  return (path: string, make: () => Promise<string>): Promise<string> => {
    const known = cached.get(path);
    if (known !== undefined && now().getTime() - known.at < freshFor) return known.text;
    const made = { text: make(), at: now().getTime() };
    cached.set(path, made);
    made.text.catch(() => {
      if (cached.get(path) === made) cached.delete(path);
    });
    return made.text;
  };
}

const sitemapsOf = (listed: number): string[] => [
  "/sitemap/pages.xml",
  ...Array.from(
    { length: Math.ceil(listed / addressesPerSitemap) },
    (_, at) => `/sitemap/pieces-${at + 1}.xml`,
  ),
];

/** Files for search engines and devices. URLs use the public origin. */
function pages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { publicUrl } = deps.env;
  const made = cacheSitemap(deps.now);

  async function pieces(page: number): Promise<string> {
    const listed = await listListedPieces(deps.db, (page - 1) * addressesPerSitemap, addressesPerSitemap);
    if (listed.length === 0) throw problem("not-found");
    return sitemap(
      publicUrl,
      listed.map(({ changedAt, image, ...piece }) => ({
        path: pageUrls.product(piece),
        changedAt,
        picture: image && `${image}/1280.jpg`,
      })),
    );
  }

  const others = async (): Promise<string> =>
    sitemap(
      publicUrl,
      listedPages(
        await createMenu(deps.search),
        await listShopSlugs(deps.db),
        await listPosts(deps.db, deps.now()),
      ),
    );

  const asXml = (context: Context<HttpEnv>, text: string): Response =>
    context.body(text, 200, { ...cacheHeaders, "content-type": "application/xml; charset=utf-8" });

  app.get("/robots.txt", (context) => context.text(robots(publicUrl), 200, cacheHeaders));
  app.get("/manifest.webmanifest", (context) =>
    context.body(JSON.stringify(manifest), 200, {
      ...cacheHeaders,
      "content-type": "application/manifest+json",
    }),
  );
  app.get("/sitemap.xml", async (context) => {
    const index = async () => sitemapIndex(publicUrl, sitemapsOf(await countListed(deps.db)));
    return asXml(context, await made(context.req.path, index));
  });
  app.get("/sitemap/pages.xml", async (context) => asXml(context, await made(context.req.path, others)));
  app.get("/sitemap/:name{pieces-[1-9][0-9]{0,3}\\.xml}", async (context) => {
    const page = Number.parseInt(context.req.param("name").slice("pieces-".length), 10);
    return asXml(context, await made(`/sitemap/pieces-${page}.xml`, () => pieces(page)));
  });
  return app;
}

export const siteFiles: Module = { pages };
