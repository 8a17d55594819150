import { StartRefused } from "./env.ts";

/** What the file system answers when the data folder cannot be used. */
const unusable = /^(?:EROFS|EACCES|EPERM|ENOSPC|EDQUOT|ENOTDIR|EEXIST)$/;

/** The sentence that a failed start ends with; null for a fault, which is shown with its stack. */
export function startRefusal(error: unknown): StartRefused | null {
  if (error instanceof StartRefused) return error;
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && unusable.test(error.code))
    return new StartRefused(
      `DATA_DIR cannot be written (${error.message}); make it writable or set DATA_DIR to another folder.`,
    );
  return startRefusal(error.cause);
}
