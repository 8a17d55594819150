import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { startClusterProcess } from "../../scripts/cluster/cluster-process.ts";

export type ClusterUnderTest = {
  /** The proxy, which visitors use. */
  origin: string;
  /** The web servers behind it, without the proxy in between. */
  webs: readonly [string, string];
  /** Sends a signal to a web server, which is then started again. Resolves when it serves visitors again. */
  signal(web: 0 | 1, signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Resident memory of the two web servers and the worker, in megabytes (1,000,000 bytes). */
  memory(): number;
  stop(): Promise<void>;
};

/** Milliseconds within which the proxy sends visitors to a server that is ready (deploy/haproxy.cfg). */
const proxyNotices = 500;

type Process = { pid: number; parent: number; kibibytes: number };

function processes(): Process[] {
  return execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => {
      const [pid = 0, parent = 0, kibibytes = 0] = row.trim().split(/\s+/).map(Number);
      return { pid, parent, kibibytes };
    });
}

export async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok === true) return;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Starts `pnpm cluster` on a fresh demo world. */
export async function startCluster(port: number): Promise<ClusterUnderTest> {
  const cluster = await startClusterProcess({ port, env: { LOG_LEVEL: "error" } });
  const children = () => processes().filter(({ parent }) => parent === cluster.pid);
  async function findWeb(ownPort: number): Promise<number> {
    for (const { pid } of children()) {
      const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
      if (environment.split("\0").includes(`PORT=${ownPort}`) && environment.includes("ROLE=")) return pid;
    }
    throw new Error(`No server of the cluster has port ${ownPort}.`);
  }
  const ports = [port + 1, port + 2] as const;
  const webs = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  return {
    origin: `http://127.0.0.1:${port}`,
    webs,
    async signal(web, signal) {
      const pid = await findWeb(ports[web]);
      process.kill(pid, signal);
      while (processes().some((running) => running.pid === pid))
        await new Promise((later) => setTimeout(later, 50));
      await waitUntilReady(webs[web]);
      await new Promise((later) => setTimeout(later, proxyNotices));
    },
    memory: () => (children().reduce((sum, { kibibytes }) => sum + kibibytes, 0) * 1024) / 1e6,
    stop: () => cluster.stop(),
  };
}
