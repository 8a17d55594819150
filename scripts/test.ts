import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findHaproxy } from "./cluster/find-haproxy.ts";
import { BuildFailed, buildWhenStale } from "./build.ts";
import { runProgram } from "./run-program.ts";
import { add, formatCount, noTests, parseCount, verdict } from "./test-count.ts";
import type { TestCount } from "./test-count.ts";

type Group = {
  name: string;
  title: string;
  command: string;
  args: readonly string[];
  limitSeconds: number;
  env?: Readonly<Record<string, string>>;
};

function vitest(name: string, title: string, projects: readonly string[], limitSeconds: number): Group {
  const named = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    title,
    command: "vitest",
    args: ["run", ...named, "--reporter=default", "--reporter=./scripts/count-reporter.ts"],
    limitSeconds,
  };
}

const setting = (name: string): string => process.env[name] ?? "";
const journeyArgs = [
  "test",
  "--config",
  "e2e/playwright.config.ts",
  "--reporter=list,./scripts/journey-count-reporter.ts",
];

const groups: Group[] = [
  vitest("contract", "contract", ["contract"], 600),
  vitest("machines", "machines and their explorer", ["machines", "explorer"], 600),
  vitest("clients", "API client and mocks", ["api-client"], 600),
  vitest("demo", "demo world", ["demo", "studio"], 600),
  vitest("marketplace", "marketplace and screens, without a browser", ["marketplace-unit", "ui-unit"], 600),
  vitest("tooling", "repository rules", ["tooling"], 600),
  vitest("packages", "packages in an app outside of the workspace", ["packages"], 600),
  vitest("server", "server on the embedded database", ["server"], 1800),
  vitest("server-postgres", "server on PostgreSQL", ["server-postgres"], 1800),
  vitest("stories", "stories in a browser", ["stories"], 1800),
  {
    name: "visual",
    title: "pictures of the stories",
    command: "scripts/visual.ts",
    args: [],
    limitSeconds: 1800,
  },
  {
    name: "journeys",
    title: "journeys in a browser",
    command: "playwright",
    args: journeyArgs,
    limitSeconds: 2400,
  },
  {
    name: "journeys-cluster",
    title: "journeys of money and chat on a cluster",
    command: "playwright",
    args: journeyArgs,
    limitSeconds: 1200,
    env: {
      JOURNEY_CLUSTER: "on",
      CLUSTER_POSTGRES_URL: setting("TEST_DATABASE_URL"),
      REDIS_URL: setting("TEST_REDIS_URL"),
    },
  },
];

/** The browser of the committed pictures only runs on Linux on x64. */
const picturesComparable = process.platform === "linux" && process.arch === "x64";
const picturesNotCompared = "Pictures of the stories: not compared (their browser runs on Linux x64 only)";
const postgresNotRun = "PostgreSQL lane: not run (TEST_DATABASE_URL is not set)";
const clusterPossible =
  setting("TEST_DATABASE_URL") !== "" && setting("TEST_REDIS_URL") !== "" && findHaproxy() !== null;
const clusterNotRun =
  "Journeys on a cluster: not run (they need TEST_DATABASE_URL, TEST_REDIS_URL and HAProxy)";
const redisNotRun = "Redis: its tests did not run (they need TEST_DATABASE_URL and TEST_REDIS_URL)";

/** `pnpm test` runs everything; `pnpm test machines server` only those groups. */
function chosenGroups(names: readonly string[]): Group[] {
  const unknown = names.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    console.error(
      `No test group is called ${unknown.join(", ")}; there are: ${groups.map(({ name }) => name).join(", ")}.`,
    );
    process.exit(1);
  }
  const named = names.length === 0 ? groups : groups.filter(({ name }) => names.includes(name));
  const chosen = picturesComparable ? named : named.filter(({ name }) => name !== "visual");
  return chosen.filter(
    ({ name }) =>
      (name !== "server-postgres" || setting("TEST_DATABASE_URL") !== "") &&
      (name !== "journeys-cluster" || clusterPossible),
  );
}

async function runGroup(
  { command, args, limitSeconds, env = {} }: Group,
  countFile: string,
): Promise<TestCount & { reason?: string }> {
  await rm(countFile, { force: true });
  const { exitCode } = await runProgram({
    command,
    args,
    limitSeconds,
    output: "stream",
    env: { ...env, TEST_COUNT_FILE: countFile },
  });
  return verdict({
    exitCode,
    count: existsSync(countFile) ? parseCount(await readFile(countFile, "utf8")) : undefined,
  });
}

async function main(names: readonly string[]): Promise<TestCount> {
  const chosen = chosenGroups(names);
  const folder = await mkdtemp(join(tmpdir(), "heirloop-tests-"));
  const summary: string[] = [];
  let total = noTests;
  try {
    if (chosen.some(({ name }) => name.startsWith("journeys")))
      await buildWhenStale((line) => console.log(line));
    for (const [index, group] of chosen.entries()) {
      console.log(`\n[${index + 1}/${chosen.length}] ${group.title} …`);
      const started = performance.now();
      const { reason, ...count } = await runGroup(group, join(folder, "count.json"));
      total = add(total, count);
      const seconds = Math.round((performance.now() - started) / 1000);
      summary.push(
        `${group.title}: ${formatCount(count)}${reason === undefined ? "" : ` (${reason})`}, ${seconds} s`,
      );
      console.log(`[${index + 1}/${chosen.length}] ${summary.at(-1) ?? ""}`);
    }
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    summary.push(error.message);
    total = add(total, { ...noTests, failed: 1 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Repeated at the end, where readers of a long log begin.
  for (const name of total.failures) console.log(`failed: ${name}`);
  console.log(`\n${summary.join("\n")}`);
  if (setting("TEST_DATABASE_URL") === "") console.log(postgresNotRun);
  if (setting("TEST_DATABASE_URL") === "" || setting("TEST_REDIS_URL") === "") console.log(redisNotRun);
  if (!clusterPossible) console.log(clusterNotRun);
  if (!picturesComparable) console.log(picturesNotCompared);
  return total;
}

const total = await main(process.argv.slice(2));
console.log(formatCount(total));
process.exitCode = total.failed === 0 ? 0 : 1;
