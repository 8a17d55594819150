import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { BusMessage } from "../platform/bus/bus.ts";
import { createMemoryBus } from "../platform/bus/memory-bus.ts";
import { cacheGuestPages, createPageCache } from "./page-cache.ts";

type Page = {
  status?: number;
  headers?: Record<string, string>;
  rendered?: Promise<void>;
  padding?: string;
};

const cardForm = { script: [], frame: [], connect: [] };

/** A renderer that numbers its pages; every request gets its own nonce. */
function start(page: Page = {}) {
  let pagesRendered = 0;
  let nonces = 0;
  const bus = createMemoryBus();
  const render = cacheGuestPages(
    async (context) => {
      pagesRendered += 1;
      const nonce = context.get("secureHeadersNonce") ?? "";
      const html = `<script nonce="${nonce}">run(${pagesRendered})</script>page ${pagesRendered}`;
      const link = `<a href="/product/listing-${pagesRendered}/sofa">Sofa</a>`;
      await page.rendered;
      return new Response(html + link + (page.padding ?? ""), {
        status: page.status ?? 200,
        headers: { "content-type": "text/html; charset=utf-8", ...page.headers },
      });
    },
    createPageCache(bus),
    ["light", "dark"],
  );
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    nonces += 1;
    context.set("secureHeadersNonce", `nonce-${nonces}`);
    await next();
  });
  app.use(securityHeaders({ https: false, development: false, cardForm, search: [] }));
  app.all("*", render);
  const get = async (path: string, init?: RequestInit): Promise<string> =>
    (await app.request(path, init)).text();
  return { app, bus, get };
}

const withCookie = (cookie: string): RequestInit => ({ headers: { cookie } });

test("renders a page once for all guests", async () => {
  const { app, get } = start({ headers: { "cache-control": "private, no-cache" } });
  const page = '<script nonce="nonce-1">run(1)</script>page 1<a href="/product/listing-1/sofa">Sofa</a>';
  expect(await get("/a")).toBe(page);
  const again = await app.request("/a");
  expect(await again.text()).toBe(page);
  expect(again.headers.get("cache-control")).toBe("private, no-cache");
  expect(again.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("a shared page allows its own inline scripts by their content, and no script by a nonce", async () => {
  const { app } = start();
  const policies = async (): Promise<string[]> => {
    const policy = (await app.request("/a")).headers.get("content-security-policy") ?? "";
    return policy.split("; ").filter((directive) => /^(script|style)-src /.test(directive));
  };
  const shared = [
    `script-src 'self' 'sha256-${createHash("sha256").update("run(1)").digest("base64")}'`,
    "style-src 'self' 'nonce-nonce-1'",
  ];
  // The first guest gets the same page as all others.
  expect(await policies()).toEqual(shared);
  expect(await policies()).toEqual(shared);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("a page is compressed with %s once for all guests", async (encoding, decompress) => {
  const { app, get } = start({ padding: "sofa ".repeat(1000) });
  const visit = () => app.request("/a", { headers: { "accept-encoding": encoding } });
  const [page, again] = [await visit(), await visit()];
  const bytes = Buffer.from(await page.arrayBuffer());
  const plain = await get("/a");
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  expect(decompress(bytes).toString()).toBe(plain);
  expect(["content-encoding", "content-length", "vary"].map((name) => page.headers.get(name))).toEqual([
    encoding,
    String(bytes.length),
    "accept-encoding",
  ]);
});

test("shares a page that is being rendered with concurrent requests", async () => {
  const { get } = start();
  const pages = await Promise.all([get("/a"), get("/a"), get("/a")]);
  expect(pages.map((page) => /page \d/.exec(page)?.[0])).toEqual(["page 1", "page 1", "page 1"]);
});

test.each<[string, string, RequestInit, string, RequestInit]>([
  ["another address", "/a", {}, "/b", {}],
  ["another query", "/a?page=1", {}, "/a?page=2", {}],
  ["another host", "http://one.test/a", {}, "http://two.test/a", {}],
  ["another theme", "/a", withCookie("theme=dark"), "/a", withCookie("theme=light")],
  ["a theme that does not exist", "/a", withCookie("theme=green"), "/a", withCookie("theme=green")],
  ["somebody signed in", "/a", withCookie("token=1"), "/a", withCookie("token=1")],
  ["a guest with a cart", "/a", {}, "/a", withCookie("theme=dark; cart=x")],
  ["a form", "/a", { method: "POST" }, "/a", { method: "POST" }],
])("%s gets a separate page", async (_what, path, init, otherPath, otherInit) => {
  const { get } = start();
  expect(await get(path, init)).toContain("page 1");
  expect(await get(otherPath, otherInit)).toContain("page 2");
});

test.each<[string, Page]>([
  ["an error", { status: 500 }],
  ["a missing page", { status: 404 }],
  ["a page of which a part could not be loaded", { headers: { "cache-control": "private, no-store" } }],
  ["a page that sets a cookie", { headers: { "set-cookie": "a=b" } }],
  ["data", { headers: { "content-type": "text/x-script" } }],
])("%s is not cached", async (_what, page) => {
  const { get } = start(page);
  await get("/a");
  expect(await get("/a")).toContain("page 2");
});

const listingChanged = (listingId: string): BusMessage => ({
  kind: "event",
  to: { listing: listingId },
  event: "listing",
  data: { heirloopId: listingId, price: 100, status: "active", reservedUntil: null },
});

test("a listing's change removes the pages that show it, and no others", async () => {
  const { bus, get } = start();
  await get("/page-1");
  await get("/page-2");
  bus.publish({ kind: "event", to: { user: "listing-1" }, event: "typing", data: { ord: "o", by: "u" } });
  bus.publish(listingChanged("listing-1"));
  expect(await get("/page-2")).toContain("page 2");
  expect(await get("/page-1")).toContain("page 3");
});

test("a listing's change removes the pages that are being rendered", async () => {
  const { promise: rendered, resolve: finish } = Promise.withResolvers<void>();
  const { bus, get } = start({ rendered });
  const visit = get("/a");
  bus.publish(listingChanged("another listing"));
  finish();
  expect(await visit).toContain("page 1");
  expect(await get("/a")).toContain("page 2");
});
