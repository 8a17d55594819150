import type { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";

/**
 * The message to show for a failed call: what the server says about this call, or else about such errors, or that
 * there was no response.
 */
export function getErrorMessage(error: unknown): string {
  return isProblem(error)
    ? (error.problem.detail ?? error.message)
    : "No answer came. Check your connection and try again.";
}

/** Whether the server refused the call with this code. */
export const isRefused = (error: unknown, code: ErrorCode): boolean =>
  isProblem(error) && error.code === code;

/** Checked by name: the class is part of the client, which is loaded only with the first call. */
function isProblem(error: unknown): error is ProblemError {
  return error instanceof Error && error.name === "ProblemError";
}
