import type { MiddlewareHandler } from "hono";
import type { Admission } from "./admission.ts";
import type { HttpEnv } from "./http-env.ts";

/** Searches of browsers wait for each other; those that a page makes while it is rendered belong to the page. */
export function admitSearches(admission: Admission): MiddlewareHandler<HttpEnv> {
  return (context, next) =>
    context.env?.inProcess === true ? next() : admission.admit(next, context.req.raw.signal);
}
