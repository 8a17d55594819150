/** A disk that is full, over its quota or read-only, as the file system or PostgreSQL (53100) reports it. */
const fullCode = /^(?:ENOSPC|EDQUOT|EROFS|53100)$/;

/** Whether nothing can be saved until somebody makes room. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && fullCode.test(error.code)) return true;
  return isStorageFull(error.cause);
}
