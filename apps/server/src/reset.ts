import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataFolder } from "./db/data-folder-lock.ts";
import { readEnv, StartRefused } from "./env.ts";

/** `pnpm demo:reset`: the next start begins with a new demo world. Refused while a server uses the folder. */
try {
  const env = readEnv();
  if (env.databaseUrl !== null)
    throw new StartRefused("DATABASE_URL is set: reset clears only the embedded database in DATA_DIR.");
  const lock = lockDataFolder(env.dataDir);
  for (const kept of ["db", "demo-world.unfinished", "outbox", "files", "pictures", "picture-cache"])
    rmSync(join(env.dataDir, kept), { recursive: true, force: true });
  lock.release();
  process.stdout.write(`Cleared ${env.dataDir}; the next start fills it anew.\n`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
