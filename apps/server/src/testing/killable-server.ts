import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { connectDatabase, type Db } from "../platform/database/database.ts";
import { openDatabase } from "../open-database.ts";
import { readEnv, readTestLane } from "../env.ts";
import { compileCacheEnv } from "./compile-cache.ts";
import type { CrashPeople } from "./crash-server.ts";
import { emptyDatabase } from "./empty-database.ts";
import { findFreePort } from "./free-port.ts";

export type KillableServer = {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  /** Starts it again on the same data; resolves once it answers. */
  start(): Promise<void>;
  /** Ends it at once (SIGKILL), or as Ctrl+C does. */
  end(signal: "SIGKILL" | "SIGINT"): Promise<void>;
  /** The accounts that it created at its first start. */
  people(): Promise<CrashPeople>;
  /** Reads and changes its data while it does not run. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
};

/** A server in a process of its own that a test kills and starts again. */
export async function createKillableServer(more: Record<string, string> = {}): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), "heirloop-crash-"));
  const port = await findFreePort();
  const lane = readTestLane();
  const database = lane.kind === "postgres" ? await emptyDatabase(lane.url) : null;
  const settings = {
    ...compileCacheEnv,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: "off",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...more,
  };
  let child: ChildProcess | undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    async start() {
      const script = fileURLToPath(new URL("./crash-server.ts", import.meta.url));
      const started = spawn(process.execPath, [script], {
        env: settings,
        stdio: ["ignore", "pipe", "inherit"],
      });
      child = started;
      await new Promise<void>((ready, failed) => {
        createInterface(started.stdout).on("line", (line) => line === "ready" && ready());
        started.once("exit", (code, signal) =>
          failed(new Error(`The server ended while starting: ${String(code ?? signal)}`)),
        );
      });
    },
    async end(signal) {
      const victim = child;
      if (victim === undefined) return;
      const ended = new Promise((over) => victim.once("exit", over));
      victim.kill(signal);
      await ended;
    },
    people: async () => JSON.parse(await readFile(join(folder, "crash-people.json"), "utf8")) as CrashPeople,
    async withDatabase(work) {
      const env = readEnv(settings);
      const opened = await openDatabase(env, () => {});
      const connection = connectDatabase(opened.where, env.databaseConnections);
      try {
        return await work(connection.db);
      } finally {
        await connection.close();
        await opened.close();
      }
    },
    async remove() {
      child?.kill("SIGKILL");
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
