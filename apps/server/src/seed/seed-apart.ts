import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { StartRefused, type Env } from "../env.ts";

const program = fileURLToPath(new URL("./seed-process.ts", import.meta.url));
const signals = ["SIGTERM", "SIGINT"] as const;

type End = { code: number | null; signal: NodeJS.Signals | null; errors: string };

/** Lasts until the child has ended. Whoever stops the server meanwhile stops the child. */
async function follow(child: ChildProcess, say: (line: string) => void): Promise<End> {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  if (child.stdout !== null) createInterface({ input: child.stdout }).on("line", say);
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

/** Whether the data folder is to have a demo world, and has none or half of one. */
export const lacksDemoWorld = (env: Env): boolean =>
  env.demo &&
  env.databaseUrl === null &&
  (!existsSync(join(env.dataDir, "db")) || existsSync(unfinishedMark(env)));

/**
 * Fills a new data folder in a process of its own, under the flags of this one, so that the memory it takes does not stay with the server.
 * One that ends early stops the start with a sentence, and the next start begins it anew. The child holds the other end of a pipe: it ends
 * when this process does, however that comes about.
 */
export async function seedApart(env: Env, say: (line: string) => void): Promise<void> {
  const unfinished = unfinishedMark(env);
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, "");
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: "pipe" });
  const { code, signal, errors } = await follow(child, say);
  if (code !== 0) {
    // Its own sentence is all there is to say; anything longer is for whoever looks into it.
    const sentence = errors.trim();
    if (code === 1 && sentence !== "" && !sentence.includes("\n")) throw new StartRefused(sentence);
    process.stderr.write(errors);
    const how = signal ?? `exit code ${String(code)}`;
    throw new StartRefused(`The demo world was not finished (${how}); the next start begins it anew.`);
  }
  rmSync(unfinished, { force: true });
}
