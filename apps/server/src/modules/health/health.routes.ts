import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { hasMetricsToken } from "../../http/metrics-token.ts";
import type { Module } from "../module.ts";
import { pingDatabase } from "./health.queries.ts";

/**
 * `/readyz`: the process is ready for requests and not shutting down. Of the services outside, only the database
 * decides. Which of them cannot be reached is told to a caller with METRICS_TOKEN. That the process responds at
 * all is said by `/healthz`, which the app answers before anything else.
 */
function pages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get("/readyz", async (context) => {
    const headers = { "cache-control": "no-store" };
    if (deps.draining.begun) return context.json({ status: "draining" }, 503, headers);
    // The others are for the operator to see: a server without them still works, and so does every other.
    const parts = deps.health.read();
    const isAlive = await pingDatabase(deps.db);
    const details = hasMetricsToken(context.req.raw, deps.env)
      ? { database: isAlive ? "ok" : "unreachable", parts }
      : {};
    return isAlive
      ? context.json({ status: "ready", ...details }, 200, headers)
      : context.json({ status: "not ready", ...details }, 503, { ...headers, "retry-after": "1" });
  });
  return app;
}

export const health: Module = { pages };
