import { errorCatalog, type ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { type Problem, problemSchema } from "@heirloop/contract/problem/problem.schema";

/** A call that the server answered with a problem of the error catalog. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds after which another try makes sense; null when the server did not say. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.title);
    this.name = "ProblemError";
    this.problem = problem;
    this.code = isErrorCode(problem.code) ? problem.code : "server-error";
    this.status = problem.status;
    this.retryAfter = retryAfter;
  }

  /** Message per bad field, by its dotted path. */
  get fields(): Record<string, string> {
    return Object.fromEntries((this.problem.errors ?? []).map(({ path, message }) => [path, message]));
  }
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalog, code);
}

/** The problem an answer tells of; answers that are no problem document count as a server error. */
export function problemOf(response: Pick<Response, "status" | "headers">, body: unknown): ProblemError {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const parsed = problemSchema.safeParse(body);
  if (parsed.success) return new ProblemError(parsed.data, retryAfter);
  const { title } = errorCatalog["server-error"];
  return new ProblemError(
    { type: "about:blank", title, status: response.status, code: "server-error" },
    retryAfter,
  );
}
