import { endpoint } from "@heirloop/contract/endpoint/endpoint";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { problem } from "../platform/problem.ts";
import { serve } from "./route.ts";
import { hashToken } from "./token-hash.ts";

const create = endpoint("POST", "/api/test/things", {
  summary: "Create a thing",
  access: "user",
  body: z.object({
    name: z.string(),
    fail: z.optional(z.enum(["refuse", "surprise", "break"])),
    more: z.optional(z.object({})),
  }),
  status: 201,
  answer: z.object({ id: z.string(), name: z.string() }),
  errors: ["listing-sold"],
  idempotent: true,
});

let server: TestServer;
let runs = 0;
let gate: Promise<void> | null = null;
const entered: Array<() => void> = [];
const caller = (userId: string) => ({
  userId,
  sessionId: userId,
  admin: false,
  isBusiness: false,
  blocked: false,
  impersonatedBy: null,
});

beforeAll(async () => {
  server = await startTestServer({
    sessions: {
      lookup: async (_, hash) =>
        ["ada", "ben"].map(caller).find(({ userId }) => hashToken(userId) === hash) ?? null,
      recordImpersonatedWrite: async () => {},
    },
    modules: [
      {
        routes: (deps) => [
          serve(create, async ({ body, db, caller: { userId } }) => {
            runs += 1;
            const id = deps.newId();
            await db.execute(sql`insert into thing values (${id}, ${userId}, ${body.name})`);
            entered.splice(0).forEach((tell) => tell());
            await gate;
            if (body.fail === "refuse") throw problem("listing-sold");
            if (body.fail === "surprise") throw problem("own-listing");
            if (body.fail === "break") throw new Error("broken on purpose");
            return { id, name: body.name };
          }),
        ],
      },
    ],
  });
  await server.db.execute(
    sql`create table thing (id text primary key, user_id text not null, name text not null)`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  runs = 0;
  gate = null;
  await server.db.execute(sql`truncate thing, idempotency`);
});

const send = (key: string, body: unknown, token = "ada") =>
  server.call("POST", "/api/test/things", { token, body, headers: { "idempotency-key": key } });
const things = async () =>
  (await server.db.execute(sql`select count(*)::int as n from thing`)).rows[0]?.["n"];

test("returns the first response to a repeated request without a second effect", async () => {
  const first = await send("a", { name: "chair" });
  const second = await send("a", { name: "chair" });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect([first.headers.get("idempotency-replayed"), second.headers.get("idempotency-replayed")]).toEqual([
    null,
    "true",
  ]);
  expect([runs, await things()]).toEqual([1, 1]);
});

test("treats a quoted key and a different field order as the same request", async () => {
  const first = await send('"q"', { name: "chair", fail: undefined });
  const second = await server.call("POST", "/api/test/things", {
    token: "ada",
    body: '{ "name" : "chair" }',
    headers: { "idempotency-key": "q" },
  });
  expect(second.body).toEqual(first.body);
});

test("rejects the same key with a different body", async () => {
  await send("b", { name: "chair" });
  const other = await send("b", { name: "table" });
  expect(other.body).toMatchObject({ status: 422, code: "key-reused" });
  expect(await things()).toBe(1);
});

test("scopes a key to its user", async () => {
  const ada = await send("c", { name: "chair" });
  const ben = await send("c", { name: "chair" }, "ben");
  expect(ben.status).toBe(201);
  expect(ben.body).not.toEqual(ada.body);
});

test("has one effect for fifty concurrent repeats; the others wait or get a conflict", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send("d", { name: "sofa" })));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([runs, await things()]).toEqual([1, 1]);
  expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect((await send("d", { name: "sofa" })).status).toBe(201);
});

test("returns a conflict for a repeat while the first request is still running", async () => {
  let open = () => {};
  gate = new Promise((release) => (open = release));
  const inside = new Promise<void>((tell) => entered.push(tell));
  const first = send("e", { name: "bed" });
  await inside;
  const second = await send("e", { name: "bed" });
  open();
  expect([(await first).status, second.status, second.headers.get("retry-after")]).toEqual([201, 409, "1"]);
  expect(second.body).toMatchObject({ code: "key-in-progress" });
});

test("stores a refusal as the first response and rolls back earlier effects", async () => {
  const first = await send("f", { name: "lamp", fail: "refuse" });
  const second = await send("f", { name: "lamp", fail: "refuse" });
  expect([first.status, second.body]).toEqual([409, first.body]);
  expect(second.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect([runs, await things()]).toEqual([1, 0]);
});

test("stores no error that the contract does not declare", async () => {
  const first = await send("h", { name: "lamp", fail: "surprise" });
  const second = await send("h", { name: "lamp", fail: "surprise" });
  expect([first.status, second.status]).toEqual([500, 500]);
  expect([runs, await things()]).toEqual([2, 0]);
});

test("does not store a server error, so that the same key can retry", async () => {
  expect((await send("g", { name: "rug", fail: "break" })).status).toBe(500);
  expect((await send("g", { name: "rug", fail: "break" })).status).toBe(500);
  expect([runs, await things()]).toEqual([2, 0]);
});

test("treats requests without a key as separate", async () => {
  await server.call("POST", "/api/test/things", { token: "ada", body: { name: "chair" } });
  await server.call("POST", "/api/test/things", { token: "ada", body: { name: "chair" } });
  expect(await things()).toBe(2);
});

test("refuses undeclared fields at any depth before comparing requests", async () => {
  const deep = (depth: number) => `{"name":"chair","more":{"deep":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
  const first = await send("deep", deep(1));
  const second = await send("deep", deep(100_000));
  expect([first.status, second.status, runs]).toEqual([422, 422, 0]);
});
