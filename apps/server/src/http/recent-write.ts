import { analyticsPath } from "@heirloop/contract/analytics/analytics-path";
import type { MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Milliseconds that a page is cached. A change to a listing's price, state, hold or questions removes the pages that
 * show it at once. Pages that should show it from now on follow within this time.
 */
export const cachedPageLifetime = 5_000;

/** A browser that sends this cookie changed something while pages from before the change may still be cached. */
const recentWriteCookie = "recent_write";
/** Rounded up by a second for the time that the answer takes to the browser. */
const seconds = cachedPageLifetime / 1_000 + 1;

const readingMethods = ["GET", "HEAD", "OPTIONS"];
/** Requests that are sent by POST and change nothing that a page shows. */
const harmlessPaths = [analyticsPath, "/1/indexes/"];

/** Shows visitors their own changes: after one, they get fresh pages until the cached ones have expired. */
export function markRecentWrites({ env }: Pick<Deps, "env">): MiddlewareHandler<HttpEnv> {
  const secure = env.publicUrl.startsWith("https:");
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    if (readingMethods.includes(method) || harmlessPaths.some((harmless) => path.startsWith(harmless)))
      return;
    if (context.env?.inProcess === true || context.res.status >= 400) return;
    setCookie(context, recentWriteCookie, "1", {
      path: "/",
      maxAge: seconds,
      httpOnly: true,
      sameSite: "Lax",
      secure,
    });
  };
}
