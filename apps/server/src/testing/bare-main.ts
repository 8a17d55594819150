import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { readEnv } from "../env.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { openFilledDatabase } from "../open-database.ts";
import { run } from "../run.ts";
import { startServer } from "../server.ts";

/** Runs the server without the marketplace's build, for tests of starts, stops and crashes. */
await run(async (say, stopping) => {
  const env = readEnv();
  const database = await openFilledDatabase(env, say, stopping);
  const createPages = async () => ({
    web() {
      const app = new Hono<HttpEnv>();
      app.get("/slow", async (context) => {
        say("asked");
        await pause(Number(context.req.query("ms") ?? 0));
        return context.text("done");
      });
      return app;
    },
  });
  const running = await startServer(env, say, createPages, database);
  const address = running.http.address();
  say(`listening on ${typeof address === "object" && address !== null ? address.port : "nothing"}`);
  return running;
});
