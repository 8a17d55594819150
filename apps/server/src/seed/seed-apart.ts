import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Env } from "../env.ts";

const program = fileURLToPath(new URL("./seed-process.ts", import.meta.url));

/**
 * Fills a data folder that does not exist yet in a process of its own, so that the memory this takes, 300 MB and more, does not stay with the
 * server. One that ends early leaves an empty database, and the server then fills it itself.
 */
export async function seedApart(env: Env, say: (line: string) => void): Promise<void> {
  if (!env.demo || env.databaseUrl !== null || existsSync(join(env.dataDir, "db"))) return;
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", say);
  await once(child, "close");
}
