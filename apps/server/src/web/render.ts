import { getCookie } from "hono/cookie";
import type { Context } from "hono";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { InProcess } from "../app.ts";
import type { Env } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { ServerSide } from "./server-side.ts";

/** The key lives in the marketplace's build, so that both sides hold one instance of it. */
function contextKey(build: ServerBuild): RouterContext<ServerSide> {
  const exported: object = build.entry.module;
  if (!("serverContext" in exported))
    throw new Error("The marketplace's entry.server exports no serverContext.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Checked by use: the two declarations of the shape are kept the same.
  return exported.serverContext as RouterContext<ServerSide>;
}

/** Under which scheme and host the browser asked. */
function originOf(context: Context<HttpEnv>, publicUrl: string): string {
  const { host, protocol } = new URL(context.req.url);
  return publicUrl.startsWith("https:") && host === new URL(publicUrl).host
    ? `https://${host}`
    : `${protocol}//${host}`;
}

/** What pages need to know of the settings. */
export type PagesEnv = Pick<Env, "publicUrl" | "sites">;

/** Renders a page of the marketplace, whose loaders call the API in this process. */
export function createRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  { publicUrl, sites }: PagesEnv,
  inProcess: InProcess,
) {
  const handle = createRequestHandler(build, mode);
  const key = contextKey(build);
  return async (context: Context<HttpEnv>): Promise<Response> => {
    const requestId = context.get("requestId");
    const ip = context.env?.ip ?? "unknown";
    const provider = new RouterContextProvider();
    provider.set(key, {
      async fetch(input, init) {
        const request = new Request(input, init);
        request.headers.set("x-request-id", requestId);
        return inProcess(request, ip);
      },
      token: getCookie(context, "token") || undefined,
      nonce: context.get("secureHeadersNonce") ?? "",
      requestId,
      origin: originOf(context, publicUrl),
      publicUrl,
      ip,
      sites,
    });
    const response = await handle(context.req.raw, provider);
    // A page shows whose it is; only its assets are for keeping.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
    return response;
  };
}
