import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { Hono } from "hono";
import type { Env } from "../env.ts";
import { docsPage } from "./docs-page.ts";
import type { HttpEnv } from "./http-env.ts";
import { openApiDocument } from "./openapi.ts";
import type { Operation } from "./operation.ts";

/** The contract of the mounted calls: machine-readable at `/api/openapi.json`, for people at `/api/docs`. */
export function docsPages(
  endpoints: readonly Endpoint[],
  operations: readonly Operation[],
  env: Env,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  let document: unknown;
  app.get("/api/openapi.json", (context) => {
    document ??= openApiDocument(endpoints, operations, env.publicUrl);
    return context.json(document, 200, { "cache-control": "no-cache" });
  });
  app.get("/api/docs", (context) =>
    context.html(docsPage(endpoints, operations, context.get("secureHeadersNonce") ?? "")),
  );
  return app;
}
