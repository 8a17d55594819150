import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { clientClosedRequest, isAborted } from "./aborted.ts";

const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

/** Assigns each request an id (the client's own if it is valid) and writes its single log line. */
export function requestLine({
  log,
  newId,
  metrics,
}: Pick<Deps, "log" | "newId" | "metrics">): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const proposed = context.req.header("x-request-id");
    const requestId = proposed !== undefined && acceptable.test(proposed) ? proposed : newId();
    context.set("requestId", requestId);
    const began = performance.now();
    await next();
    context.header("x-request-id", requestId);
    const { method, path } = context.req;
    const aborted = isAborted(context) && context.res.status >= 500;
    const status = aborted ? clientClosedRequest : context.res.status;
    const milliseconds = performance.now() - began;
    metrics.requestAnswered({ method, status, seconds: milliseconds / 1000 });
    const line = { requestId, method, path, status, ms: Math.round(milliseconds) };
    if (status >= 500) log.error(line, "request");
    else if (path.startsWith("/assets/") || path.startsWith("/pictures/") || path === "/healthz")
      log.debug(line, "request");
    else log.info(line, "request");
  };
}
