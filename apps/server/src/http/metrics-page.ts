import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { problem } from "../platform/problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * `/metrics` in Prometheus' text format, authorized by METRICS_TOKEN; without that setting the page does not
 * exist.
 */
export function metricsPage({ env, metrics }: Pick<Deps, "env" | "metrics">): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { metricsToken } = env;
  if (metricsToken === null) return app;
  app.get("/metrics", async (context) => {
    const token = (context.req.header("authorization") ?? "").replace(/^Bearer /, "");
    if (!timingSafeEqual(digest(token), digest(metricsToken))) throw problem("unauthenticated");
    const { text, contentType } = await metrics.render();
    return context.text(text, 200, { "cache-control": "no-store", "content-type": contentType });
  });
  return app;
}
