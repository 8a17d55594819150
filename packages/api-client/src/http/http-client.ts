import type { AnswerOf, CallOf, Endpoint } from "@heirloop/contract/endpoint/endpoint";
import ky, { isHTTPError, type KyInstance, type Options } from "ky";
import { problemOf } from "./problem-error.ts";

/** Settings of a call besides those of its endpoint. */
export type CallSettings = {
  signal?: AbortSignal;
  /** Keep the same key for retries of one action; created for every call when omitted. */
  idempotencyKey?: string;
};

/** A call whose parts are all optional may be made without any. */
type Arguments<E extends Endpoint> =
  Partial<CallOf<E>> extends CallOf<E>
    ? [input?: CallOf<E>, settings?: CallSettings]
    : [input: CallOf<E>, settings?: CallSettings];

/** The client of the HTTP API. Failures throw `ProblemError`, or ky's own errors without a response. */
export type Api = {
  call<E extends Endpoint>(endpoint: E, ...input: Arguments<E>): Promise<AnswerOf<E>>;
  /** A call that uploads a picture or file; `name` is its file name. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: { params?: Record<string, string>; query?: Record<string, string>; file: Blob; name: string },
    settings?: CallSettings,
  ): Promise<AnswerOf<E>>;
  /** A call whose response is a file; it comes with its headers, and unread. */
  download<E extends Endpoint>(endpoint: E, ...input: Arguments<E>): Promise<Response>;
};

export type ApiOptions = {
  /** Origin of the server, without a trailing slash. */
  prefix: string;
  token: () => string | undefined;
  fetch?: Options["fetch"];
  /** Tries after the first, for calls that may be repeated. */
  retry?: number;
  /** Milliseconds. */
  timeout?: number;
  /** Leave answers unparsed: only where they come from this very process. */
  trusted?: boolean;
};

type Carried = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** `CallOf` cannot be read while its endpoint is still a type variable; its parts are these three. */
function carriedBy(input: object | undefined): Carried {
  return input ?? {};
}

/** Fills a path template: `/api/orders/{orderId}` with `{ orderId: "a/b" }` is `/api/orders/a%2Fb`. */
function pathOf(template: string, params: object | undefined): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

function searchOf(query: object | undefined): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return search;
}

async function send(
  http: KyInstance,
  endpoint: Endpoint,
  { params, query }: Carried,
  carried: Options,
  settings: CallSettings = {},
): Promise<Response> {
  try {
    return await http(pathOf(endpoint.path, params), {
      ...carried,
      method: endpoint.method,
      searchParams: searchOf(query),
      // A favorite that was added or removed arrives even if its reader leaves the page at once.
      keepalive: endpoint.method === "PUT" || endpoint.method === "DELETE",
      ...(settings.signal ? { signal: settings.signal } : {}),
      ...(endpoint.idempotent
        ? { headers: { "idempotency-key": settings.idempotencyKey ?? crypto.randomUUID() } }
        : {}),
    });
  } catch (error) {
    // ky repeats only what it was allowed to throw, and has read the answer's body by then.
    throw isHTTPError(error) ? problemOf(error.response, error.data) : error;
  }
}

/** Makes the client. Reads, and calls under an idempotency key, are tried again when the network or an upstream fails. */
export function createApi({
  prefix,
  token,
  fetch,
  retry = 2,
  timeout = 15_000,
  trusted = false,
}: ApiOptions): Api {
  const http = ky.create({
    prefix,
    timeout,
    retry: { limit: retry, methods: ["get", "put", "delete"], statusCodes: [502, 503, 504] },
    ...(fetch ? { fetch } : {}),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const current = token();
          if (current !== undefined) request.headers.set("x-auth-token", current);
        },
      ],
    },
  });

  async function read<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
    const body: unknown =
      endpoint.answerKind === "none"
        ? undefined
        : endpoint.answerKind !== "json"
          ? await response.text()
          : await response.json();
    const schema =
      endpoint.alternatives?.find(({ status }) => status === response.status)?.answer ?? endpoint.answer;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The one place where an answer gets its type: parsed by the endpoint's schema, or made by this very process.
    return (trusted || schema === undefined ? body : schema.parse(body)) as AnswerOf<E>;
  }

  return {
    async call(endpoint, ...[input, settings]) {
      const carried = carriedBy(input);
      const repeatable = endpoint.idempotent && settings?.idempotencyKey !== undefined;
      const response = await send(
        http,
        endpoint,
        carried,
        {
          ...(carried.body === undefined ? {} : { json: carried.body }),
          ...(repeatable ? { retry: { limit: retry, methods: ["post", "patch"] } } : {}),
        },
        settings,
      );
      return read(endpoint, response);
    },
    async download(endpoint, ...[input, settings]) {
      return send(http, endpoint, carriedBy(input), { timeout: 60_000 }, settings);
    },
    async upload(endpoint, { params, query, file, name }, settings) {
      const body = new FormData();
      body.set("file", file, name);
      return read(
        endpoint,
        await send(http, endpoint, { params, query }, { body, timeout: 60_000 }, settings),
      );
    },
  };
}
