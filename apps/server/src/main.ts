import { brand } from "@heirloop/contract/brand/brand";
import { readEnv } from "./env.ts";
import { run } from "./run.ts";
import { startServer } from "./server.ts";
import { builtMarketplace } from "./web/built-marketplace.ts";

await run(async (say) => {
  const env = readEnv();
  const running = await startServer(env, say, async () => ({ web: await builtMarketplace(env.publicUrl) }));
  say(`${brand.name} is at ${env.publicUrl}`);
  return running;
});
