import { spawn } from "node:child_process";
import { join } from "node:path";
import { BuildFailed, buildWhenStale } from "./build.ts";
import { repositoryRoot } from "./repository-root.ts";
import { serverFlags } from "./server-flags.ts";

const wantedNode = 24;

if (Number.parseInt(process.versions.node, 10) < wantedNode) {
  console.error(
    `Heirloop runs on Node ${wantedNode} and this is ${process.versions.node}: start it with \`npx --yes pnpm@12 run start\`, which brings the right one.`,
  );
  process.exit(1);
}

try {
  await buildWhenStale((line) => console.log(line));
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exit(1);
}

const program = [
  process.execPath,
  ...serverFlags,
  join(repositoryRoot, "apps/server/src/main.ts"),
  ...process.argv.slice(2),
];
const environment = { ...process.env, NODE_ENV: process.env["NODE_ENV"] ?? "production" };

if (process.platform === "win32") {
  const [node = process.execPath, ...rest] = program;
  const server = spawn(node, rest, { cwd: repositoryRoot, env: environment, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.once("exit", (code) => process.exit(code ?? 1));
} else {
  // The server takes this process's place: signals reach it, and no second Node waits in memory.
  process.chdir(repositoryRoot);
  process.execve?.(process.execPath, program, environment);
}
