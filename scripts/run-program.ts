import { spawn } from "node:child_process";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

export type Program = {
  /**
   * Path of a TypeScript file or an executable in the repository, or the name of a command in
   * node_modules/.bin.
   */
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The program and all of its child processes are killed after this time. */
  limitSeconds: number;
  /** `stream` shows the output immediately; `hold` returns it. */
  output: "stream" | "hold";
};

export type Ending = { exitCode: number | null; text: string; seconds: number };

/** Runs one tool of the repository with the current Node, without input. */
export async function runProgram({ command, args, env, limitSeconds, output }: Program): Promise<Ending> {
  const started = performance.now();
  const bin = join(repositoryRoot, "node_modules/.bin");
  const named = command.includes("/");
  const file = command.endsWith(".ts")
    ? process.execPath
    : named
      ? join(repositoryRoot, command)
      : join(bin, command);
  const rest = command.endsWith(".ts") ? [join(repositoryRoot, command), ...args] : [...args];
  const child = spawn(file, rest, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}`, ...env },
    stdio: ["ignore", output === "stream" ? "inherit" : "pipe", output === "stream" ? "inherit" : "pipe"],
    // A separate process group, so that browsers and servers started by the program are killed with it.
    detached: true,
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has already exited.
    }
  };
  const stop = (): void => {
    end("SIGTERM");
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const limit = setTimeout(() => {
    console.error(`${command} was ended: it ran longer than ${limitSeconds} s.`);
    end("SIGKILL");
  }, limitSeconds * 1000);
  try {
    await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  } finally {
    clearTimeout(limit);
    process.off("SIGINT", stop).off("SIGTERM", stop);
    // Remaining child processes would keep a port or a database locked for the next program.
    end("SIGKILL");
  }
  return { exitCode: child.exitCode, text: chunks.join(""), seconds: (performance.now() - started) / 1000 };
}
