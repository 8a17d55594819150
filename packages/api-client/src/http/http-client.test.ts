import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { endpoint } from "@heirloop/contract/endpoint/endpoint";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { facetsSchema } from "@heirloop/contract/listing/listing-query.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createApi } from "./http-client.ts";
import { ProblemError } from "./problem-error.ts";

type Seen = { method: string; url: string; token: string | null; key: string | null; body: string };
type Answerer = (request: Request, tries: number) => Response | Promise<Response>;

const heirloopId = "chair-0001";
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ type: `urn:problem:${code}`, title: "No", status, code }, status, headers);

/** A client whose network is `answer`, with the requests it sent. */
function wired(answer: Answerer, settings: { token?: string; timeout?: number; retry?: number } = {}) {
  const requests: Seen[] = [];
  const api = createApi({
    prefix: "https://server.test",
    token: () => settings.token,
    ...(settings.timeout === undefined ? {} : { timeout: settings.timeout }),
    retry: settings.retry ?? 1,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      requests.push({
        method,
        url,
        token: headers.get("x-auth-token"),
        key: headers.get("idempotency-key"),
        body: await request.clone().text(),
      });
      return answer(request, requests.length);
    },
  });
  return { api, requests };
}

const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "nothing was thrown",
    (error: unknown) => error,
  );

test("escapes path parameters", async () => {
  const page = endpoint("GET", "/api/blog/{slug}/{part}", {
    summary: "Any",
    access: "guest",
    params: z.object({ slug: z.string(), part: z.string() }),
  });
  const { api, requests } = wired(() => new Response(null, { status: 204 }));
  await api.call(page, { params: { slug: "../a b", part: "c/d?e" } });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ["GET", "https://server.test/api/blog/..%2Fa%20b/c%2Fd%3Fe"],
  ]);
});

test("repeats the fields of lists in a query and omits undefined ones", async () => {
  const facets = Object.fromEntries(Object.keys(facetsSchema.shape).map((name) => [name, []]));
  const { api, requests } = wired(() =>
    json({
      listings: [],
      total: 0,
      page: 1,
      totalPages: 0,
      facets,
      queryId: "q",
      leftOut: [],
      correctedTo: null,
    }),
  );
  const result = await api.call(listingEndpoints.list, {
    query: { keyword: "oak & teak", brand: ["knoll", "eames office"], page: "2", region: undefined },
  });
  expect(result.total).toBe(0);
  expect([...new URL(requests[0]?.url ?? "").searchParams]).toEqual([
    ["keyword", "oak & teak"],
    ["brand", "knoll"],
    ["brand", "eames office"],
    ["page", "2"],
  ]);
});

test("sends the token as x-auth-token, and no header without one", async () => {
  const signedIn = wired(() => json({ listings: [] }), { token: "secret" });
  const guest = wired(() => json({ listings: [] }));
  await signedIn.api.call(cartEndpoints.get);
  await guest.api.call(cartEndpoints.get);
  expect([signedIn.requests[0]?.token, guest.requests[0]?.token]).toEqual(["secret", null]);
});

test("sends a body as JSON", async () => {
  const { api, requests } = wired(() => json({ notifications: [], notPreviewed: 0, maxed: true }));
  expect(await api.call(notificationEndpoints.list, { body: { skip: 20 } })).toEqual({
    notifications: [],
    notPreviewed: 0,
    maxed: true,
  });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([["POST", '{"skip":20}']]);
});

test("sends an idempotency key with creating calls, given or new, and none with others", async () => {
  const { api, requests } = wired(() => json({ success: true, publication: "scheduled" }));
  const body = { id: "review-0001", seller: { rating: 5 } };
  await api.call(reviewEndpoints.submit, { body }, { idempotencyKey: "mine" });
  await api.call(reviewEndpoints.submit, { body });
  await api.call(reviewEndpoints.submit, { body });
  await api.call(reviewEndpoints.decline, { params: { id: "review-0001" } });
  expect(requests[0]?.key).toBe("mine");
  expect(new Set(requests.slice(0, 3).map(({ key }) => key)).size).toBe(3);
  expect(requests[1]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests[3]?.key).toBeNull();
});

test("throws a problem document as an error with its code, fields and retry time", async () => {
  const body = {
    type: "urn:problem:invalid",
    title: "Some fields need another look",
    status: 422,
    code: "invalid",
    errors: [{ path: "address.zip", message: "Enter a 5-digit ZIP code" }],
  };
  const { api } = wired(() =>
    json(body, 422, { "retry-after": "7", "content-type": "application/problem+json" }),
  );
  const error = await thrownBy(api.call(authEndpoints.login, { body: { email: "a@b.c", password: "x" } }));
  if (!(error instanceof ProblemError)) throw error;
  expect({
    code: error.code,
    status: error.status,
    message: error.message,
    fields: error.fields,
    retryAfter: error.retryAfter,
    problem: error.problem,
  }).toEqual({
    code: "invalid",
    status: 422,
    message: "Some fields need another look",
    fields: { "address.zip": "Enter a 5-digit ZIP code" },
    retryAfter: 7,
    problem: body,
  });
});

