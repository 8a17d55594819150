/** A disk that is full, over its quota or read-only, as reported by the file system or PostgreSQL (53100). */
const fullCode = /^(?:ENOSPC|EDQUOT|EROFS|53100)$/;

/** Whether nothing can be saved until disk space is freed. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && fullCode.test(error.code)) return true;
  return isStorageFull(error.cause);
}
