import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { problem } from "../platform/problem.ts";
import { hasMetricsToken } from "./metrics-token.ts";

/**
 * `/metrics` in Prometheus' text format, authorized by METRICS_TOKEN; without that setting the page does not
 * exist.
 */
export function metricsPage({ env, metrics }: Pick<Deps, "env" | "metrics">): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  if (env.metricsToken === null) return app;
  app.get("/metrics", async (context) => {
    if (!hasMetricsToken(context.req.raw, env)) throw problem("unauthenticated");
    const { text, contentType } = await metrics.render();
    return context.text(text, 200, { "cache-control": "no-store", "content-type": contentType });
  });
  return app;
}
