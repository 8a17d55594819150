import {
  type Access,
  answerMediaTypes,
  type BodyOf,
  type Endpoint,
  type Method,
  type ParamsOf,
  type QueryOf,
} from "@heirloop/contract/endpoint/endpoint";
import { parseCall, type CallParts } from "@heirloop/contract/endpoint/parse-call";
import type { DemoAccount } from "@heirloop/demo/records/account";
import { accessRefusal } from "@heirloop/machines/access/account-access";
import { http, type HttpHandler, HttpResponse } from "msw";
import type * as z from "zod/mini";
import { MockProblem, problem, problemAnswer, problemBody } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

export type MockCaller = {
  readonly account: DemoAccount;
  readonly token: string;
  readonly impersonatedBy: DemoAccount | null;
};
type CallerOf<A extends Access> = A extends "user" | "business" | "admin"
  ? MockCaller
  : A extends "guest"
    ? null
    : MockCaller | null;

/** What a resolver works with: validated, and allowed by the endpoint's access. */
export type MockCall<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Set exactly when the endpoint's payload is `file`. */
  readonly file: File;
  readonly caller: CallerOf<E["access"]>;
  readonly world: MockWorld;
};
/** `return new MockReply(202, body)`: one of the endpoint's alternatives. */
export class MockReply {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

type Answer<E extends Endpoint> =
  | MockReply
  | (E["answer"] extends z.ZodMiniType ? z.input<E["answer"]> : void);
export type Resolver<E extends Endpoint> = (call: MockCall<E>) => Answer<E> | Promise<Answer<E>>;

export type MockRoute = { readonly endpoint: Endpoint; readonly handler: (world: MockWorld) => HttpHandler };

const on: Record<Method, (typeof http)["get"]> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};
const pattern = (path: string) => `*${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/** Turns an endpoint and what it does into a handler with the server's own edge: access, validation, keys, problems. */
export function mock<const E extends Endpoint>(endpoint: E, resolve: Resolver<E>): MockRoute {
  return {
    endpoint,
    handler: (world) =>
      on[endpoint.method](pattern(endpoint.path), async ({ request, params }) => {
        try {
          const caller = callerOf(endpoint, world, request);
          const { body, file } = await payloadOf(endpoint, request);
          const input = { params, query: queryOf(new URL(request.url)), body };
          const parts = { ...validated(endpoint, input), file, caller, world };
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts were parsed with this very endpoint's schemas.
          const run = async () => presented(endpoint, await resolve(parts as MockCall<E>));
          return answered(
            endpoint,
            await onceByKey(
              endpoint,
              world,
              request,
              { caller, given: { ...input, file: [file.name, file.size] } },
              run,
            ),
          );
        } catch (error) {
          if (error instanceof MockProblem) return problemAnswer(error);
          throw error;
        }
      }),
  };
}

function callerOf(endpoint: Endpoint, { sessions, index }: MockWorld, request: Request): MockCaller | null {
  const token = request.headers.get("x-auth-token") ?? "";
  const session = endpoint.access === "guest" ? undefined : sessions.get(token);
  const account = index.accounts.get(session?.userId ?? "") ?? null;
  const refused = accessRefusal(endpoint, account);
  if (refused !== null) throw problem(refused);
  if (session === undefined || account === null) return null;
  return { account, token, impersonatedBy: index.accounts.get(session.impersonatedBy ?? "") ?? null };
}

async function payloadOf({ payload }: Endpoint, request: Request): Promise<{ body: unknown; file: File }> {
  const nothing = new File([], "");
  if (payload === "none") return { body: undefined, file: nothing };
  if (payload === "file") {
    const form = await request.formData().catch(() => {
      throw problem("malformed");
    });
    const file = form.get("file");
    if (!(file instanceof File))
      throw problem("invalid", { errors: [{ path: "file", message: "Choose a file" }] });
    return { body: undefined, file };
  }
  const text = await request.text();
  try {
    return { body: text === "" ? {} : JSON.parse(text), file: nothing };
  } catch {
    throw problem("malformed");
  }
}

function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      const [first] = values;
      return [name, values.length === 1 && first !== undefined ? first : values];
    }),
  );
}

/** Bad fields of all three parts come back in one 422, one entry per field. */
function validated(endpoint: Endpoint, input: CallParts): CallParts {
  const { parts, errors } = parseCall(endpoint, input);
  if (errors.length > 0) throw problem("invalid", { errors });
  return parts;
}

type Presented = { status: number; body: unknown };

/** The answer's schema leaves out what it does not name, and throws on what does not fit it. */
function presented({ answer, status, alternatives = [] }: Endpoint, body: unknown): Presented {
  if (!(body instanceof MockReply)) return { status, body: answer?.parse(body) };
  const alternative = alternatives.find((one) => one.status === body.status);
  return { status: body.status, body: alternative?.answer.parse(body.body) };
}

/** Same user, call and key: the first answer again, refusals too; with another request 422. */
async function onceByKey(
  endpoint: Endpoint,
  { firstAnswers }: MockWorld,
  request: Request,
  { caller, given: input }: { caller: MockCaller | null; given: unknown },
  run: () => Promise<Presented>,
): Promise<Presented> {
  const key = endpoint.idempotent ? request.headers.get("idempotency-key") : null;
  if (key === null) return run();
  const name = JSON.stringify([caller?.account.id, endpoint.method, endpoint.path, key]);
  const sent = JSON.stringify(input);
  const first = firstAnswers.get(name);
  if (first !== undefined && first.request !== sent) throw problem("key-reused");
  if (first !== undefined) return first;
  const answer = await run().catch((error: unknown) => {
    if (error instanceof MockProblem) return { status: problemBody(error).status, body: error };
    throw error;
  });
  firstAnswers.set(name, { request: sent, ...answer });
  return answer;
}

function answered({ answerKind, changesState }: Endpoint, { status, body }: Presented): Response {
  if (body instanceof MockProblem) return problemAnswer(body);
  const headers: Record<string, string> = changesState ? { "cache-control": "no-store" } : {};
  if (answerKind === "none") return new HttpResponse(null, { status, headers });
  return new HttpResponse(answerKind === "json" ? JSON.stringify(body) : String(body), {
    status,
    headers: { ...headers, "content-type": answerMediaTypes[answerKind] },
  });
}
