import {
  answerMediaTypes,
  type AnswerOf,
  type CallOf,
  type Endpoint,
} from "@heirloop/contract/endpoint/endpoint";
import { authEndpoints, loginSchema } from "@heirloop/contract/user/user.endpoints";
import { type Problem, problemSchema } from "@heirloop/contract/problem/problem.schema";
import { demoPassword, emailOf, type FixedAccountName } from "@heirloop/demo/account/accounts";
import { expect } from "vitest";

export type Sent = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  file?: { name: string; bytes: Uint8Array };
};
export type Got = { status: number; headers: Headers; body: unknown };

/** An implementation of the API with demo data: the server or the mocks. */
export type ContractTarget = {
  readonly name: string;
  call(method: string, path: string, sent?: Sent): Promise<Got>;
  /** Runs what a call has deferred. */
  settle(): Promise<void>;
  /** A code of an authenticator app with this key in base32, which was not used before. */
  appCode(key: string): string;
  /** The origin of the site, to which passkeys belong. */
  readonly origin: string;
};

/** A demo account, a token, or nobody. */
export type As = FixedAccountName | { readonly token: string } | "guest";
type Extra = { key?: string; file?: { name: string; bytes: Uint8Array } };
type CallInput<E extends Endpoint> = CallOf<E> & Extra;
type Loose = Extra & { params?: unknown; query?: unknown; body?: unknown };

/** Calls a target through the endpoint table. */
export type Contract = {
  /** A successful response, checked: status, media type, and parsed by the endpoint's schema. */
  answer<E extends Endpoint>(
    as: As,
    endpoint: E,
    ...given: Partial<CallInput<E>> extends CallInput<E> ? [given?: CallInput<E>] : [given: CallInput<E>]
  ): Promise<AnswerOf<E>>;
  /** A refusal, checked: the problem document, its status and its media type. The input may be invalid on purpose. */
  problem(as: As, endpoint: Endpoint, input?: Loose): Promise<Problem>;
  send(as: As, endpoint: Endpoint, input?: Loose): Promise<Got>;
  settle(): Promise<void>;
  appCode(key: string): string;
  readonly origin: string;
};

const entriesOf = (fields: unknown): [string, unknown][] =>
  typeof fields === "object" && fields !== null ? Object.entries(fields) : [];

function addressOf({ path }: Endpoint, { params, query }: Loose): string {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    entriesOf(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}

export function createContract(target: ContractTarget): Contract {
  const tokens = new Map<FixedAccountName, Promise<string>>();
  async function logIn(name: FixedAccountName): Promise<string> {
    const { body } = await target.call("POST", authEndpoints.login.path, {
      body: { email: emailOf(name), password: demoPassword },
    });
    return loginSchema.parse(body).token;
  }
  async function tokenOf(as: As): Promise<string | undefined> {
    if (as === "guest") return undefined;
    if (typeof as === "object") return as.token;
    const known = tokens.get(as) ?? logIn(as);
    tokens.set(as, known);
    return known;
  }
  const send: Contract["send"] = async (as, endpoint, input = {}) => {
    const token = await tokenOf(as);
    return target.call(endpoint.method, addressOf(endpoint, input), {
      ...(token === undefined ? {} : { token }),
      ...(input.body === undefined ? {} : { body: input.body }),
      ...(input.file === undefined ? {} : { file: input.file }),
      ...(input.key === undefined ? {} : { headers: { "idempotency-key": input.key } }),
    });
  };
  return {
    send,
    settle: () => target.settle(),
    appCode: (key) => target.appCode(key),
    origin: target.origin,
    async answer(as, endpoint, ...[input]) {
      const got = await send(as, endpoint, input);
      expect({ status: got.status, body: got.status === endpoint.status ? null : got.body }).toEqual({
        status: endpoint.status,
        body: null,
      });
      if (endpoint.answerKind !== "none")
        expect(got.headers.get("content-type")).toContain(answerMediaTypes[endpoint.answerKind]);
      if (endpoint.changesState) expect(got.headers.get("cache-control")).toContain("no-store");
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Parsed by the schema that the type is inferred from.
      return endpoint.answer?.parse(got.body) as AnswerOf<typeof endpoint>;
    },
    async problem(as, endpoint, input) {
      const got = await send(as, endpoint, input);
      const problem = problemSchema.parse(got.body);
      expect({ type: got.headers.get("content-type")?.split(";")[0], status: got.status }).toEqual({
        type: "application/problem+json",
        status: problem.status,
      });
      return problem;
    },
  };
}

/** A refusal in short: status, code and invalid fields. */
export const inShort = ({ status, code, errors }: Problem): string =>
  [status, code, ...(errors ?? []).map(({ path }) => path)].join(" ");
