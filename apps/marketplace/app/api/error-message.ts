import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";

/** What to tell somebody whose call failed: the server's own words, or that no answer came. */
export function getErrorMessage(error: unknown): string {
  return isProblem(error) ? error.message : "No answer came. Check your connection and try again.";
}

/** Whether the server refused a call for just this reason. */
export const isRefused = (error: unknown, code: ErrorCode): boolean =>
  isProblem(error) && "code" in error && error.code === code;

/** By name, since the class comes with the client, which is fetched only when something is called. */
function isProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === "ProblemError";
}
