import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";

/** Until the first release the schema has one migration, made anew from the tables: `pnpm --filter @heirloop/server db:regenerate`. */
const server = fileURLToPath(new URL("../../", import.meta.url));
const lock = `${server}.drizzle-lock`;
const folder = `${server}drizzle`;
const fresh = `${server}.drizzle-next`;

for (;;) {
  try {
    mkdirSync(lock);
    break;
  } catch {
    // A folder is made by exactly one of two processes; one left behind by a crash is older than any run takes.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 60_000)
      rmSync(lock, { recursive: true, force: true });
    await pause(200);
  }
}
try {
  rmSync(fresh, { recursive: true, force: true });
  const made = spawnSync(
    "drizzle-kit",
    ["generate", "--config", "drizzle.next.config.ts", "--name", "initial"],
    {
      cwd: server,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (made.status !== 0 || !existsSync(`${fresh}/meta/_journal.json`))
    throw new Error("drizzle-kit could not make the migration.");
  rmSync(folder, { recursive: true, force: true });
  cpSync(fresh, folder, { recursive: true });
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(lock, { recursive: true, force: true });
}
