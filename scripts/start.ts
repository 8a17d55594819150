import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { BuildFailed, buildWhenStale } from "./build.ts";
import { repositoryRoot } from "./repository-root.ts";
import { serverEnvironment, serverFlagsFor } from "./server-flags.ts";
import { writeNpxPackageList } from "./npx-package-list.ts";

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

// The server stores Node's compile cache there; a folder created later would make the list of packages
// outdated.
await mkdir(join(repositoryRoot, "node_modules/.cache"), { recursive: true });
await writeNpxPackageList(repositoryRoot);

const program = [
  process.execPath,
  ...serverFlagsFor(process.env["DATABASE_URL"]),
  join(repositoryRoot, "apps/server/build/main.js"),
  ...process.argv.slice(2),
];
const environment = { ...process.env, ...serverEnvironment };

if (process.platform === "win32") {
  const [node = process.execPath, ...rest] = program;
  const server = spawn(node, rest, { cwd: repositoryRoot, env: environment, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.once("exit", (code) => process.exit(code ?? 1));
} else {
  // The server replaces this process: it receives signals, and no second Node stays in memory.
  process.chdir(repositoryRoot);
  process.execve?.(process.execPath, program, environment);
}
