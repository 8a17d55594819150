import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import * as z from "zod/mini";
import { createGateway } from "./gateway.ts";

const orders = z
  .object({
    /** The database's folder; null keeps it in memory. */
    folder: z.nullable(z.string()),
    /** A dump to start from, for tests. */
    dump: z.nullable(z.string()),
    /** PGlite itself, when another database of this process has compiled it. */
    compiled: z.optional(z.instanceof(WebAssembly.Module)),
    socket: z.string(),
    /** Milliseconds. */
    idleInTransaction: z.number(),
    /**
     * One 64-bit number: the start of the running batch, in nanoseconds of the monotonic clock; 0 while none
     * runs.
     */
    heartbeat: z.instanceof(SharedArrayBuffer),
  })
  .parse(workerData);

const port = parentPort;
if (port === null) throw new Error("The database's thread is started by the server, not on its own.");

const startedAt = new BigInt64Array(orders.heartbeat);
/**
 * PostgreSQL's own cache. Its default of 128 MB would be a quarter of the whole server's memory, and the system
 * caches the same files.
 */
const sharedBuffers = "24MB";
const loaded = orders.dump === null ? {} : { loadDataDir: new Blob([await readFile(orders.dump)]) };
const engine = await PGlite.create({
  ...(orders.folder === null ? {} : { dataDir: orders.folder }),
  ...loaded,
  ...(orders.compiled === undefined ? {} : { pgliteWasmModule: orders.compiled }),
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
});
await engine.exec("SET TIME ZONE 'UTC'");

const gateway = createGateway(engine, {
  idleInTransaction: orders.idleInTransaction,
  onBatch: (running) => Atomics.store(startedAt, 0, running ? process.hrtime.bigint() : 0n),
  onEngineFailure: (error) => {
    port.postMessage({ failed: String(error) });
    process.exit(70);
  },
});
gateway.listen(orders.socket, () => port.postMessage({ ready: true }));

async function close(): Promise<void> {
  gateway.close();
  await engine.close();
  process.exit(0);
}
port.on("message", () => void close());
