import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Mutates the rules one at a time and reports the mutants that no test detects: `pnpm mutation`, or `pnpm
 * mutation order promo` for some folders. Each folder runs only its own tests, because running all tests for
 * a mutant takes minutes.
 */
const machines = "packages/machines/src";
const contract = "packages/contract/src";
const leastKilled = 90;

const hasTests = (folder: string): boolean =>
  readdirSync(join(repositoryRoot, folder)).some((file) => file.endsWith(".test.ts"));

/** The prover and the charts are test tools. */
const areas = [
  ...readdirSync(join(repositoryRoot, machines))
    .filter((name) => name !== "proof" && name !== "chart")
    .map((name) => `${machines}/${name}`),
  `${contract}/money`,
  `${contract}/tax`,
].filter(hasTests);

const reportSchema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

type Score = { killed: number; survived: number };

/** Runs one folder; null when Stryker fails. */
function runArea(area: string): Score | null {
  const name = area.split("/").at(-1) ?? area;
  const folder = join(repositoryRoot, ".stryker-tmp/reports");
  const mutate = ["*.ts", "!*.test.ts", "!*.fixture.ts", "!*.example.ts"]
    .map((pattern) => pattern.replace(/^(!?)/, `$1${area}/`))
    .join(",");
  const written = join(repositoryRoot, ".stryker-tmp/report.json");
  const stryker = join(repositoryRoot, "node_modules/.bin/stryker");
  spawnSync(
    stryker,
    ["run", "--mutate", mutate, "--incrementalFile", `.stryker-tmp/incremental-${name}.json`],
    {
      cwd: repositoryRoot,
      stdio: "inherit",
      env: { ...process.env, MUTATION_AREA: area },
    },
  );
  if (!existsSync(written)) return null;
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${name}.json`);
  renameSync(written, report);
  const { files } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return { killed: count("Killed", "Timeout"), survived: count("Survived", "NoCoverage") };
}

const percent = ({ killed, survived }: Score): number =>
  killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);

const wanted = process.argv.slice(2);
const chosen = areas.filter(
  (area) => wanted.length === 0 || wanted.some((name) => area.endsWith(`/${name}`)),
);
const scores = chosen.map((area) => ({ area, score: runArea(area) }));
const total = { killed: 0, survived: 0 };
for (const { area, score } of scores) {
  console.log(
    score === null ? `did not run  ${area}` : `${percent(score).toFixed(1).padStart(6)} %  ${area}`,
  );
  total.killed += score?.killed ?? 0;
  total.survived += score?.survived ?? 0;
}
console.log(`${percent(total).toFixed(1).padStart(6)} %  killed of ${total.killed + total.survived} mutants`);
if (percent(total) < leastKilled || scores.some(({ score }) => score === null)) process.exitCode = 1;
