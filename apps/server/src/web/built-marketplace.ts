import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Web } from "../app.ts";
import type { Env } from "../env.ts";
import { StartRefused } from "../start-refused.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { admitPages } from "./admit-pages.ts";
import { cacheGuestPages, createPageCache } from "./page-cache.ts";
import { fillTemplates, getPageTemplates } from "./page-templates.ts";
import { createRenderer, type PagesEnv, getThemeNames } from "./render.ts";
import { serveAssets } from "./serve-assets.ts";

const build = fileURLToPath(new URL("../../../marketplace/build", import.meta.url));

function cacheFor(cacheControl: string): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    if (context.res.status === 200 && !context.res.headers.has("cache-control"))
      context.res.headers.set("cache-control", cacheControl);
  };
}

/** Files at the top, such as the manifest. React Router's data of a page has an extension, too, and no file. */
function serveFiles(root: string): MiddlewareHandler<HttpEnv> {
  const serve = serveStatic<HttpEnv>({ root });
  return (context, next) => (context.req.path.endsWith(".data") ? next() : serve(context, next));
}

/**
 * Serves the output of `pnpm build`: hashed assets cached for a year, other files for an hour, and rendered
 * pages.
 */
export async function builtMarketplace(env: PagesEnv & Pick<Env, "previousAssetsDir">): Promise<Web> {
  const entry = join(build, "server/index.js");
  if (!existsSync(entry))
    throw new StartRefused("The marketplace is not built; `npx --yes pnpm@12 run start` builds it.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React Router's build wrote the file.
  const serverBuild = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return ({ inProcess, bus, log, admission }) => {
    const app = new Hono<HttpEnv>();
    const root = join(build, "client");
    app.route("/assets", serveAssets({ current: join(root, "assets"), previous: env.previousAssetsDir }));
    const renderer = createRenderer(serverBuild, "production", env, inProcess, log);
    const cache = createPageCache(bus);
    const forOne = admitPages(fillTemplates(renderer, getPageTemplates(serverBuild), cache), admission);
    const forGuestsOrOne = cacheGuestPages(forOne, cache, getThemeNames(serverBuild));
    // Browsers compare it with the server’s on visits, and must not get an old one from a proxy.
    app.get("/service-worker.js", cacheFor("no-cache"), serveFiles(root));
    app.get("/:file{[^/]+\\.[a-z0-9]+}", cacheFor("public, max-age=3600"), serveFiles(root));
    app.all("*", forGuestsOrOne);
    return app;
  };
}
