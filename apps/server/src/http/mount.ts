import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { Context, Hono } from "hono";
import type { Db } from "../platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { checkAccess } from "./access.ts";
import { presentAnswer, toResponse, toStored, type Presented } from "./answer.ts";
import type { Caller } from "./caller.ts";
import type { HttpEnv } from "./http-env.ts";
import { guestScope, hashRequest, onceByKey, readKey, type KeysInFlight } from "./idempotency.ts";
import { errorCodes } from "./openapi.ts";
import { readPayload } from "./payload.ts";
import { ProblemError } from "../platform/problem.ts";
import { consumeLimits } from "./consume-limits.ts";
import type { Route } from "./route.ts";
import { transaction } from "../platform/database/transaction.ts";
import { hashToken } from "./token-hash.ts";
import { validateCall } from "./validation.ts";

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Fixed segments come before parameters: `/api/chat/all-chats` before `/api/chat/{chatId}`. */
function bySpecificity(a: Route, b: Route): number {
  const rank = (route: Route) =>
    route.endpoint.path
      .split("/")
      .map((part) => (part.startsWith("{") ? "1" : "0"))
      .join("");
  return rank(a).localeCompare(rank(b));
}

/** Mounts the routes; two with the same method and path throw at startup. */
export function mountRoutes(app: Hono<HttpEnv>, deps: Deps, routes: readonly Route[]): void {
  const inFlight: KeysInFlight = new Set();
  const seen = new Set<string>();
  for (const route of routes.toSorted(bySpecificity)) {
    const { method, path } = route.endpoint;
    const name = `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`;
    if (seen.has(name)) throw new Error(`Two routes for ${name}.`);
    seen.add(name);
    const declared = new Set(errorCodes(route.endpoint));
    app.on(method, honoPath(path), async (context) => {
      try {
        return await answer(context, deps, route, inFlight);
      } catch (error) {
        if (error instanceof ProblemError && !declared.has(error.code))
          warnOfUndeclaredError(deps, name, error);
        throw error;
      }
    });
  }
}

/**
 * An error that the call's contract does not declare is a 500 in development and tests, and a logged error in
 * production.
 */
function warnOfUndeclaredError(
  { env, log }: Pick<Deps, "env" | "log">,
  call: string,
  error: ProblemError,
): void {
  const breach = `${call} broke its contract: it does not declare the error ${error.code}`;
  if (env.mode !== "production") throw new Error(breach, { cause: error });
  log.error({ call }, breach);
}

async function readCaller(context: Context<HttpEnv>, deps: Deps, endpoint: Endpoint): Promise<Caller | null> {
  const token = context.req.header("x-auth-token");
  if (endpoint.access === "guest" || token === undefined || token === "" || token.length > 512) return null;
  const tokenHash = hashToken(token);
  const callers = context.env?.callers;
  const found = callers?.get(tokenHash) ?? deps.sessions.lookup(deps.db, tokenHash, deps.now());
  callers?.set(tokenHash, found);
  return found;
}

function readQuery(context: Context<HttpEnv>): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries()).map(([name, values]) => {
    const [first] = values;
    return [name.replace(/\[\]$/, ""), values.length === 1 && first !== undefined ? first : values] as const;
  });
  return Object.fromEntries(entries);
}

async function answer(
  context: Context<HttpEnv>,
  deps: Deps,
  route: Route,
  inFlight: KeysInFlight,
): Promise<Response> {
  const { endpoint } = route;
  const requestId = context.get("requestId");
  const ip = context.env?.ip ?? "unknown";
  const caller = await readCaller(context, deps, endpoint);
  checkAccess(endpoint, caller);
  const count = () =>
    consumeLimits(deps.rateLimiter, endpoint, { account: caller?.userId ?? null, address: ip });
  // Reading an upload is what its limit is for; elsewhere a rejected request does not use one up.
  if (endpoint.payload === "file") await count();
  const payload = await readPayload(endpoint, context.req.raw);
  const input = { params: context.req.param(), query: readQuery(context), body: payload.body };
  const valid = validateCall(endpoint, input);
  if (endpoint.payload !== "file") await count();
  const now = deps.now();
  const log = deps.log.child({ requestId });

  const call = {
    ...valid,
    file: payload.file,
    caller,
    db: deps.db,
    now,
    request: {
      id: requestId,
      ip,
      userAgent: context.req.header("user-agent") ?? "",
      log,
      raw: context.req.raw,
    },
  };
  const key = endpoint.idempotent ? readKey(context.req.header("idempotency-key")) : null;
  // Its rejection is handled as the call's response, which an idempotency key stores like any other.
  const [prepared] = await Promise.allSettled([route.prepare(call)]);

  const run = async (db: Db): Promise<Presented> => {
    const returned = await handle(db);
    const presented = presentAnswer(endpoint, returned, deps);
    await audit(db);
    return presented;
  };
  const handle = async (db: Db): Promise<unknown> => {
    if (prepared.status === "rejected") throw prepared.reason;
    return route.handle({ ...call, db }, prepared.value);
  };
  const audit = async (db: Db): Promise<void> => {
    if (caller?.impersonatedBy && endpoint.changesState) {
      await deps.sessions.recordImpersonatedWrite(db, {
        caller,
        method: endpoint.method,
        path: context.req.path,
        requestId,
        at: now,
      });
    }
  };
  const begin = async (db: Db): Promise<unknown> => {
    const begun = await handle(db);
    await audit(db);
    return begun;
  };
  const { finish } = route;
  const finishWith = async (begun: unknown): Promise<Presented> =>
    presentAnswer(endpoint, await finish?.(call, begun), deps);

  if (!endpoint.idempotent) return toResponse(endpoint, await run(deps.db));
  if (key === null)
    return toResponse(
      endpoint,
      finish === null ? await transaction(deps.db, run) : await finishWith(await transaction(deps.db, begin)),
    );
  const keyed = {
    userId: caller?.userId ?? guestScope(ip, key),
    call: `${endpoint.method} ${endpoint.path}`,
    key,
    requestHash: hashRequest({ ...valid, file: payload.file.bytes }),
    now,
  };
  const stored = await onceByKey(
    deps.db,
    inFlight,
    keyed,
    finish === null
      ? { run: async (tx) => toStored(await run(tx)) }
      : { begin, finish: async (begun) => toStored(await finishWith(begun)) },
  );
  return toResponse(endpoint, {
    status: stored.status,
    body: stored.body,
    headers: stored.replayed ? { "idempotency-replayed": "true" } : {},
  });
}
