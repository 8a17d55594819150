import { answerMediaTypes, type Endpoint } from "@heirloop/contract/endpoint/endpoint";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import type { StoredAnswer } from "./idempotency.ts";
import { ProblemError, problemBody } from "../platform/problem.ts";
import { Reply } from "./reply.ts";

export type Presented =
  | { status: number; body: unknown; headers: Readonly<Record<string, string>> }
  | Response;

/**
 * Shapes what a handler returned by the contract: fields that the contract does not name are dropped. An
 * answer that breaks its contract is a 500 while developing and testing, and a logged error in production.
 */
export function presentAnswer(
  endpoint: Endpoint,
  returned: unknown,
  { env, log }: Pick<Deps, "env" | "log">,
): Presented {
  if (returned instanceof Response) return returned;
  // Thrown problems undo what was done before them; a returned one is a refusal whose effects stay.
  if (returned instanceof ProblemError)
    return { status: returned.status, body: problemBody(returned), headers: {} };
  const given = returned instanceof Reply ? returned : new Reply(null, returned, {});
  const status = given.status ?? endpoint.status;
  const schema =
    status === endpoint.status
      ? endpoint.answer
      : endpoint.alternatives?.find((alternative) => alternative.status === status)?.answer;
  if (schema === undefined) {
    if (status !== endpoint.status)
      throw new Error(`${endpoint.method} ${endpoint.path} declares no answer ${status}.`);
    return { status, body: undefined, headers: given.headers };
  }
  const parsed = schema.safeParse(given.body);
  if (parsed.success) return { status, body: parsed.data, headers: given.headers };
  const breach = `${endpoint.method} ${endpoint.path} broke its contract: ${z.prettifyError(parsed.error)}`;
  if (env.mode !== "production") throw new Error(breach);
  log.error({ call: `${endpoint.method} ${endpoint.path}` }, breach);
  return { status, body: given.body, headers: given.headers };
}

/** What an idempotency key keeps of an answer. */
export function toStored(presented: Presented): StoredAnswer {
  if (presented instanceof Response) throw new Error("An idempotent call answers a value, not a Response.");
  return { status: presented.status, body: presented.body };
}

export function toResponse(endpoint: Endpoint, presented: Presented): Response {
  if (presented instanceof Response) return presented;
  const headers = new Headers(presented.headers);
  const refused = presented.status >= 400;
  if (!refused && (presented.status === 204 || endpoint.answerKind === "none")) {
    return new Response(null, { status: presented.status, headers });
  }
  if (!refused && endpoint.answerKind !== "json" && endpoint.answerKind !== "none") {
    headers.set("content-type", `${answerMediaTypes[endpoint.answerKind]}; charset=utf-8`);
    return new Response(String(presented.body), { status: presented.status, headers });
  }
  headers.set(
    "content-type",
    refused ? "application/problem+json; charset=utf-8" : "application/json; charset=utf-8",
  );
  return new Response(JSON.stringify(presented.body ?? null), { status: presented.status, headers });
}
