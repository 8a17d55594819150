import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { readEnv } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { openFilledDatabase } from "../open-database.ts";
import { run } from "../run.ts";

/** Runs the server without the marketplace's build, for tests of starts, stops and crashes. */
await run(async (print, stopping) => {
  const env = readEnv();
  // As `main.ts` does: wrong settings are refused before the server is loaded.
  const [database, { startServer }] = await Promise.all([
    openFilledDatabase(env, print, stopping),
    import("../server.ts"),
  ]);
  const createPages = async () => ({
    web() {
      const app = new Hono<HttpEnv>();
      app.get("/slow", async (context) => {
        print("asked");
        await pause(Number(context.req.query("ms") ?? 0));
        return context.text("done");
      });
      return app;
    },
  });
  const running = await startServer(env, print, createPages, database);
  const address = running.http.address();
  print(`listening on ${typeof address === "object" && address !== null ? address.port : "nothing"}`);
  return running;
});
