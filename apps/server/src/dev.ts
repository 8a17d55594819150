import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { brand } from "@heirloop/contract/brand/brand";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { readEnv } from "./env.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { openFilledDatabase } from "./open-database.ts";
import { run } from "./run.ts";
import { startServer, type PageSource } from "./server.ts";
import { createRenderer, type PagesEnv } from "./web/render.ts";

const marketplace = fileURLToPath(new URL("../../marketplace", import.meta.url));

/** Serves the marketplace from its sources, with hot reload on the same port. */
async function liveMarketplace(http: Server, env: PagesEnv): Promise<PageSource> {
  // React Router's plugin looks for its configuration in the working directory.
  process.chdir(marketplace);
  const vite = await createVite({
    root: marketplace,
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  return {
    front: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    web({ inProcess, log }) {
      const app = new Hono<HttpEnv>();
      app.all("*", async (context) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite loads React Router's build under this name.
        const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
        return createRenderer(build, "development", env, inProcess, log).render(context);
      });
      return app;
    },
    close: () => vite.close(),
  };
}

await run(async (print, stopping) => {
  const env = { ...readEnv(), mode: "development" as const };
  const database = await openFilledDatabase(env, print, stopping);
  const running = await startServer(env, print, (http) => liveMarketplace(http, env), database);
  print(`${brand.name} is at ${env.publicUrl}, reloading as you edit`);
  return running;
});
