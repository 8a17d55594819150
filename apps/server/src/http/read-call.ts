import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { Context } from "hono";
import type { Deps } from "../deps.ts";
import { checkAccess } from "./access.ts";
import type { Caller } from "./caller.ts";
import { consumeLimits } from "./consume-limits.ts";
import type { HttpEnv } from "./http-env.ts";
import { readPayload } from "./payload.ts";
import type { Call } from "./route.ts";
import { hashToken } from "./token-hash.ts";
import { validateCall } from "./validation.ts";

async function getCaller(context: Context<HttpEnv>, deps: Deps, endpoint: Endpoint): Promise<Caller | null> {
  const token = context.req.header("x-auth-token");
  if (endpoint.access === "guest" || token === undefined || token === "" || token.length > 512) return null;
  const tokenHash = hashToken(token);
  const callers = context.env?.callers;
  const found = callers?.get(tokenHash) ?? deps.sessions.lookup(deps.db, tokenHash, deps.now());
  callers?.set(tokenHash, found);
  return found;
}

function getQuery(context: Context<HttpEnv>): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries()).map(([name, values]) => {
    const [first] = values;
    return [name.replace(/\[\]$/, ""), values.length === 1 && first !== undefined ? first : values] as const;
  });
  return Object.fromEntries(entries);
}

/** Reads a request as a call of its endpoint: who may make it, how often, and with which input. */
export async function readCall(
  context: Context<HttpEnv>,
  deps: Deps,
  endpoint: Endpoint,
): Promise<Call<Endpoint>> {
  const requestId = context.get("requestId");
  const ip = context.env?.ip ?? "unknown";
  const caller = await getCaller(context, deps, endpoint);
  checkAccess(endpoint, caller);
  const count = () =>
    consumeLimits(deps.rateLimiter, endpoint, { account: caller?.userId ?? null, address: ip });
  // Reading an upload is what its limit is for; elsewhere a rejected request does not use one up.
  if (endpoint.payload === "file") await count();
  const { body, file } = await readPayload(endpoint, context.req.raw);
  const valid = validateCall(endpoint, { params: context.req.param(), query: getQuery(context), body });
  if (endpoint.payload !== "file") await count();
  return {
    ...valid,
    file,
    caller,
    db: deps.db,
    now: deps.now(),
    request: {
      id: requestId,
      ip,
      userAgent: context.req.header("user-agent") ?? "",
      log: deps.log.child({ requestId }),
      raw: context.req.raw,
    },
  };
}
