import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { LRUCache } from "lru-cache";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { textResponse } from "../http/compress-text.ts";
import { deviceCookie } from "../http/device-id.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { PageCache } from "./page-cache.ts";
import { isIncomplete, personalPage, type Renderer } from "./render.ts";

type Render = (context: Context<HttpEnv>) => Promise<Response>;

/** A page rendered once for all signed-in visitors; `apps/marketplace/app/page-template/page-template.ts` declares the same. */
export type PageTemplate = {
  readonly listings: ReadonlySet<string>;
  personalize(account: AccountSummary, nonce: string): Buffer<ArrayBuffer> | null;
};

/** What the marketplace's `entry.server` exports for {@link fillTemplates}. */
export type PageTemplates = {
  /** Whether all that is personal in the page at this URL can be filled in. */
  isPossible(url: URL): boolean;
  /** The account of the visitor whose request is handled; null if they are no longer signed in. */
  loadAccount(context: RouterContextProvider): Promise<AccountSummary | null>;
  /** The template of the page that `render` renders like this; null if that is not a complete page. */
  create(
    render: (nonce: string, prepare: (context: RouterContextProvider) => void) => Promise<void>,
  ): Promise<PageTemplate | null>;
};

export function getPageTemplates(build: ServerBuild): PageTemplates {
  const exported: object = build.entry.module;
  if (!("pageTemplates" in exported))
    throw new Error("The marketplace's entry.server exports no pageTemplates.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The two declarations of the shape must match.
  return exported.pageTemplates as PageTemplates;
}

/** Cookies that change a page in the same way for everybody who has them. */
const sharedCookies = ["theme", "region"];
/** Cookies that only identify the visitor. */
const identifyingCookies = ["token", deviceCookie];

/**
 * Milliseconds. A template costs two pages, so one is made only for pages that were requested at least twice within
 * this time.
 */
const popularity = 60_000;

/**
 * Answers signed-in visitors with a page that was rendered without personal data, filled with their own. Visitors
 * who need more than that, and every other request, get a page rendered for them alone.
 */
export function fillTemplates(
  { render, renderShared, provide }: Renderer,
  templates: PageTemplates,
  cache: PageCache,
): Render {
  const requested = new LRUCache<string, true>({ max: 2_000, ttl: popularity });
  return async (context) => {
    const cookies = cookiesForTemplate(context);
    const url = new URL(context.req.url);
    if (cookies === null || !templates.isPossible(url)) return render(context);
    const key = `signed in, ${cookies} ${url.href}`;
    const isPopular = requested.has(key);
    requested.set(key, true);
    if (!isPopular) return render(context);
    const create = async (): Promise<PageTemplate | null> => {
      let complete = true;
      const template = await templates.create(async (nonce, prepare) => {
        complete = !isIncomplete(await renderShared(context, { cookies, nonce, prepare }));
      });
      return complete ? template : null;
    };
    const [template, account] = await Promise.all([
      cache.get(key, create).catch(() => null),
      templates.loadAccount(provide(context)),
    ]);
    const page = account && template?.personalize(account, context.get("secureHeadersNonce") ?? "");
    return page
      ? textResponse(context, page, {
          "content-type": "text/html; charset=utf-8",
          "cache-control": personalPage,
        })
      : render(context);
  };
}

/** Returns the cookies that the template depends on as a `Cookie` header; null if the visitor needs a page of their own. */
function cookiesForTemplate(context: Context<HttpEnv>): string | null {
  const cookies = getCookie(context);
  const isKnown = (name: string): boolean => [...sharedCookies, ...identifyingCookies].includes(name);
  if (context.req.method !== "GET" || !cookies["token"] || !Object.keys(cookies).every(isKnown)) return null;
  return sharedCookies
    .flatMap((name) => (cookies[name] ? [`${name}=${encodeURIComponent(cookies[name])}`] : []))
    .join("; ");
}
