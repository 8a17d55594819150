import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import type { Operation } from "../../http/operation.ts";
import { hasMetricsToken } from "../../http/metrics-token.ts";
import type { Module } from "../module.ts";
import { pingDatabase } from "./health.queries.ts";

/**
 * `/readyz`: the process is ready for requests and not shutting down. Of the services outside, only the database
 * decides. A caller with METRICS_TOKEN also reads which of the others cannot be reached. `/healthz`, which the app
 * answers before anything else, says only that the process responds.
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

const read = { method: "GET", mediaType: "application/json" } as const;

const operations = ({ metricsToken }: Env): readonly Operation[] => [
  { ...read, path: "/healthz", summary: "Whether the process responds", responses: { 200: "It does" } },
  {
    ...read,
    path: "/readyz",
    summary:
      "Whether the process is ready for requests; with METRICS_TOKEN also which parts cannot be reached",
    responses: { 200: "Ready", 503: "Not ready, or shutting down" },
  },
  ...(metricsToken === null
    ? []
    : [
        {
          ...read,
          path: "/metrics",
          summary: "Figures for the monitoring system, in the text format of Prometheus",
          forOperators: true,
          mediaType: "text/plain",
          responses: { 200: "The figures", 401: "No or another token" },
        } as const,
      ]),
];

export const health: Module = { pages, operations };
