/**
 * The database could not be reached, or its connection broke or was ended by it (PostgreSQL's classes 08 and 57P, and 53300 for too many
 * connections).
 */
const lostCode =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300)$/;
/** What node-postgres says without a code; the second when the rollback after a lost connection fails in turn. */
const lostMessage =
  /Connection terminated|Client has encountered a connection error and is not queryable|timeout exceeded when trying to connect/;

/** Whether this failure will pass by itself, so that the caller may try again. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && lostCode.test(error.code)) {
    return error.code !== "ENOENT" || ("syscall" in error && error.syscall === "connect");
  }
  return lostMessage.test(error.message) || isConnectionLoss(error.cause);
}
