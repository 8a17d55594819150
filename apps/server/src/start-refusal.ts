import { StartRefused } from "./env.ts";

/** File system errors for an unusable data folder. */
const unusable = /^(?:EROFS|EACCES|EPERM|ENOSPC|EDQUOT|ENOTDIR|EEXIST)$/;

/** Returns the sentence for a failed start; null for an unexpected error, which is shown with its stack. */
export function startRefusal(error: unknown): StartRefused | null {
  if (error instanceof StartRefused) return error;
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && unusable.test(error.code))
    return new StartRefused(
      `DATA_DIR cannot be written (${error.message}); make it writable or set DATA_DIR to another folder.`,
    );
  return startRefusal(error.cause);
}
