import { readdir } from "node:fs/promises";
import { cpus } from "node:os";
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
const server = await startServer({ root: repositoryRoot, port });
try {
  const [processor] = cpus();
  console.log(
    `Taken ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), Node ${process.versions.node}, embedded database, load and server on the same machine.\n`,
  );
  const before = server.memory();
  for (const { title, measure } of benchmarks) {
    console.error(`${title} …`);
    console.log(table(title, await measure(server)));
  }
  console.log(
    table("The server", [
      {
        what: "first page after an empty start (database made and filled)",
        figure: `${(server.startedIn / 1000).toFixed(1)} s`,
      },
      { what: "memory of all processes, idle after the start", figure: `${before.toFixed(0)} MB` },
      {
        what: "memory of all processes, after the load",
        figure: `${server.memory().toFixed(0)} MB`,
        aim: "under 700 MB",
      },
    ]),
  );
} finally {
  await server.stop();
}
