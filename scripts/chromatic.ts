import { runProgram } from "./run-program.ts";

/** `pnpm chromatic` publishes the stories to Chromatic; without a token it says so and passes. `chromatic.config.json` has its settings. */

const token = process.env["CHROMATIC_PROJECT_TOKEN"] ?? "";

async function run(command: string, args: readonly string[], limitSeconds: number): Promise<void> {
  const { exitCode } = await runProgram({ command, args, limitSeconds, output: "stream" });
  if (exitCode !== 0) process.exit(1);
}

if (token === "") console.log("Chromatic: not run (CHROMATIC_PROJECT_TOKEN is not set)");
else {
  await run("storybook", ["build", "--output-dir", ".storybook-static", "--stats-json", "--quiet"], 600);
  await run("chromatic", process.argv.slice(2), 1800);
}
