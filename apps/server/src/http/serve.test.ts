import { atMost } from "@heirloop/contract/endpoint/rate-limit";
import { endpoint, type Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../app.ts";
import { streamedPost } from "../testing/streamed-post.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import type { Caller } from "./caller.ts";
import type { HttpEnv } from "./http-env.ts";
import { errorCodes } from "./openapi.ts";
import { problem } from "../platform/problem.ts";
import { reply } from "./reply.ts";
import { serve } from "./route.ts";
import { hashToken } from "./token-hash.ts";

const person = (userId: string, more: Partial<Caller> = {}): Caller => ({
  userId,
  sessionId: `session-${userId}`,
  admin: false,
  isBusiness: false,
  blocked: false,
  enteredBy: null,
  ...more,
});
const people: Record<string, Caller> = {
  user: person("user"),
  other: person("other"),
  business: person("business", { isBusiness: true }),
  admin: person("admin", { admin: true }),
  blocked: person("blocked", { blocked: true, isBusiness: true, admin: true }),
};
const byHash = new Map(Object.entries(people).map(([token, caller]) => [hashToken(token), caller]));

const shapes = z.object({ name: z.string().check(z.minLength(2, "Too short")), amount: z.int() });
const echo = endpoint("POST", "/api/test/echo/{id}", {
  summary: "Echo",
  access: "everyone",
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  query: z.object({ page: z.optional(z.string().check(z.regex(/^\d+$/, "Not a page"))) }),
  body: shapes,
  answer: z.object({ id: z.string(), name: z.string(), who: z.nullable(z.string()) }),
});
const accesses = (["guest", "everyone", "user", "business", "admin"] as const).map((access) => ({
  read: endpoint("GET", `/api/test/read/${access}`, { summary: access, access }),
  write: endpoint("POST", `/api/test/write/${access}`, { summary: access, access }),
}));
const logout = endpoint("POST", "/api/auth/logout", { summary: "Log out", access: "user" });
const fixed = endpoint("GET", "/api/test/things/all", {
  summary: "Fixed",
  access: "guest",
  answer: z.string(),
  answerKind: "text",
});
const open = endpoint("GET", "/api/test/things/{id}", {
  summary: "Open",
  access: "guest",
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string() }),
});
const drifting = endpoint("GET", "/api/test/drift", {
  summary: "Drift",
  access: "guest",
  answer: z.object({ count: z.number() }),
});
const alternative = endpoint("GET", "/api/test/alternative", {
  summary: "Two answers",
  access: "guest",
  answer: z.object({ done: z.boolean() }),
  alternatives: [{ status: 202, answer: z.object({ next: z.string() }) }],
});
const sold = endpoint("GET", "/api/test/sold", {
  summary: "Sold",
  access: "guest",
  errors: ["listing-sold"],
});
const undeclared = endpoint("GET", "/api/test/undeclared", { summary: "Undeclared", access: "guest" });
const upload = endpoint("POST", "/api/test/upload", {
  summary: "Upload",
  access: "user",
  payload: "file",
  answer: z.object({ size: z.number(), name: z.string() }),
});
const limited = endpoint("GET", "/api/test/limited", {
  summary: "Limited",
  access: "guest",
  limits: [atMost(2, "looks", "minute", "address")],
});
const limitedPerAccount = endpoint("POST", "/api/test/limited-per-account", {
  summary: "Limited",
  access: "everyone",
  limits: [atMost(1, "notes", "hour")],
  total: { most: 2, of: "notes" },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    rateLimits: true,
    sessions: {
      lookup: async (_db, hash) => byHash.get(hash) ?? null,
      recordImpersonatedWrite: async () => {},
    },
    modules: [
      {
        routes: () => [
          serve(open, ({ params }) => ({ id: params.id })),
          serve(fixed, () => "fixed"),
          serve(echo, ({ params, body, caller }) => ({
            id: params.id,
            name: body.name,
            who: caller?.userId ?? null,
            secret: "dropped",
          })),
          ...accesses.flatMap(({ read, write }) => [serve(read, () => {}), serve(write, () => {})]),
          serve(logout, () => {}),
          serve(drifting, () => JSON.parse('{"count":"many"}')),
          serve(alternative, () => reply(202, { next: "bank" }, { "x-extra": "yes" })),
          serve(sold, () => {
            throw problem("listing-sold", { detail: "It went yesterday." });
          }),
          serve(undeclared, () => {
            throw problem("listing-sold");
          }),
          serve(upload, ({ file }) => ({ size: file.bytes.byteLength, name: file.name })),
          serve(limited, () => {}),
          serve(limitedPerAccount, () => {}),
        ],
        pages: () =>
          new Hono<HttpEnv>().post("/test/form", async ({ req }) => new Response(await req.text())),
      },
    ],
  });
});
afterAll(() => server.close());

