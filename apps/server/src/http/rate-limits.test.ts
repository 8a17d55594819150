import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/test-server.ts";
import { startExampleServer } from "../testing/example-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

test("refuses the third call within the limit's period", async () => {
  const first = await server.call("GET", "/api/test/limited");
  const second = await server.call("GET", "/api/test/limited");
  const third = await server.call("GET", "/api/test/limited");
  expect([first.status, second.status, third.status]).toEqual([204, 204, 429]);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(50);
});

test("counts valid calls per account, and states the limit and the time in a refusal", async () => {
  const write = (token?: string, body = {}) =>
    server.call("POST", "/api/test/limited-per-account", token === undefined ? { body } : { token, body });
  const invalid = [await write("user", { text: 1 }), await write("user", { note: "A" })];
  expect(invalid.map(({ status }) => status)).toEqual([422, 422]);
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
