import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefused } from "../../start-refused.ts";

/**
 * Creates the data folder if there is none, and writes to it once. Throws {@link StartRefused} if that is
 * impossible, so that the start stops before anything waits for this folder.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    createFolder(dataDir);
    rmdirSync(mkdtempSync(join(dataDir, "write-test-")));
  } catch (error) {
    throw unusableDataFolder(error instanceof Error ? error.message : String(error));
  }
}

/** Says that the data folder cannot be used, and what to do. */
export const unusableDataFolder = (cause: string): StartRefused =>
  new StartRefused(
    `DATA_DIR cannot be written (${cause}); make it writable or set DATA_DIR to another folder.`,
  );

/** One level at a time, because Node's recursive `mkdir` never returns in /proc, where nothing can be created. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
