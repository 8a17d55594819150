import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import type { Module } from "../module.ts";
import { pingDatabase } from "./health.queries.ts";

/** `/healthz`: the process responds. `/readyz`: it is ready for requests and not shutting down. */
function pages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (context) => {
    const headers = { "cache-control": "no-store" };
    if (deps.draining.begun) return context.json({ status: "draining" }, 503, headers);
    const database = await pingDatabase(deps.db);
    return database
      ? context.json({ status: "ready", database: "ok" }, 200, headers)
      : context.json({ status: "not ready", database: "unreachable" }, 503, {
          ...headers,
          "retry-after": "1",
        });
  });
  return app;
}

export const health: Module = { pages };
