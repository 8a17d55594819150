import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { repositoryRoot } from "../repository-root.ts";

export type ClusterProcess = { pid: number; stop(): Promise<void> };

/** Milliseconds: long enough to fill a database with the demo world on a slow machine. */
const longestStart = 240_000;

/** Runs `pnpm cluster --fresh` on this port and the four after it; resolves when it can answer. */
export async function startClusterProcess({
  port,
  env = {},
}: {
  port: number;
  env?: Readonly<Record<string, string>>;
}): Promise<ClusterProcess> {
  const cluster = spawn(process.execPath, [join(repositoryRoot, "scripts/cluster/cluster.ts"), "--fresh"], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => cluster.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    cluster.kill("SIGTERM");
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(`${reason}:\n${lines.join("\n")}`));
    const late = setTimeout(() => {
      fail("The cluster did not start in time");
      void stop();
    }, longestStart);
    for (const stream of [cluster.stdout, cluster.stderr])
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        if (!line.startsWith("Cluster is at")) return;
        clearTimeout(late);
        resolve();
      });
    void ended.then(() => {
      clearTimeout(late);
      fail("The cluster ended before it could answer");
    });
  });
  return { pid: cluster.pid ?? 0, stop };
}
