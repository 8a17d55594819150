import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { TestServer } from "../testing/test-server.ts";
import { exampleCalls, startExampleServer } from "../testing/example-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startExampleServer();
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

test.each([
  ["thrown", "/api/test/undeclared"],
  ["returned", "/api/test/undeclared-return"],
])("fails when a %s error is not declared in its contract, in production too", async (_, path) => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const deps = { ...server.deps, log, env: { ...server.deps.env, mode: "production" as const } };
  const answer = await createApp(deps, [exampleCalls]).fetch(new Request(`http://localhost${path}`));
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { type: "urn:problem:server-error", title: "Server error", status: 500, code: "server-error" },
  ]);
  expect(lines.join("")).toContain(
    `GET ${path} broke its contract: it does not declare the error listing-sold`,
  );
  expect(lines.join("")).toContain("It went yesterday.");
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

test("keeps a client's valid request id and replaces an invalid one", async () => {
  const traced = await server.call("GET", "/readyz", { headers: { "x-request-id": "trace-12345678" } });
  const replaced = await server.call("GET", "/readyz", { headers: { "x-request-id": "<script>" } });
  expect(traced.headers.get("x-request-id")).toBe("trace-12345678");
  expect(replaced.headers.get("x-request-id")).toMatch(/^[\w-]{22}$/);
});
