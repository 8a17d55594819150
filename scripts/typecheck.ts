import { typegen } from "./route-types.ts";
import { runProgram } from "./run-program.ts";

/**
 * Type checks everything: generates the routes' types, then compiles every project, including tests and
 * stories.
 */
const steps = [typegen, { command: "tsc", args: ["-b"] }];

for (const step of steps) {
  const { exitCode, text } = await runProgram({ ...step, limitSeconds: 240, output: "hold" });
  if (exitCode !== 0) {
    console.error(text.trim());
    process.exitCode = 1;
    break;
  }
}
