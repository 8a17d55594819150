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
import { abortedResponse, isAborted } from "../http/aborted.ts";
import { deviceCookie, deviceHeader, deviceSetCookie, isDeviceId, newDeviceId } from "../http/device-id.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Logger } from "../platform/logging/log.ts";
import type { RenderFailure, ServerSide } from "./server-side.ts";

/** The key is part of the marketplace's build, so that both sides use the same instance. */
function contextKey(build: ServerBuild): RouterContext<ServerSide> {
  const exported: object = build.entry.module;
  if (!("serverContext" in exported))
    throw new Error("The marketplace's entry.server exports no serverContext.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The two declarations of the shape must match.
  return exported.serverContext as RouterContext<ServerSide>;
}

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
  const headers = new Headers(response.headers);
  if (first.retryAfter !== null) headers.set("retry-after", String(first.retryAfter));
  return new Response(response.body, { status: first.status, headers });
}

/** The settings that pages need. */
export type PagesEnv = Pick<Env, "publicUrl" | "sites">;

/** Renders a page of the marketplace, whose loaders call the API in this process. */
export function createRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  { publicUrl, sites }: PagesEnv,
  inProcess: InProcess,
  log: Logger,
) {
  const handle = createRequestHandler(build, mode);
  const key = contextKey(build);
  return async (context: Context<HttpEnv>): Promise<Response> => {
    const requestId = context.get("requestId");
    const ip = context.env?.ip ?? "unknown";
    const known = getCookie(context, deviceCookie);
    const device = known !== undefined && isDeviceId(known) ? known : newDeviceId();
    const origin = originOf(context, publicUrl);
    const provider = new RouterContextProvider();
    const failures: RenderFailure[] = [];
    provider.set(key, {
      async fetch(input, init) {
        const request = new Request(input, init);
        request.headers.set("x-request-id", requestId);
        request.headers.set(deviceHeader, device);
        return inProcess(request, ip);
      },
      token: getCookie(context, "token") || undefined,
      nonce: context.get("secureHeadersNonce") ?? "",
      requestId,
      origin,
      publicUrl,
      ip,
      sites,
      onFailure(failure) {
        if (isAborted(context)) return;
        failures.push(failure);
        // An unreachable service was already logged where it failed.
        if (failure.status === 500) log.error({ requestId, err: failure.error }, "page failed");
      },
    });
    const handled = await handle(context.req.raw, provider);
    if (isAborted(context) && handled.status >= 500) return abortedResponse();
    const response = handled.status === 500 ? withCauseOf(handled, failures) : handled;
    // A page may be personal; only its assets can be cached.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
    // Logging in and registering are forms; visitors who only browse get no cookie.
    if (context.req.method === "POST" && device !== known)
      response.headers.append("set-cookie", deviceSetCookie(device, origin.startsWith("https:")));
    return response;
  };
}
