import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";
import { runProgram } from "./run-program.ts";

/** Types of everything: the routes' generated types first, then every project, then the stories. */
const steps = [
  { command: "apps/marketplace/node_modules/.bin/react-router", args: ["typegen", "apps/marketplace"] },
  { command: "tsc", args: ["-b"] },
  { command: "tsc", args: ["-p", ".storybook"] },
];

for (const step of steps) {
  if (step.args.includes(".storybook") && !existsSync(join(repositoryRoot, ".storybook/tsconfig.json")))
    continue;
  const { exitCode, text } = await runProgram({ ...step, limitSeconds: 240, output: "hold" });
  if (exitCode !== 0) {
    console.error(text.trim());
    process.exitCode = 1;
    break;
  }
}
