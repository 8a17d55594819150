import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { HttpEnv } from "../http/http-env.ts";

/**
 * Serves `/assets/`, cached for a year: their names change with their contents. During an upgrade, pages of the
 * release before are still open or on their way, so what the current build lacks comes from the previous one.
 */
export function serveAssets(folders: { current: string; previous: string | null }): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    await next();
    if (context.res.status === 200)
      context.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  const serve = (root: string) =>
    serveStatic<HttpEnv>({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/assets/, ""),
    });
  const { current, previous } = folders;
  app.use(serve(current));
  // The folder appears with the first upgrade, while this process runs.
  if (previous !== null)
    app.use((context, next) => (existsSync(previous) ? serve(previous)(context, next) : next()));
  app.all("*", (context) => context.text("Not found", 404, { "cache-control": "no-store" }));
  return app;
}
