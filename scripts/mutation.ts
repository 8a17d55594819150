import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Mutates the rules one at a time and reports the mutants that no test detects: `pnpm mutation`, or `pnpm
 * mutation order promo server/stock` for some folders. It fails when the tests of a folder detect fewer than
 * 90 percent of its mutants. Each folder runs only its own tests, because running all tests for a mutant takes
 * minutes.
 */
const machines = "packages/machines/src";
const contract = "packages/contract/src";
const modules = "apps/server/src/modules";
const leastKilled = 90;

/** The files of the server's modules that decide without a database. */
const serverRules = [
  ...["policy", "plan", "copy", "facts", "mapping", "presenter", "deadline"].map((kind) => `*.${kind}.ts`),
  "order-sides.ts",
  "promo-code.ts",
  "push-content.ts",
  "unsubscribe-token.ts",
];
const serverModules = [
  "stock",
  "checkout",
  "order",
  "order-process",
  "order-case",
  "order-case-process",
  "payout",
  "consignment",
  "discount",
  "notification",
  "alert-mail",
];

const excluded = [
  // A table of words. Its test would only repeat it, and each change runs every test of the folder.
  `${machines}/search/kind-names.ts`,
  // A table of words, too; the server's test of imports reads it.
  `${machines}/listing-import/example-csv.ts`,
  // A table of endpoints, which only tests with a server use.
  `${contract}/push/push.endpoints.ts`,
  // It reads the database.
  `${modules}/consignment/consignment.policy.ts`,
];

type Area = Readonly<{ name: string; folder: string; rules: readonly string[]; tests: readonly string[] }>;

/** The tests in a folder, without those that start a server: they take seconds for each mutant. */
const testsIn = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder))
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `${folder}/${file}`)
    .filter((path) => !readFileSync(join(repositoryRoot, path), "utf8").includes("startTestServer"));

const area = (name: string, folder: string, rules: readonly string[]): Area => ({
  name,
  folder,
  rules,
  tests: testsIn(folder),
});

const areas = [
  // The prover and the charts are test tools.
  ...readdirSync(join(repositoryRoot, machines))
    .filter((name) => name !== "proof" && name !== "chart")
    .map((name) => area(name, `${machines}/${name}`, ["*.ts"])),
  ...["money", "push", "tax"].map((name) => area(name, `${contract}/${name}`, ["*.ts"])),
  ...serverModules.map((name) => area(`server/${name}`, `${modules}/${name}`, serverRules)),
];

const reportSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
});
const readReport = (path: string) => reportSchema.parse(JSON.parse(readFileSync(path, "utf8")));
const isKilled = ({ status }: { status: string }): boolean => status === "Killed" || status === "Timeout";
const hasSurvived = ({ status }: { status: string }): boolean =>
  status === "Survived" || status === "NoCoverage";

/**
 * Has the survivors of the last run tested again: Stryker repeats its earlier result for a mutant of code that
 * runs when a file is loaded, even if a new test would detect it.
 */
function forgetSurvivors(path: string): void {
  if (!existsSync(path)) return;
  const report = readReport(path);
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((mutant) => !hasSurvived(mutant));
  writeFileSync(path, JSON.stringify(report));
}

type Score = { killed: number; survived: number };

/** Runs one folder; null when Stryker fails. */
function runArea({ name, folder, rules, tests }: Area): Score | null {
  const file = name.replace("/", "-");
  const reports = join(repositoryRoot, ".stryker-tmp/reports");
  const mutate = [
    ...rules.map((pattern) => `${folder}/${pattern}`),
    ...["test", "fixture", "example"].map((kind) => `!${folder}/*.${kind}.ts`),
    ...excluded.map((path) => `!${path}`),
  ];
  const written = join(repositoryRoot, ".stryker-tmp/report.json");
  const stryker = join(repositoryRoot, "node_modules/.bin/stryker");
  const results = `.stryker-tmp/incremental-${file}.json`;
  forgetSurvivors(join(repositoryRoot, results));
  spawnSync(stryker, ["run", "--mutate", mutate.join(","), "--incrementalFile", results], {
    cwd: repositoryRoot,
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests.join(",") },
  });
  if (!existsSync(written)) return null;
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${file}.json`);
  renameSync(written, report);
  const mutants = Object.values(readReport(report).files).flatMap((one) => one.mutants);
  return { killed: mutants.filter(isKilled).length, survived: mutants.filter(hasSurvived).length };
}

const mutantsOf = ({ killed, survived }: Score): number => killed + survived;
const percent = (score: Score): number =>
  mutantsOf(score) === 0 ? 100 : (100 * score.killed) / mutantsOf(score);

const wanted = process.argv.slice(2);
const chosen = areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const scores = chosen.map((one) => ({ name: one.name, score: runArea(one) }));
for (const { name, score } of scores)
  console.log(
    score === null
      ? `did not run  ${name}`
      : `${percent(score).toFixed(1).padStart(6)} %  of ${String(mutantsOf(score)).padStart(4)} mutants  ${name}`,
  );
const failed = scores.filter(({ score }) => score === null || percent(score) < leastKilled);
if (failed.length > 0 || chosen.length === 0) {
  const names = failed.map(({ name }) => name).join(", ");
  console.error(
    chosen.length === 0 ? `No such folder: ${wanted.join(" ")}` : `Below ${leastKilled} %: ${names}`,
  );
  process.exitCode = 1;
}
