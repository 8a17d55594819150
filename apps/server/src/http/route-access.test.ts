import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/test-server.ts";
import { startExampleServer } from "../testing/example-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

const guest = undefined;

test("treats an unknown token as a guest where guests are admitted", async () => {
  const answer = await server.call("POST", "/api/test/echo/7", {
    token: "gone",
    body: { name: "Ada", amount: 3 },
  });
  expect(answer.body).toEqual({ id: "7", name: "Ada", who: null });
});

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
