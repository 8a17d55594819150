import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { clientClosedRequest, isAborted } from "./client-abort.ts";
import { countingStatements } from "../platform/database/statement-count.ts";
import { markFailed, withSpan, type Span } from "../platform/tracing/tracing.ts";

const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

/** Files and readiness checks are neither traced nor logged at the usual level: there are too many. */
const isQuiet = (path: string): boolean =>
  path.startsWith("/assets/") || path.startsWith("/pictures/") || path === "/readyz";

/** The route of a request, once the routes are known that it has passed: `/api/orders/:orderId`; a page is `/*`. */
function getRoute(context: Context<HttpEnv>): string {
  if (context.req.path.startsWith("/assets/")) return "/assets/*";
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith("*"))?.path ?? "/*";
}

/** Names a request by its route. */
function describeRequest(span: Span, context: Context<HttpEnv>, route: string, status: number): void {
  const { method } = context.req;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
  });
  if (status >= 500) markFailed(span, String(status));
}

/** The client's own id of a request if it is valid, or a new one. */
export const requestIdOf = (proposed: string | null | undefined, { newId }: Pick<Deps, "newId">): string =>
  typeof proposed === "string" && acceptable.test(proposed) ? proposed : newId();

/** Assigns each request an id (the client's own if it is valid) and writes its single log line. */
export function requestLine({
  log,
  newId,
  metrics,
}: Pick<Deps, "log" | "newId" | "metrics">): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header("x-request-id"), { newId });
    context.set("requestId", requestId);
    const { method, path } = context.req;
    const quiet = isQuiet(path);
    const inProcess = context.env?.inProcess === true;
    const answer = async (span: Span | null, count?: { readonly statements: number }): Promise<void> => {
      const began = performance.now();
      await next();
      context.header("x-request-id", requestId);
      const aborted = isAborted(context) && context.res.status >= 500;
      const status = aborted ? clientClosedRequest : context.res.status;
      const milliseconds = performance.now() - began;
      const route = getRoute(context);
      // A call made for a page is a part of that request.
      if (!inProcess) metrics.requestAnswered({ method, route, status, seconds: milliseconds / 1000 });
      if (span !== null) describeRequest(span, context, route, status);
      const line = { requestId, method, path, status, ms: Math.round(milliseconds), ...count };
      if (status === 503) log.warn(line, "request");
      else if (status >= 500) log.error(line, "request");
      else if (quiet) log.debug(line, "request");
      else log.info(line, "request");
    };
    if (quiet) return answer(null);
    const attributes = { "request.id": requestId };
    // A call made for a page counts toward the page.
    if (inProcess) return withSpan(method, { attributes }, answer);
    await countingStatements((count) =>
      withSpan(method, { side: "server", attributes }, (span) => answer(span, count)),
    );
  };
}
