import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { Hono } from "hono";
import type { Env } from "../env.ts";
import type { HttpEnv } from "./http-env.ts";
import { openApiDocument } from "./openapi.ts";

/** The contract of what is mounted, for machines at `/api/openapi.json`. */
export function docsPages(endpoints: readonly Endpoint[], env: Env): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  let document: unknown;
  app.get("/api/openapi.json", (context) => {
    document ??= openApiDocument(endpoints, env.publicUrl);
    return context.json(document, 200, { "cache-control": "no-cache" });
  });
  return app;
}
