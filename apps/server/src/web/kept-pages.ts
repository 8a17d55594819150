import type { Context } from "hono";
import type { HttpEnv } from "../http/http-env.ts";
import type { LiveHub } from "../live/live.ts";

type Render = (context: Context<HttpEnv>) => Promise<Response>;
/** What was written before, between and after each place of the nonce. */
type KeptPage = { parts: readonly Buffer[]; headers: Headers };

/** Milliseconds for which a page may be what it was; a listing's price, state or hold that changes ends it at once. */
const freshFor = 5_000;
/** Pages of some 200 kB each, the least recently made leaving first. */
const most = 64;

/**
 * Renders a page once for all who are not signed in and ask for it within some seconds. Each answer carries its own nonce. A request with
 * any cookie but the theme's may be somebody's own, and is rendered by itself.
 */
export function keepPages(render: Render, live: LiveHub): Render {
  const kept = new Map<string, Promise<KeptPage | null>>();
  live.subscribe((message) => {
    if (message.kind === "event" && "listing" in message.to) kept.clear();
  });

  const make = async (context: Context<HttpEnv>, key: string): Promise<Response> => {
    const rendering = render(context);
    const page = rendering.then((response) => split(response.clone(), nonceOf(context)));
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    const forget = (): void => {
      if (kept.get(key) === page) kept.delete(key);
    };
    page.then((made) => (made === null ? forget() : setTimeout(forget, freshFor).unref()), forget);
    return rendering;
  };

  return async (context) => {
    const key = keyOf(context);
    if (key === null) return render(context);
    const making = kept.get(key);
    if (making === undefined) return make(context, key);
    const page = await making.catch(() => null);
    return page === null ? render(context) : joined(page, nonceOf(context));
  };
}

const nonceOf = (context: Context<HttpEnv>): string => context.get("secureHeadersNonce") ?? "";

/** Null for what is not the same for everybody. */
function keyOf(context: Context<HttpEnv>): string | null {
  const { method, url } = context.req;
  const cookies = context.req.header("cookie") ?? "";
  return method === "GET" && /^(?:theme=\w+)?$/.test(cookies) ? `${cookies} ${url}` : null;
}

/** Null for what is not a whole page: redirects, errors, data. */
async function split(response: Response, nonce: string): Promise<KeptPage | null> {
  const { status, headers } = response;
  if (status !== 200 || nonce === "" || headers.has("set-cookie") || !isPage(headers)) return null;
  const html = await response.text();
  return { parts: html.split(nonce).map((part) => Buffer.from(part)), headers };
}

const isPage = (headers: Headers): boolean => headers.get("content-type")?.startsWith("text/html") ?? false;

function joined({ parts, headers }: KeptPage, nonce: string): Response {
  const mark = Buffer.from(nonce);
  const html = Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [mark, part])));
  return new Response(html, { headers });
}
