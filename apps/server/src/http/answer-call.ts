import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { Context } from "hono";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/database/database.ts";
import { transaction } from "../platform/database/transaction.ts";
import { type Presented, presentAnswer, toResponse, toStored } from "./answer.ts";
import { onlyDeclaredErrors } from "./declared-errors.ts";
import type { HttpEnv } from "./http-env.ts";
import { guestScope, hashRequest, type KeysInFlight, onceByKey, parseKey, type Work } from "./idempotency.ts";
import { readCall } from "./read-call.ts";
import type { Call, Route } from "./route.ts";

/**
 * Answers a request of a route: in a transaction if its endpoint is idempotent, and once per idempotency key.
 *
 * @throws Error when the answer or the error violates the contract: sent as it is, it could contain what nobody may
 *   see, and no client expects it
 */
export function answerCall(
  context: Context<HttpEnv>,
  deps: Deps,
  route: Route,
  inFlight: KeysInFlight,
): Promise<Response> {
  return onlyDeclaredErrors(route.endpoint, () => answer(context, deps, route, inFlight));
}

async function answer(
  context: Context<HttpEnv>,
  deps: Deps,
  route: Route,
  inFlight: KeysInFlight,
): Promise<Response> {
  const { endpoint } = route;
  const call = await readCall(context, deps, endpoint);
  const key = endpoint.idempotent ? parseKey(context.req.header("idempotency-key")) : null;
  const work = await prepareWork(deps, route, call, context.req.path);
  const presented =
    key === null
      ? await runWork(deps.db, work, endpoint.idempotent)
      : await runWorkOnce(deps.db, work, { endpoint, call, key, inFlight });
  return toResponse(endpoint, presented);
}

async function prepareWork(
  deps: Deps,
  { endpoint, prepare, handle, finish }: Route,
  call: Call<Endpoint>,
  path: string,
): Promise<Work<Presented>> {
  // Its rejection is handled as the call's response, which an idempotency key stores like any other.
  const [prepared] = await Promise.allSettled([prepare(call)]);
  const begin = async (db: Db): Promise<unknown> => {
    if (prepared.status === "rejected") throw prepared.reason;
    const returned = await handle({ ...call, db }, prepared.value);
    await auditImpersonation(db, deps, endpoint, call, path);
    return returned;
  };
  const present = (returned: unknown): Presented => presentAnswer(endpoint, returned);
  // Checked in each step, because an idempotency key stores the errors that a step throws.
  const check = <T>(step: () => Promise<T>) => onlyDeclaredErrors(endpoint, step);
  return finish === null
    ? { run: (db) => check(async () => present(await begin(db))) }
    : {
        begin: (db) => check(() => begin(db)),
        finish: (begun) => check(async () => present(await finish(call, begun))),
      };
}

/** Records what an admin changes in another user's account. */
async function auditImpersonation(
  db: Db,
  { sessions }: Pick<Deps, "sessions">,
  { method, changesState }: Endpoint,
  { caller, request, now }: Call<Endpoint>,
  path: string,
): Promise<void> {
  if (!caller?.impersonatedBy || !changesState) return;
  await sessions.recordImpersonatedWrite(db, { caller, method, path, requestId: request.id, at: now });
}

function runWork(db: Db, work: Work<Presented>, inTransaction: boolean): Promise<Presented> {
  const run = <T>(step: (db: Db) => Promise<T>) => (inTransaction ? transaction(db, step) : step(db));
  return "run" in work ? run(work.run) : run(work.begin).then(work.finish);
}

type KeyedCall = { endpoint: Endpoint; call: Call<Endpoint>; key: string; inFlight: KeysInFlight };

async function runWorkOnce(
  db: Db,
  work: Work<Presented>,
  { endpoint, call, key, inFlight }: KeyedCall,
): Promise<Presented> {
  const { caller, request, params, query, body, file, now } = call;
  const keyed = {
    userId: caller?.userId ?? guestScope(request.ip, key),
    call: `${endpoint.method} ${endpoint.path}`,
    key,
    requestHash: hashRequest({ params, query, body, file: file.bytes }),
    now,
  };
  const stored = await onceByKey(
    db,
    inFlight,
    keyed,
    "run" in work
      ? { run: async (tx) => toStored(await work.run(tx)) }
      : { begin: work.begin, finish: async (begun) => toStored(await work.finish(begun)) },
  );
  return {
    status: stored.status,
    body: stored.body,
    headers: stored.replayed ? { "idempotency-replayed": "true" } : {},
  };
}
