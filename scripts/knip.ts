import { typegen } from "./route-types.ts";
import { runProgram } from "./run-program.ts";

/** Looks for unused files, exports and dependencies, once the types that the routes import are generated. */
const steps = [typegen, { command: "knip", args: process.argv.slice(2) }];

for (const step of steps) {
  const { exitCode, text } = await runProgram({ ...step, limitSeconds: 240, output: "hold" });
  if (exitCode !== 0) {
    console.error(text.trim());
    process.exitCode = 1;
    break;
  }
}
