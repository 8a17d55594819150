import { serverEnvironment, serverFlagsFor } from "../scripts/server-flags.ts";
import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type ServerUnderTest = {
  origin: string;
  /** Milliseconds from the start of the process to its first page. */
  startedIn: number;
  /** Resident memory of the server and all of its child processes, in megabytes (1,000,000 bytes). */
  memory(): number;
  stop(): Promise<void>;
  /** Kills it without a shutdown (`kill -9`), like a crash. */
  kill(): Promise<void>;
};

export type Start = { root: string; port: number; dataDir?: string };

/** Starts the production server with a separate data folder and waits for its first page. */
export async function startServer({ root, port, dataDir }: Start): Promise<ServerUnderTest> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "heirloop-bench-")));
  const started = performance.now();
  const server = spawn(
    process.execPath,
    [...serverFlagsFor(process.env["DATABASE_URL"]), join(root, "apps/server/build/main.js")],
    {
      cwd: root,
      env: { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const kill = async (): Promise<void> => {
    server.kill("SIGKILL");
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => {
    server.once("exit", () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    const forced = setTimeout(() => server.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(forced);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode} while it started.`);
    if (performance.now() - started > 180_000) {
      await stop();
      throw new Error("The server did not answer within 180 s.");
    }
    const answer = await fetch(`${origin}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) break;
    await wait(50);
  }
  return {
    origin,
    startedIn: performance.now() - started,
    memory: () => memoryBelow(server.pid ?? 0),
    stop,
    kill,
  };
}

function memoryBelow(pid: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number =>
    rows
      .filter(([, ppid]) => ppid === parent)
      .reduce((sum, [child = 0, , kibibytes = 0]) => sum + kibibytes + below(child), 0);
  const own = rows.find(([id]) => id === pid)?.[2] ?? 0;
  return ((own + below(pid)) * 1024) / 1e6;
}
