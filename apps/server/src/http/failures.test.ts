import { endpoint } from "@heirloop/contract/endpoint/endpoint";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp, type App } from "../app.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { serve } from "./route.ts";

const save = endpoint("PUT", "/api/test/save", { summary: "Save", access: "guest" });

let server: TestServer;
let app: App;
let lines: Array<{ level: number; msg: string; status?: number }>;
let failWith: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
});
beforeEach(() => {
  lines = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = createApp({ ...server.deps, log }, [{ routes: () => [serve(save, () => failWith())] }]);
});
afterAll(() => server.close());

const failed = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });
const put = (signal?: AbortSignal) =>
  app.fetch(new Request("http://localhost/api/test/save", { method: "PUT", ...(signal ? { signal } : {}) }));

test.each([
  ["a connection that PostgreSQL ends", failed("terminating connection", "57P01")],
  ["a database that starts up", failed("the database system is starting up", "57P03")],
  [
    "a database closed for maintenance",
    failed('database "heirloop" is not currently accepting connections', "55000"),
  ],
  ["a connection that breaks", failed("Connection terminated unexpectedly")],
  ["the rollback after it", failed("Client has encountered a connection error and is not queryable")],
  ["a pool that waits in vain", failed("timeout exceeded when trying to connect")],
  ["a refused login", failed("password authentication failed", "28P01")],
  ["a replica that only reads", failed("cannot execute UPDATE in a read-only transaction", "25006")],
  ["a statement that takes too long", failed("canceling statement due to statement timeout", "57014")],
  ["a transaction that was idle too long", failed("terminating connection", "25P03")],
  ["a database out of memory", failed("out of memory", "53200")],
  ["a host that is away", failed("connect EHOSTUNREACH", "EHOSTUNREACH")],
  ["one inside a failed query", new Error("Failed query", { cause: failed("broken", "ECONNRESET") })],
])("returns 503 with Retry-After for %s", async (_, error) => {
  failWith = () => Promise.reject(error);
  const answer = await put();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, "database unavailable"],
    [40, "request"],
  ]);
});

test.each([
  ["a full disk", failed("write", "ENOSPC")],
  ["a quota", failed("write", "EDQUOT")],
  ["a disk that became read-only", failed("write", "EROFS")],
  ["PostgreSQL's full disk", new Error("Failed query", { cause: failed("could not extend file", "53100") })],
])("returns 507 for %s", async (_, error) => {
  failWith = () => Promise.reject(error);
  const answer = await put();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([507, "60"]);
  expect(await answer.json()).toMatchObject({
    code: "storage-full",
    title: "Nothing can be saved right now. Please try again later",
  });
});

test("returns 500 for a fault", async () => {
  failWith = () => Promise.reject(failed("broken on purpose"));
  expect((await put()).status).toBe(500);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, "unexpected error"],
    [50, "request"],
  ]);
});

test("does not log an aborted request as an error", async () => {
  const visit = new AbortController();
  failWith = () => {
    visit.abort();
    return Promise.reject(failed("aborted"));
  };
  await put(visit.signal);
  expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([[30, "request", 499]]);
});
