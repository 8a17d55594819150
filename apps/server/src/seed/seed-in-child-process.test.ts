import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockDataFolder } from "../platform/database/data-folder-lock.ts";
import { compileCacheEnv } from "../testing/compile-cache.ts";

// Each start opens a separate database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const program = fileURLToPath(new URL("../testing/main-without-pages.ts", import.meta.url));
let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), "heirloop-apart-"))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a server for the first time. */
function start(flags: readonly string[] = []) {
  const server: ChildProcess = spawn(process.execPath, [...flags, program], {
    env: {
      ...compileCacheEnv,
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "error",
      DEMO: "on",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  server.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: string | null; errors: string }>((done) =>
    server.once("close", (code, signal) => done({ code, signal, errors })),
  );
  /** Resolves with the id of the seeding process, which is in its lock file. */
  const making = new Promise<number>((found) => {
    if (server.stdout !== null)
      createInterface({ input: server.stdout }).on("line", (line) => {
        if (line.startsWith("Making the demo world"))
          found(Number(readFileSync(join(dataDir, "lock.pid"), "utf8")));
      });
  });
  return { server, ended, making };
}

function lives(process_: number): boolean {
  try {
    process.kill(process_, 0);
    // A zombie process has ended but is still in the process table.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${process_}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("passes a refusal of the child process on in one sentence", async () => {
  const lock = lockDataFolder(dataDir);
  const { ended } = start();
  const { code, errors } = await ended;
  expect([code, errors]).toEqual([
    1,
    `Another Heirloop process (${process.pid}) is using the data folder ${dataDir}; stop it first or set DATA_DIR.\n`,
  ]);
  lock.release();
});

test("stops with one sentence when the child ends early, and seeds again at the next start", async () => {
  const { ended, making } = start();
  process.kill(await making, "SIGKILL");
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    errors: "The demo world was not finished (SIGKILL); the next start begins it anew.\n",
  });
  const again = start();
  expect(await again.making).not.toBe(again.server.pid);
  again.server.kill("SIGTERM");
  await again.ended;
});

test("starts the child with the server's memory limits", async () => {
  const { ended, making, server } = start(["--max-semi-space-size=8", "--max-old-space-size=384"]);
  const child = await making;
  expect(readFileSync(`/proc/${child}/cmdline`, "utf8").split("\0").slice(1, 3)).toEqual([
    "--max-semi-space-size=8",
    "--max-old-space-size=384",
  ]);
  server.kill("SIGTERM");
  await ended;
});

test.each(["SIGTERM", "SIGKILL"] as const)("%s to the server ends the child, too", async (signal) => {
  const { ended, making, server } = start();
  const child = await making;
  expect([child === server.pid, lives(child)]).toEqual([false, true]);
  server.kill(signal);
  await ended;
  await vi.waitFor(() => expect(lives(child)).toBe(false), { timeout: 30_000, interval: 20 });
  expect(existsSync(join(dataDir, "demo-world.unfinished"))).toBe(true);
});
