import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../../start-refused.ts";
import { prepareDataFolder, unusableDataFolder } from "./data-folder.ts";

/**
 * Keeps a second process off the data folder: two PGlite instances on one folder lose data. Uses SQLite's
 * file lock, which the system releases with the process, however it ends.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  prepareDataFolder(dataDir);
  const ownerFile = join(dataDir, "lock.pid");
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    lock.close();
    if (!isHeld(error))
      throw unusableDataFolder(`${error instanceof Error ? error.message : String(error)} in ${dataDir}`);
    throw new StartRefused(
      `Another Heirloop process${ownerOf(ownerFile)} is using the data folder ${dataDir}; stop it first or set DATA_DIR.`,
    );
  }
  writeFileSync(ownerFile, String(process.pid));
  return { release: () => lock.close() };
}

/** SQLite's error for a lock that another process holds (SQLITE_BUSY, SQLITE_LOCKED). */
const isHeld = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 6);

function ownerOf(file: string): string {
  try {
    return ` (${readFileSync(file, "utf8")})`;
  } catch {
    return "";
  }
}
