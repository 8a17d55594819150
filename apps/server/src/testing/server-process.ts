import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compileCacheEnv } from "./compile-cache.ts";

export type ServerProcess = {
  readonly origin: string;
  readonly lines: readonly string[];
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
};

const program = fileURLToPath(new URL("./main-without-pages.ts", import.meta.url));

export type StartingServer = Pick<ServerProcess, "lines" | "kill" | "ended"> & {
  /** Resolves when the server listens, rejects with its output if it ends before. */
  readonly started: Promise<ServerProcess>;
};

/** Starts the server as a process, on a free port if none is given. */
export function spawnServer(settings: Record<string, string>): StartingServer {
  const child = spawn(process.execPath, [program], {
    env: { ...compileCacheEnv, PORT: "0", LOG_LEVEL: "error", DEMO: "off", DRAIN_SECONDS: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended: ServerProcess["ended"] = new Promise((done) =>
    child.once("close", (code, signal) => done({ code, signal, errors })),
  );
  const port = new Promise<string>((found) =>
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const match = /^listening on (\d+)$/.exec(line);
      if (match?.[1] !== undefined) found(match[1]);
    }),
  );
  const server = { lines, kill: (signal: NodeJS.Signals) => void child.kill(signal), ended };
  const start = async (): Promise<ServerProcess> => {
    const first = await Promise.race([port, ended]);
    if (typeof first !== "string") throw new Error(first.errors.trim());
    return { origin: `http://127.0.0.1:${first}`, ...server };
  };
  return { ...server, started: start() };
}

/**
 * Starts the server as a process on a free port; resolves when it listens, rejects with its output if it
 * refuses to start.
 */
export const startServerProcess = (settings: Record<string, string>): Promise<ServerProcess> =>
  spawnServer(settings).started;
