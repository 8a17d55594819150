import { mkdtemp, readdir, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Benchmark, ClusterBenchmark, Row } from "../bench/benchmark.ts";
import { startCluster } from "../bench/cluster/cluster-under-test.ts";
import { startServer } from "../bench/server-under-test.ts";
import { buildWhenStale } from "./build.ts";
import { repositoryRoot } from "./repository-root.ts";

const folder = join(repositoryRoot, "bench");
const port = Number(process.env["BENCH_PORT"] ?? 4312);

type Runnable = Benchmark | ClusterBenchmark;

function isRunnable(value: unknown): value is Runnable {
  return (
    typeof value === "object" &&
    value !== null &&
    "title" in value &&
    ("measure" in value || "measureCluster" in value)
  );
}

/** `overload` is one benchmark, `cluster` all whose names begin with it. */
const isNamed = (file: string, names: readonly string[]): boolean =>
  names.some((name) => file === `${name}.bench.ts` || file.startsWith(`${name}-`));

async function load(names: readonly string[]): Promise<Runnable[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".bench.ts")).toSorted();
  const chosen =
    names.length === 0
      ? files.filter((file) => !file.startsWith("cluster-"))
      : files.filter((file) => isNamed(file, names));
  return Promise.all(
    chosen.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      const benchmark: unknown =
        typeof module === "object" && module !== null ? Reflect.get(module, "benchmark") : undefined;
      if (!isRunnable(benchmark)) throw new Error(`bench/${file} exports no benchmark.`);
      return benchmark;
    }),
  );
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, aim = "" }) => `| ${what} | ${figure} | ${aim} |`);
  return [`### ${title}`, "", "| what | measured | aim |", "|---|---|---|", ...lines, ""].join("\n");
}

const sayMachine = (database: string): void => {
  const [processor] = cpus();
  console.log(
    `Taken ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), Node ${process.versions.node}, ${database}, load and server on the same machine.\n`,
  );
};

async function measureServer(benchmarks: readonly Benchmark[]): Promise<void> {
  console.error("Starting a server on a fresh demo world …");
  const dataDir = await mkdtemp(join(tmpdir(), "heirloop-bench-"));
  const start = () => startServer({ root: repositoryRoot, port, dataDir });
  let server = await start();
  try {
    sayMachine(process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded database");
    const first = { startedIn: server.startedIn, memory: server.memory() };
    for (const { title, measure } of benchmarks) {
      console.error(`${title} …`);
      console.log(table(title, await measure(server)));
    }
    const loaded = server.memory();
    await server.stop();
    server = await start();
    const second = server.startedIn;
    await server.kill();
    server = await start();
    const megabytes = (figure: number) => `${figure.toFixed(0)} MB`;
    const seconds = (figure: number) => `${(figure / 1000).toFixed(1)} s`;
    console.log(
      table("The server", [
        { what: "first page of an empty start (database made and filled)", figure: seconds(first.startedIn) },
        { what: "first page of a second start", figure: seconds(second), aim: "within 5 s" },
        { what: "first page of a start after `kill -9`", figure: seconds(server.startedIn) },
        { what: "memory of all processes, idle after the first start", figure: megabytes(first.memory) },
        {
          what: "memory of all processes, after the load",
          figure: megabytes(loaded),
          aim: "under 450 MB",
        },
        {
          what: "memory of all processes, idle after `kill -9` and a start",
          figure: megabytes(server.memory()),
          aim: "under 450 MB",
        },
      ]),
    );
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureCluster(benchmarks: readonly ClusterBenchmark[]): Promise<void> {
  console.error("Starting a cluster on a fresh demo world …");
  const cluster = await startCluster(port);
  try {
    sayMachine("PostgreSQL, Redis and HAProxy");
    const before = cluster.memory();
    for (const benchmark of benchmarks) {
      console.error(`${benchmark.title} …`);
      console.log(table(benchmark.title, await benchmark.measureCluster(cluster)));
    }
    const megabytes = (figure: number) => `${figure.toFixed(0)} MB`;
    console.log(
      table("The cluster", [
        { what: "memory of both web servers and the worker, at first", figure: megabytes(before) },
        {
          what: "memory of both web servers and the worker, after the load",
          figure: megabytes(cluster.memory()),
        },
      ]),
    );
  } finally {
    await cluster.stop();
  }
}

const benchmarks = await load(process.argv.slice(2));
await buildWhenStale((line) => console.error(line));
const ofServer = benchmarks.filter((benchmark) => "measure" in benchmark);
const ofCluster = benchmarks.filter((benchmark) => "measureCluster" in benchmark);
if (ofServer.length > 0) await measureServer(ofServer);
if (ofCluster.length > 0) await measureCluster(ofCluster);
