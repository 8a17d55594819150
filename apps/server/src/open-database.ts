import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { claimDatabase, createAdvisoryLocks } from "./platform/database/advisory-locks.ts";
import { connectionLossCause, isConnectionLoss } from "./platform/database/connection-loss.ts";
import { prepareDataFolder } from "./platform/database/data-folder.ts";
import { lockDataFolder } from "./platform/database/data-folder-lock.ts";
import { openEmbedded } from "./platform/database/embedded.ts";
import type { Env } from "./env.ts";
import { createLogger } from "./platform/logging/log.ts";
import { lacksDemoWorld, seedInChildProcess } from "./seed/seed-in-child-process.ts";
import { startRefusal } from "./start-refusal.ts";

type Print = (line: string) => void;

/** The database's URL. An embedded one belongs to this process and has to be closed. */
export type OpenDatabase = Readonly<{
  where: { socketFolder: string } | { url: string };
  /** Runs work, such as migrations, under a lock that excludes all other processes on this database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}>;

/**
 * Opens the embedded database of the data folder, which it locks for this process; with `DATABASE_URL` there
 * is nothing to open.
 */
export async function openDatabase(env: Env, print: Print): Promise<OpenDatabase> {
  if (env.databaseUrl !== null) return openPostgres(env, env.databaseUrl);
  const lock = lockDataFolder(env.dataDir);
  try {
    print("Opening the database …");
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
  const locks = createAdvisoryLocks(url, { connections: 1 });
  return {
    where: { url },
    alone: (work) => locks.run("heirloop start", work),
    async close() {
      await locks.close();
      await claim.release();
    },
  };
}

/**
 * Opens the database and seeds a new data folder first. Waits for a database that cannot be reached, answering
 * 503 on the server's port meanwhile, until `stopping` aborts. Imports little, so that the rest of the server
 * is loaded while the database opens.
 */
export async function openFilledDatabase(
  env: Env,
  print: Print,
  stopping: AbortSignal,
): Promise<OpenDatabase> {
  // With `DATABASE_URL` it stores keys and pictures.
  prepareDataFolder(env.dataDir);
  // Awaited only if needed, so that the database's thread starts as early as possible.
  if (lacksDemoWorld(env)) await seedInChildProcess(env, print);
  try {
    return await openDatabase(env, print);
  } catch (error) {
    if (!isWorthWaiting(error)) throw error;
    createLogger(env.logLevel).error(
      { cause: connectionLossCause(error) },
      "the database at DATABASE_URL cannot be reached; trying again every second",
    );
  }
  const { answerWhileStarting } = await import("./http/answer-while-starting.ts");
  const answering = await answerWhileStarting(env);
  try {
    return await openWhenReachable(env, print, stopping);
  } finally {
    await answering.close();
  }
}

/** A setting that cannot work stops the start; a database that is away may come back. */
const isWorthWaiting = (error: unknown): error is Error =>
  isConnectionLoss(error) && startRefusal(error) === null;

/** Milliseconds between attempts to reach the database. */
const retryAfter = 1_000;

async function openWhenReachable(env: Env, print: Print, stopping: AbortSignal): Promise<OpenDatabase> {
  for (;;) {
    await pause(retryAfter, undefined, { signal: stopping });
    try {
      return await openDatabase(env, print);
    } catch (error) {
      if (!isWorthWaiting(error)) throw error;
    }
  }
}
