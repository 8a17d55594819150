import { answerMediaTypes, type Endpoint } from "@heirloop/contract/endpoint/endpoint";
import * as z from "zod/mini";
import { checkDeclared } from "./declared-errors.ts";
import type { StoredAnswer } from "./idempotency.ts";
import { ProblemError, problemBody } from "../platform/problem.ts";
import { Reply } from "./reply.ts";

/** For the log; callers get the contract's messages. */
z.config(z.locales.en());

export type Presented =
  | { status: number; body: unknown; headers: Readonly<Record<string, string>> }
  | Response;

/**
 * Shapes a handler's result according to the contract: undeclared fields are dropped.
 *
 * @throws Error when the result violates the contract: sent as it is, it could contain what nobody may see
 */
export function presentAnswer(endpoint: Endpoint, returned: unknown): Presented {
  if (returned instanceof Response) return returned;
  // A thrown problem rolls back earlier effects; a returned one keeps them.
  if (returned instanceof ProblemError) {
    checkDeclared(endpoint, returned);
    return { status: returned.status, body: problemBody(returned), headers: {} };
  }
  const reply = returned instanceof Reply ? returned : new Reply(null, returned, {});
  const status = reply.status ?? endpoint.status;
  const schema =
    status === endpoint.status
      ? endpoint.answer
      : endpoint.alternatives?.find((alternative) => alternative.status === status)?.answer;
  if (schema === undefined) {
    if (status !== endpoint.status)
      throw new Error(`${endpoint.method} ${endpoint.path} declares no answer ${status}.`);
    return { status, body: undefined, headers: reply.headers };
  }
  const parsed = schema.safeParse(reply.body);
  if (parsed.success) return { status, body: parsed.data, headers: reply.headers };
  throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${z.prettifyError(parsed.error)}`);
}

/** The part of a response that is stored for an idempotency key. */
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
