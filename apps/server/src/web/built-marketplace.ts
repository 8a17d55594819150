import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Web } from "../app.ts";
import { StartRefused } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { createRenderer } from "./render.ts";

const build = fileURLToPath(new URL("../../../marketplace/build", import.meta.url));
const year = "public, max-age=31536000, immutable";

/** The marketplace as `pnpm build` left it: hashed assets for a year, other files for an hour, pages rendered. */
export async function builtMarketplace(publicUrl: string): Promise<Web> {
  const entry = join(build, "server/index.js");
  if (!existsSync(entry)) throw new StartRefused("The marketplace is not built; `npx --yes pnpm@12 run start` builds it.");
  const serverBuild = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return (inProcess) => {
    const app = new Hono<HttpEnv>();
    const root = join(build, "client");
    app.use("/assets/*", serveStatic({ root, precompressed: true, onFound: (_, context) => context.header("cache-control", year) }));
    app.all("/assets/*", (context) => context.text("Not found", 404, { "cache-control": "no-store" }));
    app.use("*", serveStatic({ root, index: "none", onFound: (_, context) => context.header("cache-control", "public, max-age=3600") }));
    app.all("*", createRenderer(serverBuild, "production", publicUrl, inProcess));
    return app;
  };
}
