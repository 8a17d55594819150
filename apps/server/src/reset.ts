import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataFolder } from "./platform/database/data-folder-lock.ts";
import { readEnv } from "./env.ts";
import { StartRefused } from "./start-refused.ts";
import { startRefusal } from "./start-refusal.ts";

/** `pnpm demo:reset`: the next start creates a new demo world. Refused while a server uses the folder. */
try {
  const env = readEnv();
  if (env.databaseUrl !== null)
    throw new StartRefused("DATABASE_URL is set: reset clears only the embedded database in DATA_DIR.");
  const lock = lockDataFolder(env.dataDir);
  for (const name of ["db", "demo-world.unfinished", "outbox", "files", "pictures", "picture-cache"])
    rmSync(join(env.dataDir, name), { recursive: true, force: true });
  lock.release();
  process.stdout.write(`Cleared ${env.dataDir}; the next start fills it anew.\n`);
} catch (error) {
  const refusal = startRefusal(error);
  if (refusal === null) throw error;
  process.stderr.write(`${refusal.message}\n`);
  process.exitCode = 1;
}
