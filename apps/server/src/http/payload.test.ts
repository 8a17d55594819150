import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/test-server.ts";
import { startExampleServer } from "../testing/example-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

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
  ["a body over 256 kB", { body: { name: "a".repeat(256 * 1024), amount: 1 } }, 413, "body-too-large"],
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
