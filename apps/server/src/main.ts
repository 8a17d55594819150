import { brand } from "@heirloop/contract/brand/brand";
import { applyMode, readEnv } from "./env.ts";
import { openFilledDatabase } from "./open-database.ts";
import { run } from "./run.ts";

await run(async (print, stopping) => {
  const env = readEnv();
  applyMode(env);
  // The database opens in its own thread while this one loads the server and the pages.
  const [database, { startServer }, web] = await Promise.all([
    openFilledDatabase(env, print, stopping),
    import("./server.ts"),
    import("./web/built-marketplace.ts").then(({ builtMarketplace }) => builtMarketplace(env)),
  ]);
  const running = await startServer(env, print, async () => ({ web }), database);
  print(`${brand.name} is at ${env.publicUrl}`);
  return running;
});