test("calls the handler of a valid call, and returns the fields that the contract declares", async () => {
  const answer = await server.call("POST", "/api/test/echo/7", {
    token: "user",
    body: { name: "Ada", amount: 3 },
  });
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 200,
    body: { id: "7", name: "Ada", who: "user" },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{22}$/);
});

test("treats an unknown token as a guest where guests are admitted", async () => {
  const answer = await server.call("POST", "/api/test/echo/7", {
    token: "gone",
    body: { name: "Ada", amount: 3 },
  });
  expect(answer.body).toEqual({ id: "7", name: "Ada", who: null });
});

test("returns one entry for every invalid field, in any part of the call", async () => {
  const answer = await server.call("POST", "/api/test/echo/too-long?page=x", {
    body: { name: "A", amount: 1.5 },
  });
  expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(answer.body).toEqual({
    type: "urn:problem:invalid",
    title: "Some fields need another look",
    status: 422,
    code: "invalid",
    errors: [
      { path: "id", message: expect.any(String) },
      { path: "page", message: "Not a page" },
      { path: "name", message: "Too short" },
      { path: "amount", message: expect.any(String) },
    ],
  });
});

test.each([
  ["a letter that no column keeps", "/api/test/echo/7", { name: "A\0da", amount: 3 }, "name"],
  ["half a letter", "/api/test/echo/7", { name: "A\ud83dda", amount: 3 }, "name"],
  ["one in the address", "/api/test/echo/7%00", { name: "Ada", amount: 3 }, "id"],
  ["one in the query", "/api/test/echo/7?page=7%00", { name: "Ada", amount: 3 }, "page"],
  ["one deep inside", "/api/test/echo/7", { name: "Ada", amount: 3, more: [{ a: ["b\0"] }] }, "more.0.a.0"],
  ["one in a field's name", "/api/test/echo/7", { name: "Ada", amount: 3, "a\0": 1 }, "a\0"],
])("%s is rejected at its field", async (_, path, body, field) => {
  const answer = await server.call("POST", path, { body });
  expect([answer.status, (answer.body as { errors?: Array<{ path: string }> }).errors]).toEqual([
    422,
    [{ path: field, message: expect.any(String) }],
  ]);
});

