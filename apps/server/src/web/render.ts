import type { PageContext, RenderFailure } from "@heirloop/contract/page/page-context";
import { getCookie } from "hono/cookie";
import type { Context } from "hono";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import * as z from "zod/mini";
import type { InProcess } from "../app.ts";
import type { Env } from "../env.ts";
import { abortedResponse, isAborted } from "../http/client-abort.ts";
import type { CallersByToken } from "../http/caller.ts";
import { deviceCookie, deviceHeader, deviceSetCookie, isDeviceId, newDeviceId } from "../http/device-id.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Logger } from "../platform/logging/log.ts";

type ContextKey = RouterContext<PageContext<typeof fetch>>;

/** The key is part of the marketplace's build, so that both sides use the same instance. */
function contextKey(build: ServerBuild): ContextKey {
  const exported: object = build.entry.module;
  if (!("serverContext" in exported))
    throw new Error("The marketplace's entry.server exports no serverContext.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The marketplace declares it with the same type.
  return exported.serverContext as ContextKey;
}

/** Returns the themes that a page of this build can have. */
export const getThemeNames = (build: ServerBuild): readonly string[] =>
  z.object({ themeNames: z.array(z.string()) }).parse(build.entry.module).themeNames;

/** Returns the scheme and host of the browser's request. */
function originOf(context: Context<HttpEnv>, publicUrl: string): string {
  const { host, protocol } = new URL(context.req.url);
  return publicUrl.startsWith("https:") && host === new URL(publicUrl).host
    ? `https://${host}`
    : `${protocol}//${host}`;
}

/** React Router returns 500 for any failure; the API's own status is more useful to clients and proxies. */
function withCauseOf(response: Response, failures: readonly RenderFailure[]): Response {
  const [first] = failures;
  if (first === undefined || failures.some(({ status }) => status === 500)) return response;
  return new Response(response.body, { status: first.status, headers: new Headers(response.headers) });
}

/** The `Cache-Control` of a page that may be personal. */
export const personalPage = "private, no-cache";

const incompletePage = "private, no-store";

/**
 * The `Cache-Control` of data that a guest's browser requests before the link is followed: as old as a guest's
 * page may be. Following the link finds it in the browser's cache. Members get none, because the updates that
 * they receive live request the same URL.
 */
const prefetchedData = "private, max-age=5";

const isPrefetch = ({ req }: Context<HttpEnv>): boolean =>
  req.method === "GET" &&
  req.path.endsWith(".data") &&
  (req.header("sec-purpose") ?? "").split(";").includes("prefetch");

/** Whether a part of the page could not be loaded; nobody else may get it. */
export const isIncomplete = ({ headers }: Response): boolean =>
  headers.get("cache-control") === incompletePage;

/** The settings that pages need. */
export type PagesEnv = Pick<Env, "publicUrl" | "sites" | "gateway" | "algolia">;

/** Who a page is rendered for. */
type Visitor = { token: string | undefined; nonce: string; device: string; signal: AbortSignal | null };

/** How a page is rendered that is the same for all signed-in visitors. */
type SharedPage = {
  /** A `Cookie` header without anything personal. */
  cookies: string;
  nonce: string;
  prepare: (provider: RouterContextProvider) => void;
};

export type Renderer = {
  /** The answer to a visitor's request. */
  render(context: Context<HttpEnv>): Promise<Response>;
  /** The page at the URL of this request without its visitor. */
  renderShared(context: Context<HttpEnv>, page: SharedPage): Promise<Response>;
  /** What loaders read, for calling the API as the visitor. */
  provide(context: Context<HttpEnv>): RouterContextProvider;
};

/** Renders pages of the marketplace, whose loaders call the API in this process. */
export function createRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  { publicUrl, sites, gateway, algolia }: PagesEnv,
  inProcess: InProcess,
  log: Logger,
): Renderer {
  const handle = createRequestHandler(build, mode);
  const key = contextKey(build);
  const form = gateway?.cardForm ?? null;
  const cardForm = form && { name: form.name, publicKey: form.publicKey };

  function enter(context: Context<HttpEnv>, { token, nonce, device, signal }: Visitor) {
    const requestId = context.get("requestId");
    const ip = context.env?.ip ?? "unknown";
    const provider = new RouterContextProvider();
    const failures: RenderFailure[] = [];
    // An action may end the session; what only reads has one caller throughout.
    const callers: CallersByToken | undefined = context.req.method === "GET" ? new Map() : undefined;
    /** By the status of the call: a page that passes the status on tells when to try again, too. */
    const waits = new Map<number, string>();
    const missing: string[] = [];
    provider.set(key, {
      async fetch(input, init) {
        // Nobody waits for the rest of the page any more.
        signal?.throwIfAborted();
        const request = new Request(input, init);
        request.headers.set("x-request-id", requestId);
        request.headers.set(deviceHeader, device);
        const answered = await inProcess(request, ip, callers);
        if (answered.status >= 500) missing.push(request.url);
        const wait = answered.headers.get("retry-after");
        if (wait !== null) waits.set(answered.status, wait);
        return answered;
      },
      token,
      nonce,
      requestId,
      origin: originOf(context, publicUrl),
      // React Router requests the data of a page under its path with this extension.
      document: !context.req.path.endsWith(".data"),
      publicUrl,
      ip,
      sites,
      cardForm,
      searchService:
        algolia === null
          ? null
          : { appId: algolia.appId, apiKey: algolia.searchKey, indexPrefix: algolia.indexPrefix },
      onFailure(failure) {
        if (signal?.aborted) return;
        failures.push(failure);
        // An unreachable service was already logged where it failed.
        if (failure.status === 500) log.error({ requestId, err: failure.error }, "page failed");
      },
    });
    return { provider, failures, waits, missing };
  }

  const visitorOf = (context: Context<HttpEnv>, device: string): Visitor => ({
    token: getCookie(context, "token") || undefined,
    nonce: context.get("secureHeadersNonce") ?? "",
    device,
    signal: context.req.raw.signal,
  });

  return {
    async render(context) {
      const known = getCookie(context, deviceCookie);
      const device = known !== undefined && isDeviceId(known) ? known : newDeviceId();
      const visitor = visitorOf(context, device);
      const { provider, failures, waits, missing } = enter(context, visitor);
      const handled = await handle(context.req.raw, provider);
      if (isAborted(context) && handled.status >= 500) return abortedResponse();
      const response = handled.status === 500 ? withCauseOf(handled, failures) : handled;
      const wait = waits.get(response.status);
      if (wait !== undefined) response.headers.set("retry-after", wait);
      // A page may be personal; only its assets can be cached.
      if (missing.length > 0) response.headers.set("cache-control", incompletePage);
      else if (response.status === 200 && visitor.token === undefined && isPrefetch(context)) {
        response.headers.set("cache-control", prefetchedData);
        // A visitor who logs in or changes something has other cookies.
        response.headers.append("vary", "cookie");
      } else if (!response.headers.has("cache-control")) response.headers.set("cache-control", personalPage);
      // Logging in and registering are forms; visitors who only browse get no cookie.
      if (context.req.method === "POST" && device !== known)
        response.headers.append(
          "set-cookie",
          deviceSetCookie(device, originOf(context, publicUrl).startsWith("https:")),
        );
      return response;
    },
    async renderShared(context, { cookies, nonce, prepare }) {
      const visitor = { token: undefined, nonce, device: newDeviceId(), signal: null };
      const { provider, missing } = enter(context, visitor);
      prepare(provider);
      const response = await handle(new Request(context.req.url, { headers: { cookie: cookies } }), provider);
      if (missing.length > 0) response.headers.set("cache-control", incompletePage);
      return response;
    },
    provide: (context) => enter(context, visitorOf(context, newDeviceId())).provider,
  };
}
