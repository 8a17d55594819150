import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Web } from "../app.ts";
import { StartRefused } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { cachePages } from "./page-cache.ts";
import { createRenderer, type PagesEnv } from "./render.ts";

const build = fileURLToPath(new URL("../../../marketplace/build", import.meta.url));
const year = "public, max-age=31536000, immutable";

function keptFor(cacheControl: string): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    if (context.res.status === 200 && !context.res.headers.has("cache-control"))
      context.res.headers.set("cache-control", cacheControl);
  };
}

/**
 * Serves the output of `pnpm build`: hashed assets cached for a year, other files for an hour, and rendered
 * pages.
 */
export async function builtMarketplace(env: PagesEnv): Promise<Web> {
  const entry = join(build, "server/index.js");
  if (!existsSync(entry))
    throw new StartRefused("The marketplace is not built; `npx --yes pnpm@12 run start` builds it.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React Router's build wrote the file.
  const serverBuild = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return (inProcess, bus, log) => {
    const app = new Hono<HttpEnv>();
    const root = join(build, "client");
    app.use("/assets/*", keptFor(year), serveStatic({ root, precompressed: true }));
    app.all("/assets/*", (context) => context.text("Not found", 404, { "cache-control": "no-store" }));
    const render = cachePages(createRenderer(serverBuild, "production", env, inProcess, log), bus);
    app.get("/:file{[^/]+\\.[a-z0-9]+}", keptFor("public, max-age=3600"), serveStatic({ root }));
    app.all("*", render);
    return app;
  };
}
