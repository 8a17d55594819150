import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp, type InProcess } from "../app.ts";
import { modules } from "../modules/registry.ts";
import { problem } from "../platform/problem.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { Hono } from "hono";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const admission = { admit: () => Promise.reject(problem("overloaded", { retryAfter: 2 })) };

test.each([
  ["GET", "/api/listings?keyword=sofa"],
  ["POST", "/1/indexes/*/queries"],
  ["POST", "/1/indexes/listings/query"],
])("refuses %s %s when the server is overloaded", async (method, path) => {
  const app = createApp({ ...server.deps, admission }, modules);
  const response = await app.fetch(new Request(`http://localhost${path}`, { method }));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("refuses without compressing the short answer", async () => {
  const app = createApp({ ...server.deps, admission }, modules);
  const headers = { "accept-encoding": "gzip, br" };
  const response = await app.fetch(new Request("http://localhost/api/listings", { headers }));
  const body = await response.text();
  expect([response.headers.get("content-encoding"), response.headers.get("content-length")]).toEqual([
    null,
    String(body.length),
  ]);
  expect(JSON.parse(body)).toMatchObject({ code: "overloaded" });
});

test("answers health checks before everything else", async () => {
  const app = createApp({ ...server.deps, admission }, modules);
  const response = await app.fetch(new Request("http://localhost/healthz"));
  expect(await response.json()).toEqual({ status: "ok" });
  expect([...response.headers]).toEqual([
    ["cache-control", "no-store"],
    ["content-type", "application/json"],
    ["x-request-id", expect.any(String)],
  ]);
});

test("never refuses other calls, health checks and the searches of a page that is being rendered", async () => {
  let inProcess: InProcess | undefined;
  const app = createApp({ ...server.deps, admission }, modules, (host) => {
    inProcess = host.inProcess;
    return new Hono();
  });
  for (const path of ["/healthz", "/readyz", "/api/catalogue/menu"])
    expect((await app.fetch(new Request(`http://localhost${path}`))).status).toBe(200);
  const search = new Request("http://localhost/api/listings?keyword=sofa");
  expect((await inProcess?.(search, "127.0.0.1"))?.status).toBe(200);
});
