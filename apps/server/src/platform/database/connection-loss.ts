/**
 * Codes for an unreachable database or a broken or terminated connection (classes 08 and 57P), and for one
 * that cannot serve us now: it refuses the login (28), the database is not there (3D000) or is a read-only
 * replica (25006), memory or connections ran out (53200, 53300), a statement took too long (57014), or a
 * transaction was idle too long (25P03).
 */
const lostCode =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0\d|57014|08\w{3}|28\w{3}|3D000|25006|25P03|53200|53300)$/;
/**
 * Messages without a code of their own: of a database that is closed for maintenance, and of node-postgres; the
 * third occurs when the rollback after a lost connection fails too, the last two when something else than
 * PostgreSQL answers.
 */
const lostMessage =
  /Connection terminated|is not currently accepting connections|Client has encountered a connection error and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|received invalid response|establishing an SSL connection/;

/** Whether a failure is temporary, so that the caller may retry. */
export function isConnectionLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && lostCode.test(error.code)) {
    return error.code !== "ENOENT" || ("syscall" in error && error.syscall === "connect");
  }
  return lostMessage.test(error.message) || isConnectionLoss(error.cause);
}

/** What a log line says of it, without the query. */
export const connectionLossCause = (error: Error): string =>
  error.cause instanceof Error ? error.cause.message : error.message;
