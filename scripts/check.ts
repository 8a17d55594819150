import { typegen } from "./route-types.ts";
import { runProgram } from "./run-program.ts";
import type { Ending } from "./run-program.ts";

type Check = {
  title: string;
  steps: ReadonlyArray<{ command: string; args: readonly string[] }>;
  repair: string;
};

/** All fast checks. Those that need a browser, a server or a database are left to `pnpm test`. */
const checks: Check[] = [
  {
    title: "types",
    steps: [{ command: "tsc", args: ["-b"] }],
    repair: "pnpm typecheck",
  },
  {
    title: "unit and machine tests",
    steps: [
      {
        command: "vitest",
        args: [
          "run",
          "--reporter=dot",
          ...[
            "contract",
            "machines",
            "api-client",
            "demo",
            "studio",
            "ui-unit",
            "marketplace-unit",
            "explorer",
            "tooling",
          ].flatMap((project) => ["--project", project]),
        ],
      },
    ],
    repair: "pnpm exec vitest run --project <name>",
  },
  { title: "lint", steps: [{ command: "oxlint", args: [] }], repair: "pnpm lint --fix" },
  { title: "format", steps: [{ command: "oxfmt", args: ["--check"] }], repair: "pnpm format" },
  { title: "boundaries", steps: [{ command: "scripts/boundaries.ts", args: [] }], repair: "pnpm boundaries" },
];

type Result = { title: string; repair: string; failed: Ending | undefined; seconds: number };

async function run({ title, steps, repair }: Check): Promise<Result> {
  let seconds = 0;
  for (const step of steps) {
    const ending = await runProgram({
      ...step,
      limitSeconds: 300,
      output: "hold",
      env: { FORCE_COLOR: "0" },
    });
    seconds += ending.seconds;
    if (ending.exitCode !== 0) return { title, repair, failed: ending, seconds };
  }
  return { title, repair, failed: undefined, seconds };
}

/** Two at a time, for machines with two cores. */
async function runAll(): Promise<Result[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await run(check);
      results.push(result);
      console.log(
        `${result.failed === undefined ? "ok    " : "FAILED"} ${result.title} (${result.seconds.toFixed(1)} s)`,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

const started = performance.now();
// The linter and the compiler both read the routes' generated types.
const generated = await run({ title: "route types", steps: [typegen], repair: "pnpm typecheck" });
const results = generated.failed === undefined ? await runAll() : [generated];
for (const { title, repair, failed } of results) {
  if (failed !== undefined) console.error(`\n── ${title}: \`${repair}\`\n${failed.text.trim()}`);
}
const broken = results.filter(({ failed }) => failed !== undefined);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  broken.length === 0
    ? `\nAll ${results.length} checks hold (${seconds} s).`
    : `\n${broken.length} of ${results.length} checks failed (${seconds} s): ${broken.map(({ title }) => title).join(", ")}.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
