import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { totalMessage } from "@heirloop/contract/endpoint/total";
import { errorCatalog, type ErrorCode } from "@heirloop/contract/problem/error-catalog";
import type { Problem } from "@heirloop/contract/problem/problem.schema";
import type { Refusal } from "@heirloop/machines/refusal/refusal";
import { HttpResponse } from "msw";

type Details = Pick<Problem, "detail" | "errors">;

/** An answer that is not a success, thrown by a resolver. */
export class MockProblem extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details) {
    super(errorCatalog[code].title);
    this.name = "MockProblem";
    this.code = code;
    this.details = details;
  }
}

/** `throw problem("listing-sold")`: an error of the catalog, as the server words it. */
export const problem = (code: ErrorCode, details: Details = {}): MockProblem =>
  new MockProblem(code, details);

/** One field that needs another look. */
export const badField = (path: string, message: string): MockProblem =>
  problem("invalid", { errors: [{ path, message }] });

/** What a rule refuses with, as a problem. */
export const problemOf = ({ code, ...details }: Refusal): MockProblem => problem(code, details);

/** Throws what a rule refuses with, if it refuses. */
export function refuse(refusal: Refusal | null): void {
  if (refusal !== null) throw problemOf(refusal);
}

/** The body of a problem answer (RFC 9457). */
export function problemBody({ code, details }: MockProblem): Problem {
  return { type: `urn:problem:${code}`, ...errorCatalog[code], code, ...details };
}

/** The whole answer; a story may hand it to a handler of its own. */
export function problemAnswer(error: MockProblem): Response {
  return HttpResponse.json(problemBody(error), {
    status: errorCatalog[error.code].status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
  });
}

/** The caller already has as many as the call's total allows. */
export function checkTotal({ total }: Pick<Endpoint, "total">, count: number): void {
  if (total !== null && count >= total.most) throw problem("limit-reached", { detail: totalMessage(total) });
}
