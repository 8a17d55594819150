import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";

/** The message to show for a failed call: the server's own, or that there was no response. */
export function getErrorMessage(error: unknown): string {
  return isProblem(error) ? error.message : "No answer came. Check your connection and try again.";
}

/** Whether the server refused the call with this code. */
export const isRefused = (error: unknown, code: ErrorCode): boolean =>
  isProblem(error) && "code" in error && error.code === code;

/** Checked by name: the class is part of the client, which is loaded only with the first call. */
function isProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === "ProblemError";
}
