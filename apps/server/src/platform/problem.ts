import { errorCatalog, type ErrorCode } from "@heirloop/contract/problem/error-catalog";
import type { Problem } from "@heirloop/contract/problem/problem.schema";

type Details = { detail?: string; errors?: Problem["errors"]; retryAfter?: number; cause?: unknown };

/** An error response, thrown at any depth and written as problem+json at the HTTP edge. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details) {
    super(details.detail ?? errorCatalog[code].title, { cause: details.cause });
    this.code = code;
    this.status = errorCatalog[code].status;
    this.details = details;
  }
}

/**
 * `throw problem("listing-sold", { detail })`: an error from the catalog. `retryAfter` is in seconds. Source:
 * docs/product.md §8.
 */
export function problem(code: ErrorCode, details: Details = {}): ProblemError {
  return new ProblemError(code, details);
}

/** Converts a rule's refusal to a problem. */
export const problemOf = ({ code, ...details }: Pick<Details, "detail" | "errors"> & { code: ErrorCode }) =>
  problem(code, details);

/** Throws a rule's refusal, if there is one. */
export function refuse(refusal: Parameters<typeof problemOf>[0] | null): void {
  if (refusal !== null) throw problemOf(refusal);
}

/** The body of an error response (RFC 9457). */
export function problemBody(error: ProblemError): Problem {
  const { title, status } = errorCatalog[error.code];
  return {
    type: `urn:problem:${error.code}`,
    title,
    status,
    code: error.code,
    ...(error.details.detail === undefined ? {} : { detail: error.details.detail }),
    ...(error.details.errors === undefined ? {} : { errors: error.details.errors }),
  };
}

export function problemResponse(error: ProblemError): Response {
  const headers = new Headers({
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
  });
  if (error.details.retryAfter !== undefined)
    headers.set("retry-after", String(Math.ceil(error.details.retryAfter)));
  return new Response(JSON.stringify(problemBody(error)), { status: error.status, headers });
}
