import { connectionLossCause, isConnectionLoss } from "../platform/database/connection-loss.ts";
import { isStorageFull } from "../platform/database/storage-full.ts";
import type { Logger } from "../platform/logging/log.ts";
import { problem, ProblemError } from "../platform/problem.ts";

/**
 * Returns the problem with which a failed call is answered, and logs the failure; `facts` say which call it
 * was.
 */
export function toProblem(
  error: unknown,
  log: Logger,
  facts: Readonly<Record<string, string>>,
): ProblemError {
  if (error instanceof ProblemError) {
    // Under overload, a stack for each refused request would make it worse.
    if (error.status >= 500 && error.code !== "overloaded") log.error({ ...facts, err: error }, "problem");
    return error;
  }
  if (isConnectionLoss(error)) {
    // One line: while the database is away, every request fails in the same way.
    log.warn({ ...facts, cause: connectionLossCause(error) }, "database unavailable");
    return problem("unavailable", { retryAfter: 1 });
  }
  log.error({ ...facts, err: error }, "unexpected error");
  return isStorageFull(error) ? problem("storage-full", { retryAfter: 60 }) : problem("server-error");
}
