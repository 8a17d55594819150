import { themes } from "@heirloop/contract/theme/theme";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { HttpEnv } from "../http/http-env.ts";
import type { Bus } from "../platform/bus/bus.ts";

type Render = (context: Context<HttpEnv>) => Promise<Response>;
/** The HTML before, between and after each occurrence of the nonce. */
type CachedPage = { parts: readonly Buffer[]; headers: Headers };

/** Milliseconds; a change to a listing's price, state or hold clears the cache at once. */
const maxAge = 5_000;
/** Pages of some 200 kB each. */
const maxPages = 64;

/**
 * Renders a page once for all guests who request it within some seconds. Each response carries its own nonce.
 * A request with any cookie except the theme's may belong to one person and is rendered for itself.
 */
export function cachePages(render: Render, bus: Bus): Render {
  const pages = new LRUCache<string, Promise<CachedPage | null>>({ max: maxPages, ttl: maxAge });
  bus.subscribe((message) => {
    if (message.kind === "event" && "listing" in message.to) pages.clear();
  });

  const renderAndCache = (context: Context<HttpEnv>, key: string): Promise<Response> => {
    const rendering = render(context);
    const page = rendering.then((response) => split(response.clone(), nonceOf(context)));
    pages.set(key, page);
    const remove = (): void => {
      if (pages.peek(key) === page) pages.delete(key);
    };
    page.then((cached) => {
      if (cached === null) remove();
    }, remove);
    return rendering;
  };

  return async (context) => {
    const key = keyOf(context);
    if (key === null) return render(context);
    const pending = pages.get(key);
    if (pending === undefined) return renderAndCache(context, key);
    const page = await pending.catch(() => null);
    return page === null ? render(context) : joined(page, nonceOf(context));
  };
}

const nonceOf = (context: Context<HttpEnv>): string => context.get("secureHeadersNonce") ?? "";

const themeCookieAlone = new RegExp(`^(?:theme=(?:${themes.join("|")}))?$`);

/** Returns null if the page is not the same for all guests. */
function keyOf(context: Context<HttpEnv>): string | null {
  const { method, url } = context.req;
  const cookies = context.req.header("cookie") ?? "";
  return method === "GET" && themeCookieAlone.test(cookies) ? `${cookies} ${url}` : null;
}

/** Returns null for anything but a complete page: redirects, errors, data. */
async function split(response: Response, nonce: string): Promise<CachedPage | null> {
  const { status, headers } = response;
  if (status !== 200 || nonce === "" || headers.has("set-cookie") || !isPage(headers)) return null;
  const html = await response.text();
  return { parts: html.split(nonce).map((part) => Buffer.from(part)), headers };
}

const isPage = (headers: Headers): boolean => headers.get("content-type")?.startsWith("text/html") ?? false;

function joined({ parts, headers }: CachedPage, nonce: string): Response {
  const mark = Buffer.from(nonce);
  const html = Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [mark, part])));
  return new Response(html, { headers });
}