test("parses a body with a hundred thousand nested lists", async () => {
  const body = `{"name":"Ada","amount":3,"more":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect((await server.call("POST", "/api/test/echo/7", { body })).status).toBe(200);
});

test("rejects a body full of unstorable characters at its first fields", async () => {
  const more = Array.from({ length: 20_000 }, () => "\0");
  const answer = await server.call("POST", "/api/test/echo/7", { body: { name: "Ada", amount: 3, more } });
  expect([answer.status, (answer.body as { errors: unknown[] }).errors.length]).toEqual([422, 20]);
});

test.each([
  ["broken JSON", { body: "{" }, 400, "malformed"],
  [
    "another content type",
    { body: "name=Ada", headers: { "content-type": "application/x-www-form-urlencoded" } },
    400,
    "malformed",
  ],
  ["no body at all", {}, 422, "invalid"],
  ["a body over a megabyte", { body: { name: "a".repeat(1024 * 1024), amount: 1 } }, 413, "too-large"],
])("%s is rejected", async (_, options, status, code) => {
  const answer = await server.call("POST", "/api/test/echo/7", options);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status, code } });
});

test("parses a beacon's text/plain as JSON", async () => {
  const answer = await server.call("POST", "/api/test/echo/7", {
    body: '{"name":"Ada","amount":1}',
    headers: { "content-type": "text/plain;charset=UTF-8" },
  });
  expect(answer.status).toBe(200);
});

const guest = undefined;
test.each([
  ["guest", guest, 204, 204],
  ["everyone", guest, 204, 204],
  ["user", guest, 401, 401],
  ["business", guest, 401, 401],
  ["admin", guest, 401, 401],
  ["guest", "user", 204, 204],
  ["everyone", "user", 204, 204],
  ["user", "user", 204, 204],
  ["business", "user", 403, 403],
  ["admin", "user", 403, 403],
  ["business", "business", 204, 204],
  ["admin", "business", 403, 403],
  ["admin", "admin", 204, 204],
  ["user", "gone", 401, 401],
  ["everyone", "blocked", 204, 403],
  ["user", "blocked", 204, 403],
  ["business", "blocked", 204, 403],
  ["admin", "blocked", 204, 403],
] as const)("%s calls by %s: reads %i, writes %i", async (access, token, read, write) => {
  const who = token === undefined ? {} : { token };
  const reading = await server.call("GET", `/api/test/read/${access}`, who);
  const writing = await server.call("POST", `/api/test/write/${access}`, who);
  expect([reading.status, writing.status]).toEqual([read, write]);
});

test("returns the block's reason for a blocked user's write, and still allows logging out", async () => {
  const write = await server.call("POST", "/api/test/write/user", { token: "blocked" });
  const out = await server.call("POST", "/api/auth/logout", { token: "blocked" });
  expect([write.body, out.status]).toEqual([expect.objectContaining({ code: "blocked" }), 204]);
});

test("prefers fixed segments to parameters, in any mounting order", async () => {
  const all = await server.call("GET", "/api/test/things/all");
  const one = await server.call("GET", "/api/test/things/one");
  expect([all.text, all.headers.get("content-type"), one.body]).toEqual([
    "fixed",
    "text/plain; charset=utf-8",
    { id: "one" },
  ]);
});

test("fails when a response violates its contract", async () => {
  const answer = await server.call("GET", "/api/test/drift");
  expect(answer.body).toEqual({
    type: "urn:problem:server-error",
    title: "Server error",
    status: 500,
    code: "server-error",
  });
});

test("fails when an error is not declared in its contract", async () => {
  expect((await server.call("GET", "/api/test/undeclared")).body).toMatchObject({ code: "server-error" });
});

test("returns a declared alternative with its status and headers", async () => {
  const answer = await server.call("GET", "/api/test/alternative");
  expect([answer.status, answer.body, answer.headers.get("x-extra")]).toEqual([202, { next: "bank" }, "yes"]);
});

test("returns the catalog entry of a thrown problem", async () => {
  const answer = await server.call("GET", "/api/test/sold");
  expect(answer.body).toEqual({
    type: "urn:problem:listing-sold",
    title: "This piece has been sold",
    status: 409,
    code: "listing-sold",
    detail: "It went yesterday.",
  });
});

test("returns a problem for unknown paths", async () => {
  const answer = await server.call("GET", "/api/nothing");
  expect(answer.body).toMatchObject({ status: 404, code: "not-found" });
});

test("accepts a file of 15 MB and rejects a larger one", async () => {
  const small = await server.call("POST", "/api/test/upload", {
    token: "user",
    file: { name: "a.png", bytes: new Uint8Array(1000) },
  });
  const large = await server.call("POST", "/api/test/upload", {
    token: "user",
    file: { name: "a.png", bytes: new Uint8Array(15 * 1024 * 1024 + 1) },
  });
  const none = await server.call("POST", "/api/test/upload", { token: "user", body: { a: 1 } });
  const unnamed = await server.call("POST", "/api/test/upload", {
    token: "user",
    file: { name: "a\0.png", bytes: new Uint8Array(1000) },
  });
  expect([small.body, large.status, none.status, unnamed.status]).toEqual([
    { size: 1000, name: "a.png" },
    413,
    400,
    422,
  ]);
});

test("refuses the third call within the limit's period", async () => {
  const first = await server.call("GET", "/api/test/limited");
  const second = await server.call("GET", "/api/test/limited");
  const third = await server.call("GET", "/api/test/limited");
  expect([first.status, second.status, third.status]).toEqual([204, 204, 429]);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(50);
});

test("counts limits per account, and states the limit and the time in a refusal", async () => {
  const write = (token?: string) =>
    server.call("POST", "/api/test/limited-per-account", token === undefined ? {} : { token });
  expect([(await write("user")).status, (await write("business")).status, (await write()).status]).toEqual([
    204, 204, 204,
  ]);
  const refused = await write("user");
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({
      code: "rate-limited",
      detail: "At most 1 notes in an hour. Please try again in 60 minutes.",
    }),
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
});

test("keeps a client's valid request id and replaces an invalid one", async () => {
  const kept = await server.call("GET", "/healthz", { headers: { "x-request-id": "trace-12345678" } });
  const replaced = await server.call("GET", "/healthz", { headers: { "x-request-id": "<script>" } });
  expect(kept.headers.get("x-request-id")).toBe("trace-12345678");
  expect(replaced.headers.get("x-request-id")).toMatch(/^[\w-]{22}$/);
});

test("lists exactly the mounted calls in OpenAPI", async () => {
  const answer = await server.call("GET", "/api/openapi.json");
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(answer.body);
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = [
    echo,
    logout,
    fixed,
    open,
    drifting,
    alternative,
    sold,
    undeclared,
    upload,
    limited,
    limitedPerAccount,
    ...accesses.flatMap(({ read, write }) => [read, write]),
  ];
  expect(listed.toSorted()).toEqual(mounted.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test("lists the limits of a call in OpenAPI", async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  expect(body).toMatchObject({
    paths: {
      "/api/test/limited-per-account": {
        post: {
          description: "At most 1 notes in an hour (per account). At most 2 notes in all.",
          "x-rate-limits": [{ limit: 1, seconds: 3600, per: "account" }],
        },
      },
    },
  });
});

test("lists a call's errors in OpenAPI, including those of its kind", () => {
  const statuses = (one: Endpoint) => [...new Set(errorCodes(one).map((code) => errorCatalog[code].status))];
  expect(statuses(echo).toSorted()).toEqual([400, 403, 404, 413, 422, 429, 500, 503, 507]);
  expect(statuses(fixed).toSorted()).toEqual([429, 500, 503]);
});

test("limits a page's form to a megabyte, and a signed-in user's picture form to a picture's size", async () => {
  const app = createApp(server.deps, [], () =>
    new Hono<HttpEnv>().post("/form", async ({ req }) => new Response(await req.raw.text())),
  );
  const megabyte = 1024 * 1024;
  const send = async (bytes: number, type: string, cookie = "") => {
    const { init, taken } = streamedPost({ bytes }, { "content-type": type, cookie });
    const answer = await app.fetch(new Request("http://localhost/form", init));
    return { status: answer.status, text: await answer.text(), taken: taken() };
  };
  const multipart = "multipart/form-data; boundary=b";
  const small = await send(megabyte, "application/x-www-form-urlencoded");
  expect([small.status, small.text.length]).toEqual([200, megabyte]);
  const large = await send(450 * megabyte, "application/x-www-form-urlencoded");
  expect([large.status, JSON.parse(large.text), large.taken < 2 * megabyte]).toEqual([
    413,
    expect.objectContaining({ code: "too-large" }),
    true,
  ]);
  const picture = await send(15 * megabyte, multipart, "theme=dark; token=user");
  expect([picture.status, picture.text.length]).toEqual([200, 15 * megabyte]);
  const several = await send(450 * megabyte, multipart, "token=user");
  expect([several.status, several.taken < 17 * megabyte]).toEqual([413, true]);
  for (const cookie of ["", "token=gone"]) {
    const strangers = await send(450 * megabyte, multipart, cookie);
    expect([strangers.status, strangers.taken < 2 * megabyte]).toEqual([413, true]);
  }
});

test.each(["/edit", "/edit/piece", "/consign-form"])(
  "streams a form with all pictures of a piece at %s",
  async (path) => {
    const megabyte = 1024 * 1024;
    let held = 0;
    const app = createApp(server.deps, [], () =>
      new Hono<HttpEnv>().post("*", async ({ req }) => {
        let read = 0;
        for await (const chunk of req.raw.body ?? []) {
          read += chunk.byteLength;
          held = Math.max(held, sent.taken() - read);
        }
        return new Response(String(read));
      }),
    );
    const headers = { "content-type": "multipart/form-data; boundary=b", cookie: "token=user" };
    let sent = streamedPost({ bytes: 150 * megabyte }, headers);
    const answer = await app.fetch(new Request(`http://localhost${path}`, sent.init));
    expect([answer.status, await answer.text()]).toEqual([200, String(150 * megabyte)]);
    expect(held).toBeLessThan(megabyte);
    sent = streamedPost({ bytes: 450 * megabyte }, headers);
    const endless = await app.fetch(new Request(`http://localhost${path}`, sent.init));
    expect([endless.status, sent.taken() < 200 * megabyte]).toEqual([413, true]);
  },
);
