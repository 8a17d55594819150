import { createHash } from "node:crypto";
import { parseLinkedIds } from "@heirloop/contract/page/linked-ids";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { kept, textResponse } from "../http/compress-text.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { type SharedPage, sharedPagePolicy } from "../http/security-headers.ts";
import { cachedPageLifetime } from "../http/recent-write.ts";
import type { Bus } from "../platform/bus/bus.ts";
import { isIncomplete } from "./render.ts";

type Render = (context: Context<HttpEnv>) => Promise<Response>;
type GuestPage = SharedPage & {
  html: Buffer<ArrayBuffer>;
  encoded: Map<string, Promise<Buffer<ArrayBuffer>>>;
  headers: Headers;
  listings: ReadonlySet<string>;
};

/** A page with the ids of the listings that it shows. */
type Cached = { readonly listings: ReadonlySet<string> };
/** `ready` is null while the page is being made. */
type Entry = { page: Promise<Cached | null>; ready: Cached | null };

export type PageCache = {
  /** The page under this key; `make` returns null if it is not to be cached. Concurrent callers share one page. */
  get<Page extends Cached>(key: string, make: () => Promise<Page | null>): Promise<Page | null>;
};

/** Pages of some 200 kB each. */
const maxPages = 96;

export function createPageCache(bus: Bus): PageCache {
  const pages = new LRUCache<string, Entry>({ max: maxPages, ttl: cachedPageLifetime });
  bus.subscribe((message) => {
    if (message.kind !== "event" || !("listing" in message.to)) return;
    const { listing } = message.to;
    for (const [key, { ready }] of pages.entries())
      // What a page shows is not known before it is made, and it may have read the listing already.
      if (ready === null || ready.listings.has(listing)) pages.delete(key);
  });
  return {
    get<Page extends Cached>(key: string, make: () => Promise<Page | null>) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every kind of page has keys of its own.
      const known = pages.get(key) as { page: Promise<Page | null> } | undefined;
      if (known !== undefined) return known.page;
      const page = make();
      const entry: Entry = { page, ready: null };
      pages.set(key, entry);
      const remove = (): void => {
        if (pages.peek(key) === entry) pages.delete(key);
      };
      page.then((made) => {
        entry.ready = made;
        if (made === null) remove();
      }, remove);
      return page;
    },
  };
}

/**
 * Renders and compresses a page once for all guests who request it within some seconds. A request with any cookie
 * except the theme's may belong to one person and is rendered for itself.
 */
export function cacheGuestPages(render: Render, cache: PageCache, themes: readonly string[]): Render {
  const cacheableCookies = ["", ...themes.map((theme) => `theme=${theme}`)];
  return async (context) => {
    const key = keyOf(context, cacheableCookies);
    if (key === null) return render(context);
    let own: Promise<Response> | undefined;
    const page = await cache
      .get(`guest, ${key}`, async () => {
        own = render(context);
        const response = await own;
        const nonce = nonceOf(context);
        return nonce !== "" && isCompletePage(response) ? keep(response, nonce) : null;
      })
      .catch(() => null);
    return page === null ? (own ?? render(context)) : send(context, page);
  };
}

const nonceOf = (context: Context<HttpEnv>): string => context.get("secureHeadersNonce") ?? "";

/** Returns null if the page is not the same for all guests. */
function keyOf(context: Context<HttpEnv>, cacheableCookies: readonly string[]): string | null {
  const { method, url } = context.req;
  const cookies = context.req.header("cookie") ?? "";
  return method === "GET" && cacheableCookies.includes(cookies) ? `${cookies} ${url}` : null;
}

/** Inline scripts that run, at once or later. */
const inlineScript = /<script nonce="[^"]*"[^>]*>(.*?)<\/script>/gs;
const sourceOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

async function keep(response: Response, nonce: string): Promise<GuestPage> {
  const html = await response.text();
  return {
    html: Buffer.from(html),
    encoded: new Map(),
    headers: response.headers,
    nonce,
    scripts: [...html.matchAll(inlineScript)].map(([, script = ""]) => sourceOf(script)),
    // A page links to the listings that it shows.
    listings: parseLinkedIds("product", html),
  };
}

/** Not a redirect, an error, data, a page without some of its parts, or one that changes something in the browser. */
const isCompletePage = (response: Response): boolean =>
  response.status === 200 &&
  !isIncomplete(response) &&
  !response.headers.has("set-cookie") &&
  (response.headers.get("content-type")?.startsWith("text/html") ?? false);

function send(context: Context<HttpEnv>, page: GuestPage): Promise<Response> {
  const { html, encoded, headers } = page;
  context.set("contentPolicy", sharedPagePolicy(nonceOf(context), page));
  return textResponse(context, html, headers, kept, (encoding) => {
    const bytes = encoded.get(encoding.name) ?? encoding.encode(html);
    encoded.set(encoding.name, bytes);
    return bytes;
  });
}
