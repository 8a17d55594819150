/**
 * PostgreSQL codes for an unreachable database or a broken or terminated connection (classes 08 and 57P, and
 * 53300 for too many connections).
 */
const lostCode =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300)$/;
/**
 * node-postgres messages without a code; the second occurs when the rollback after a lost connection fails
 * too.
 */
const lostMessage =
  /Connection terminated|Client has encountered a connection error and is not queryable|timeout exceeded when trying to connect/;

/** Whether a failure is temporary, so that the caller may retry. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && lostCode.test(error.code)) {
    return error.code !== "ENOENT" || ("syscall" in error && error.syscall === "connect");
  }
  return lostMessage.test(error.message) || isConnectionLoss(error.cause);
}
