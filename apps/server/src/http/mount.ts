import type { Hono } from "hono";
import type { Deps } from "../deps.ts";
import { answerCall } from "./answer-call.ts";
import type { HttpEnv } from "./http-env.ts";
import type { KeysInFlight } from "./idempotency.ts";
import type { Route } from "./route.ts";

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Fixed segments come before parameters: `/api/chat/all-chats` before `/api/chat/{chatId}`. */
function bySpecificity(a: Route, b: Route): number {
  const rank = (route: Route) =>
    route.endpoint.path
      .split("/")
      .map((part) => (part.startsWith("{") ? "1" : "0"))
      .join("");
  return rank(a).localeCompare(rank(b));
}

/** Mounts the routes; two with the same method and path throw at startup. */
export function mountRoutes(app: Hono<HttpEnv>, deps: Deps, routes: readonly Route[]): void {
  const inFlight: KeysInFlight = new Set();
  const seen = new Set<string>();
  for (const route of routes.toSorted(bySpecificity)) {
    const { method, path } = route.endpoint;
    const name = `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`;
    if (seen.has(name)) throw new Error(`Two routes for ${name}.`);
    seen.add(name);
    app.on(method, honoPath(path), (context) => answerCall(context, deps, route, inFlight));
  }
}
