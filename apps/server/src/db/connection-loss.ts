/** The database could not be reached, or its connection broke or was ended by it (PostgreSQL's classes 08 and 57P). */
const lost = /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-3]|08\d{3}|53300)$/;

/** Whether this failure will pass by itself, so that the caller may try again. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && lost.test(error.code)) {
    return error.code !== "ENOENT" || ("syscall" in error && error.syscall === "connect");
  }
  return error.message.includes("Connection terminated") || isConnectionLoss(error.cause);
}