test.each([
  ["a page of some proxy", () => new Response("<h1>Bad Gateway</h1>", { status: 500 }), 500],
  ["an empty answer", () => new Response(null, { status: 500 }), 500],
  ["another kind of JSON", () => json({ error: "broken" }, 500), 500],
  ["a code nobody knows", () => problem(418, "teapot"), 418],
] as const)("%s counts as a server error", async (_, answer, status) => {
  const { api } = wired(answer);
  const error = await thrownBy(api.call(cartEndpoints.get));
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ code: "server-error", status });
});

test("rejects a response that does not match its endpoint", async () => {
  const { api } = wired(() => json({ listings: "none" }));
  expect(await thrownBy(api.call(cartEndpoints.get))).toMatchObject({ issues: [{ path: ["listings"] }] });
});

test("returns text responses as text and empty ones as undefined", async () => {
  const text = wired(() => new Response("https://pay.test/onboarding"));
  const empty = wired(() => new Response(null, { status: 204 }));
  expect(await text.api.call(payoutEndpoints.onboarding)).toBe("https://pay.test/onboarding");
  expect(await empty.api.call(authEndpoints.logout)).toBeUndefined();
});

const unavailableOnce: Answerer = (_, tries) =>
  tries === 1 ? problem(503, "unavailable", { "retry-after": "0" }) : json({ listings: [], total: 0 });

test("retries a read when an upstream is down", async () => {
  const { api, requests } = wired(unavailableOnce);
  expect(await api.call(cartEndpoints.get)).toEqual({ listings: [] });
  expect(requests.length).toBe(2);
});

test("retries adding a favorite, because twice is the same as once", async () => {
  const { api, requests } = wired(unavailableOnce);
  await api.call(favoriteEndpoints.add, { params: { heirloopId } });
  expect(requests.map(({ method }) => method)).toEqual(["PUT", "PUT"]);
});

test("does not retry a creating call by itself", async () => {
  const { api, requests } = wired(() => problem(503, "unavailable", { "retry-after": "0" }));
  expect(await thrownBy(api.call(chatEndpoints.open, { body: { listing: heirloopId } }))).toMatchObject({
    code: "unavailable",
  });
  expect(requests.length).toBe(1);
});

test("retries a creating call under its own key", async () => {
  const { api, requests } = wired((_, tries) =>
    tries === 1
      ? problem(503, "unavailable", { "retry-after": "0" })
      : json({ success: true, publication: "scheduled" }),
  );
  await api.call(
    reviewEndpoints.submit,
    { body: { id: "review-0001", seller: { rating: 5 } } },
    { idempotencyKey: "one" },
  );
  expect(requests.map(({ key }) => key)).toEqual(["one", "one"]);
});

test("does not retry a refusal", async () => {
  const { api, requests } = wired(() => problem(404, "not-found"));
  expect(await thrownBy(api.call(listingEndpoints.get, { params: { heirloopId } }))).toMatchObject({
    code: "not-found",
    status: 404,
  });
  expect(requests.length).toBe(1);
});

test("times out without a response", async () => {
  const { api } = wired(() => new Promise<Response>(() => {}), { timeout: 20, retry: 0 });
  expect(await thrownBy(api.call(cartEndpoints.get))).toMatchObject({ name: "TimeoutError" });
});

test("aborts a call with its signal", async () => {
  const given = new AbortController();
  const { api } = wired(
    ({ signal }) =>
      new Promise((_, refuse) => {
        signal.addEventListener("abort", () => refuse(new DOMException("Given up", "AbortError")));
        given.abort();
      }),
    { retry: 0 },
  );
  expect(await thrownBy(api.call(cartEndpoints.get, {}, { signal: given.signal }))).toMatchObject({
    name: "AbortError",
  });
});

test("sends a picture as the form field `file` under its name", async () => {
  let form: FormData | undefined;
  const { api } = wired(async (request) => {
    form = await request.formData();
    return problem(415, "unsupported-type");
  });
  const upload = api.upload(chatEndpoints.sendPicture, {
    params: { chatId: "chat-0001" },
    file: new Blob(["x"], { type: "image/png" }),
    name: "leg.png",
  });
  expect(await thrownBy(upload)).toMatchObject({ code: "unsupported-type" });
  const file = form?.get("file");
  expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
    "leg.png",
    "image/png",
    "x",
  ]);
});
