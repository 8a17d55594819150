import { join } from "node:path";
import { claimDatabase, createAdvisoryLocks } from "./platform/database/advisory-locks.ts";
import { lockDataFolder } from "./platform/database/data-folder-lock.ts";
import { openEmbedded } from "./platform/database/embedded.ts";
import type { Env } from "./env.ts";
import { createLogger } from "./platform/logging/log.ts";
import { lacksDemoWorld, seedApart } from "./seed/seed-apart.ts";

type Say = (line: string) => void;

/** Where the database listens. An embedded one is this process's own and is to be closed. */
export type OpenDatabase = Readonly<{
  where: { socketFolder: string } | { url: string };
  /** Runs work that no other process on this database does meanwhile, such as migrating. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}>;

/** Opens the embedded database of the data folder, which no other process may use meanwhile; with `DATABASE_URL` nothing is to be opened. */
export async function openDatabase(env: Env, say: Say): Promise<OpenDatabase> {
  if (env.databaseUrl !== null) return openPostgres(env, env.databaseUrl);
  const lock = lockDataFolder(env.dataDir);
  try {
    say("Opening the database …");
    const embedded = await openEmbedded({
      folder: join(env.dataDir, "db"),
      onTrouble: (sentence) => createLogger(env.logLevel).error(sentence),
    });
    return {
      where: { socketFolder: embedded.host },
      alone: (work) => work(),
      async close() {
        await embedded.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(env: Env, url: string): Promise<OpenDatabase> {
  const claim = await claimDatabase(url, createLogger(env.logLevel), { shared: env.redisUrl !== null });
  const locks = createAdvisoryLocks(url, 1);
  return {
    where: { url },
    alone: (work) => locks.run("heirloop start", work),
    async close() {
      await locks.close();
      await claim.release();
    },
  };
}

/** What a server begins with: a new data folder is filled first. Reads little of the server, so that the rest is read while the database opens. */
export async function openFilledDatabase(env: Env, say: Say): Promise<OpenDatabase> {
  // Nothing is waited for otherwise: the database's thread is to begin before that.
  if (lacksDemoWorld(env)) await seedApart(env, say);
  return openDatabase(env, say);
}
