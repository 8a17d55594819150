import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import * as z from "zod/mini";

const report = z.union([z.object({ ready: z.literal(true) }), z.object({ failed: z.string() })]);

export type EmbeddedDatabase = {
  /** The unix socket's folder, which `pg` accepts as host. */
  readonly host: string;
  /** Ends the thread immediately; the next one recovers. For tests and the watchdog. */
  crash(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** null keeps the database in memory. */
  folder: string | null;
  dump?: string;
  /** PGlite, compiled already, so that many databases of one process share what is compiled; by default each compiles it. */
  compiled?: WebAssembly.Module;
  /** Milliseconds a single statement may run before the thread is ended and reopened. */
  statementTimeout?: number;
  idleInTransaction?: number;
  onTrouble?: (sentence: string) => void;
};

/**
 * PGlite in a worker thread, reachable like a PostgreSQL server on a unix socket that only this user can
 * open. The thread is reopened when it dies (0.4 s); data in a folder survives that, a database in memory
 * does not.
 */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const {
    folder,
    dump = null,
    compiled,
    statementTimeout = 30_000,
    idleInTransaction = 30_000,
    onTrouble = () => {},
  } = options;
  // Nothing is awaited before the thread starts, so that it starts before the rest of the server is loaded.
  if (folder !== null) mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A socket's path may have 107 characters; a data folder's path may be longer.
  const host = mkdtempSync(join(tmpdir(), "heirloop-"));
  const socket = join(host, ".s.PGSQL.5432");
  const heartbeat = new SharedArrayBuffer(8);
  const startedAt = new BigInt64Array(heartbeat);
  let closing = false;
  let worker = await begin();

  async function begin(): Promise<Worker> {
    rmSync(socket, { force: true });
    Atomics.store(startedAt, 0, 0n);
    const next = new Worker(new URL("./pglite.worker.ts", import.meta.url), {
      workerData: { folder, dump, compiled, socket, idleInTransaction, heartbeat },
      execArgv: [],
    });
    await new Promise<void>((ready, failed) => {
      next.once("error", failed);
      next.once("exit", (code) =>
        failed(new Error(`The embedded database ended with code ${code} while opening.`)),
      );
      next.on("message", (message) => {
        const news = report.parse(message);
        if ("ready" in news) ready();
        else onTrouble(`The embedded database failed: ${news.failed}`);
      });
    });
    next
      .removeAllListeners("exit")
      .on("error", (error: Error) => onTrouble(`The embedded database failed: ${error.message}`));
    next.once("exit", () => void reopen());
    return next;
  }

  async function reopen(): Promise<void> {
    if (closing) return;
    onTrouble("The embedded database ended unexpectedly and is reopened.");
    worker = await begin();
  }

  const watchdog = setInterval(
    () => {
      const since = Atomics.load(startedAt, 0);
      if (since !== 0n && Number(process.hrtime.bigint() - since) / 1e6 > statementTimeout) {
        onTrouble(`A statement ran for over ${statementTimeout} ms; its thread is ended.`);
        void worker.terminate();
      }
    },
    Math.min(1000, statementTimeout),
  );
  watchdog.unref();

  return {
    host,
    async crash() {
      await worker.terminate();
    },
    async close() {
      if (closing) return;
      closing = true;
      clearInterval(watchdog);
      const ended = new Promise((done) => worker.once("exit", done));
      worker.postMessage("close");
      await ended;
      rmSync(host, { recursive: true, force: true });
    },
  };
}
