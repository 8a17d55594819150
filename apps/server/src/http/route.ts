import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "@heirloop/contract/endpoint/endpoint";
import type * as z from "zod/mini";
import type { Db } from "../platform/database/database.ts";
import type { Logger } from "../platform/logging/log.ts";
import type { CallerOf } from "./access.ts";
import type { ProblemError } from "../platform/problem.ts";
import type { Reply } from "./reply.ts";

/** The single file of a multipart call, or a raw body, which has no name. */
export type UploadedFile = Readonly<{ name: string; type: string; bytes: Uint8Array }>;

/** Request details that some handlers need; never the token. */
export type RequestFacts = Readonly<{ id: string; ip: string; userAgent: string; log: Logger; raw: Request }>;

/** A handler's input; all of it is validated. */
export type Call<E extends Endpoint> = Readonly<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Set exactly when the endpoint's payload is `file` or `raw`. */
  file: UploadedFile;
  caller: CallerOf<E["access"]>;
  /** An open transaction if the endpoint is idempotent, else the database. */
  db: Db;
  request: RequestFacts;
  now: Date;
}>;

type Answer<E extends Endpoint> = E["answer"] extends z.ZodMiniType ? z.input<E["answer"]> : void;
/** A returned problem keeps earlier effects (a thrown one rolls them back). */
type Handled<E extends Endpoint> = Answer<E> | Reply | Response | ProblemError;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Handled<E>> | Handled<E>;

/** An endpoint with its handler, whose types {@link serve} has checked against each other. */
export type Route = Readonly<{
  endpoint: Endpoint;
  prepare: (call: Call<Endpoint>) => Promise<unknown>;
  /** Returns the response, or what `finish` continues with. */
  handle: (call: Call<Endpoint>, prepared: unknown) => Promise<unknown>;
  /** The second step of {@link serveInSteps}. */
  finish: ((call: Call<Endpoint>, begun: unknown) => Promise<unknown>) | null;
}>;

/**
 * Binds a contract endpoint to its handler. The edge handles validation, access, blocked accounts,
 * idempotency keys, the response schema and errors; the handler authorizes per object, calls its service and
 * presents the result. It returns the response, or `reply(202, …)` for a declared alternative.
 */
export function serve<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return servePrepared(endpoint, async () => {}, handler);
}

/**
 * Like {@link serve}, for slow work and for limits: `prepare` runs before an idempotent call's transaction
 * opens, with the database itself, and the handler receives its result. It runs again for a repeated request,
 * so it must have no effects but files that no row mentions, and counts of a limit.
 */
export function servePrepared<const E extends Endpoint, P>(
  endpoint: E,
  prepare: (call: Call<E>) => Promise<P>,
  handler: (call: Call<E>, prepared: P) => ReturnType<Handler<E>>,
): Route {
  return {
    endpoint,
    finish: null,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of the call were parsed with this endpoint's schemas.
    prepare: async (call) => prepare(call as Call<E>),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above, and `prepared` is the result of `prepare`.
    handle: async (call, prepared) => handler(call as Call<E>, prepared as P),
  };
}

/**
 * For an idempotent call that waits for another system after its transaction. `begin` runs in the transaction
 * and returns what `finish` needs, which is stored for the idempotency key; `finish` runs after the commit and
 * returns the response. A repeated request runs `finish` again until it has returned anything but a 202, so
 * `finish` can run several times.
 */
export function serveInSteps<const E extends Endpoint, Begun extends z.ZodMiniType>(
  endpoint: E,
  begun: Begun,
  begin: (call: Call<E>) => Promise<z.output<Begun>>,
  finish: (call: Call<E>, begun: z.output<Begun>) => Promise<Handled<E>>,
): Route {
  return servePreparedInSteps(endpoint, begun, async () => {}, begin, finish);
}

/** Like {@link serveInSteps}, with a `prepare` as in {@link servePrepared}, whose result `begin` receives. */
export function servePreparedInSteps<const E extends Endpoint, Begun extends z.ZodMiniType, P>(
  endpoint: E,
  begun: Begun,
  prepare: (call: Call<E>) => Promise<P>,
  begin: (call: Call<E>, prepared: P) => Promise<z.output<Begun>>,
  finish: (call: Call<E>, begun: z.output<Begun>) => Promise<Handled<E>>,
): Route {
  return {
    endpoint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of the call were parsed with this endpoint's schemas.
    prepare: async (call) => prepare(call as Call<E>),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As in `servePrepared`.
    handle: async (call, prepared) => begin(call as Call<E>, prepared as P),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
    finish: async (call, stored) => finish(call as Call<E>, begun.parse(stored)),
  };
}
