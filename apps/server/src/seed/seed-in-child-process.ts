import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Env } from "../env.ts";
import { StartRefused } from "../start-refused.ts";
import { prepareDataFolder } from "../platform/database/data-folder.ts";

const program = fileURLToPath(new URL("./seed-process.ts", import.meta.url));
const signals = ["SIGTERM", "SIGINT"] as const;

type End = { code: number | null; signal: NodeJS.Signals | null; errors: string };

/** Resolves when the child has ended. Stopping the server stops the child. */
async function follow(child: ChildProcess, print: (line: string) => void): Promise<End> {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  if (child.stdout !== null) createInterface({ input: child.stdout }).on("line", print);
  const pass = () => void child.kill("SIGTERM");
  for (const signal of signals) process.on(signal, pass);
  try {
    return await new Promise<End>((ended, failed) => {
      child.once("error", failed);
      child.once("close", (code, signal) => ended({ code, signal, errors }));
    });
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

const unfinishedMark = (env: Env): string => join(env.dataDir, "demo-world.unfinished");

/** Whether the data folder needs a demo world and has none, or an incomplete one. */
export const lacksDemoWorld = (env: Env): boolean =>
  env.demo &&
  env.databaseUrl === null &&
  (!existsSync(join(env.dataDir, "db")) || existsSync(unfinishedMark(env)));

/**
 * Seeds a new data folder in a child process with this process's flags, so that its memory is released
 * afterwards. If it ends early, the start stops with a sentence, and the next start seeds again. The child
 * holds the other end of a pipe, so it ends with this process in any case.
 */
export async function seedInChildProcess(env: Env, print: (line: string) => void): Promise<void> {
  const unfinished = unfinishedMark(env);
  prepareDataFolder(env.dataDir);
  writeFileSync(unfinished, "");
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: "pipe" });
  const { code, signal, errors } = await follow(child, print);
  if (code !== 0) {
    // A single sentence is a refusal and is shown as is; anything longer is for debugging.
    const sentence = errors.trim();
    if (code === 1 && sentence !== "" && !sentence.includes("\n")) throw new StartRefused(sentence);
    process.stderr.write(errors);
    const how = signal ?? `exit code ${String(code)}`;
    throw new StartRefused(`The demo world was not finished (${how}); the next start begins it anew.`);
  }
  rmSync(unfinished, { force: true });
}
