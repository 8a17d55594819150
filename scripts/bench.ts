import { mkdtemp, readdir, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Benchmark, Row } from "../bench/benchmark.ts";
import { startServer } from "../bench/server-under-test.ts";
import { buildWhenStale } from "./build.ts";
import { repositoryRoot } from "./repository-root.ts";

const folder = join(repositoryRoot, "bench");
const port = Number(process.env["BENCH_PORT"] ?? 4312);

function isBenchmark(value: unknown): value is Benchmark {
  return typeof value === "object" && value !== null && "title" in value && "measure" in value;
}

async function load(names: readonly string[]): Promise<Benchmark[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".bench.ts")).toSorted();
  const chosen =
    names.length === 0 ? files : files.filter((file) => names.includes(file.replace(".bench.ts", "")));
  return Promise.all(
    chosen.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      const benchmark: unknown =
        typeof module === "object" && module !== null ? Reflect.get(module, "benchmark") : undefined;
      if (!isBenchmark(benchmark)) throw new Error(`bench/${file} exports no benchmark.`);
      return benchmark;
    }),
  );
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, aim = "" }) => `| ${what} | ${figure} | ${aim} |`);
  return [`### ${title}`, "", "| what | measured | aim |", "|---|---|---|", ...lines, ""].join("\n");
}

const benchmarks = await load(process.argv.slice(2));
await buildWhenStale((line) => console.error(line));
console.error("Starting a server on a fresh demo world …");
const dataDir = await mkdtemp(join(tmpdir(), "heirloop-bench-"));
const start = () => startServer({ root: repositoryRoot, port, dataDir });
let server = await start();
try {
  const [processor] = cpus();
  console.log(
    `Taken ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), Node ${process.versions.node}, embedded database, load and server on the same machine.\n`,
  );
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
        aim: "under 700 MB",
      },
      {
        what: "memory of all processes, idle after `kill -9` and a start",
        figure: megabytes(server.memory()),
        aim: "under 700 MB",
      },
    ]),
  );
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
