import type { MiddlewareHandler } from "hono";
import type { Logger } from "../log/log.ts";
import type { HttpEnv } from "./http-env.ts";
import { answered } from "./metrics.ts";

const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

/** Gives each request its id (the caller's own when it is a sane one) and writes its one log line. */
export function requestLine(log: Logger, newId: () => string): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const proposed = context.req.header("x-request-id");
    const requestId = proposed !== undefined && acceptable.test(proposed) ? proposed : newId();
    context.set("requestId", requestId);
    const began = performance.now();
    await next();
    context.header("x-request-id", requestId);
    const { method, path } = context.req;
    const { status } = context.res;
    answered.add(method, status, performance.now() - began);
    const line = { requestId, method, path, status, ms: Math.round(performance.now() - began) };
    if (status >= 500) log.error(line, "request");
    else if (path.startsWith("/assets/") || path.startsWith("/pictures/") || path === "/healthz")
      log.debug(line, "request");
    else log.info(line, "request");
  };
}
