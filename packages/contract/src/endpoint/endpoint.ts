import type * as z from "zod/mini";
import type { ErrorCode } from "../problem/error-catalog.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Total } from "./total.ts";

/**
 * Who may call an endpoint. `guest` ignores the token; `everyone` reads it when there is one. `business` and
 * `admin` imply a signed-in user.
 */
export type Access = "guest" | "everyone" | "user" | "business" | "admin";

/** The request body: JSON, one uploaded file (multipart, field `file`), bytes that the handler reads itself, or none. */
export type PayloadKind = "json" | "file" | "raw" | "none";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodMiniType;

/** The response's media type; `none` has no body. */
export const answerMediaTypes = {
  json: "application/json",
  text: "text/plain",
  csv: "text/csv",
  calendar: "text/calendar",
  pdf: "application/pdf",
} as const;

/** One HTTP call as a value. Server routes, client methods, mock handlers and OpenAPI are derived from it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Allowed extends Access = Access,
> = {
  readonly method: Method;
  /** Path template without the origin, parameters in braces: `/api/orders/{orderId}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Allowed;
  readonly params: Params;
  readonly query: Query;
  readonly payload: PayloadKind;
  readonly body: Body;
  /** Status of the primary success response; a second one is declared in `alternatives`. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: Answer;
  /** Responses other than `json` are strings, except `pdf`: its bytes are read with `Api.download`. */
  readonly answerKind: "json" | "text" | "csv" | "calendar" | "pdf" | "none";
  readonly alternatives?: ReadonlyArray<{ status: 200 | 202; answer: Schema }>;
  /** Errors beyond those of every call (malformed, unauthenticated, blocked, not found, rate limited). */
  readonly errors: readonly ErrorCode[];
  /** Accepts an `Idempotency-Key`: creates something or moves money. */
  readonly idempotent: boolean;
  /**
   * Changes state although the method is GET (docs/product.md names these calls): responds with `no-store`.
   */
  readonly changesState: boolean;
  /** Rate limits; the server rejects further calls with 429. Every call that changes state has one. */
  readonly limits: readonly RateLimit[];
  /** The maximum per account of what it creates; beyond that the call is rejected with `limit-reached`. */
  readonly total: Total | null;
};

type Options<P, Q, B, A, Allowed> = {
  summary: string;
  access: Allowed;
  params?: P;
  query?: Q;
  body?: B;
  payload?: "file" | "raw";
  status?: 200 | 201 | 202 | 204;
  answer?: A;
  answerKind?: "text" | "csv" | "calendar" | "pdf";
  alternatives?: ReadonlyArray<{ status: 200 | 202; answer: Schema }>;
  errors?: readonly ErrorCode[];
  idempotent?: boolean;
  changesState?: boolean;
  limits?: readonly RateLimit[];
  total?: Total;
};

/** Declares an endpoint: `endpoint("GET", "/api/cart", { summary, access, answer })`. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
  Allowed extends Access = Access,
>(
  method: Method,
  path: `/api/${string}`,
  options: Options<P, Q, B, A, Allowed>,
): Endpoint<P, Q, B, A, Allowed>;
export function endpoint(
  method: Method,
  path: `/api/${string}`,
  options: Options<Schema | undefined, Schema | undefined, Schema | undefined, Schema | undefined, Access>,
): Endpoint {
  const declared: Endpoint = {
    method,
    path,
    summary: options.summary,
    access: options.access,
    params: options.params,
    query: options.query,
    payload: options.payload ?? (options.body ? "json" : "none"),
    body: options.body,
    status: options.status ?? (options.answer ? 200 : 204),
    answer: options.answer,
    answerKind: options.answerKind ?? (options.answer ? "json" : "none"),
    errors: [...(options.errors ?? []), ...(options.total ? (["limit-reached"] as const) : [])],
    idempotent: options.idempotent ?? false,
    changesState: options.changesState ?? method !== "GET",
    limits: options.limits ?? [],
    total: options.total ?? null,
  };
  return options.alternatives ? { ...declared, alternatives: options.alternatives } : declared;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The validated input of a handler. */
export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type QueryOf<E extends Endpoint> = Output<E["query"]>;
export type BodyOf<E extends Endpoint> = Output<E["body"]>;
/** The body of a successful response. */
export type AnswerOf<E extends Endpoint> = Output<E["answer"]>;

/** The arguments of a call: only the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = (E["params"] extends Schema
  ? { params: Input<E["params"]> }
  : { params?: undefined }) &
  (E["query"] extends Schema ? { query?: Input<E["query"]> } : { query?: undefined }) &
  (E["body"] extends Schema ? { body: Input<E["body"]> } : { body?: undefined });
