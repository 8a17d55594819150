import { StartRefused } from "./start-refused.ts";
import { unusableDataFolder } from "./platform/database/data-folder.ts";

/** File system errors for an unusable data folder. */
const unusable = /^(?:EROFS|EACCES|EPERM|ENOSPC|EDQUOT|ENOTDIR|EEXIST)$/;

/** PostgreSQL's code for a full disk; the embedded database writes to the data folder, too. */
const diskFull = "53100";

/** PostgreSQL's codes for a login that it refuses, and for a database that it does not have. */
const wrongUrl = /^(?:28\w{3}|3D000)$/;

/** Returns the sentence for a failed start; null for an unexpected error, which is shown with its stack. */
export function startRefusal(error: unknown): StartRefused | null {
  if (error instanceof StartRefused) return error;
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && unusable.test(error.code))
    return unusableDataFolder(error.message);
  if ("code" in error && error.code === diskFull)
    return new StartRefused(
      `The disk of the database is full (${error.message}); make room and start again.`,
    );
  if ("code" in error && typeof error.code === "string" && wrongUrl.test(error.code))
    return new StartRefused(`DATABASE_URL does not work (${error.message}); correct it.`);
  return startRefusal(error.cause);
}
