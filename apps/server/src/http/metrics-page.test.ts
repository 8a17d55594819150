import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { contact, person, piece, savedCard } from "../testing/marketplace-world.ts";
import { createIntent } from "../modules/payment/payment-intent.service.ts";
import { transaction } from "../platform/database/transaction.ts";
import { defineJob } from "../platform/jobs/jobs.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const token = "a metrics token of some length";
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ settings: { METRICS_TOKEN: token } })));
afterAll(() => server.close());

const read = async (name: string) =>
  (await server.call("GET", "/metrics", { headers: { authorization: `Bearer ${token}` } })).text
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`));

test("counts the jobs by state and the money without an outcome by kind", async () => {
  const before = await read("jobs");
  expect(before).toEqual([expect.stringMatching(/^jobs\{state="due"\} \d+$/)]);
  const later = new Date(server.clock.now().getTime() + 60_000);
  await server.deps.jobs.enqueue(server.db, defineJob("test.later", z.object({})), {}, { runAt: later });
  await transaction(server.db, (tx) =>
    createIntent(
      tx,
      server.deps,
      { kind: "refund", amount: 100, checkoutId: "checkout-1" },
      { by: "request" },
    ),
  );
  expect(await read("jobs")).toContain('jobs{state="later"} 2');
  expect(await read("payment_intents_pending")).toEqual(['payment_intents_pending{kind="refund"} 1']);
});

test("counts orders and payments by status, with what the payments amount to", async () => {
  expect(await read("orders")).toEqual([]);
  const [seller, buyer] = [await person(server, "Sam"), await person(server, "Bea")];
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
  };
  expect((await server.call("POST", "/api/checkout", { token: buyer.token, body })).status).toBe(201);
  expect(await read("orders")).toEqual([]);
  server.clock.advance(60_000);
  expect([await read("orders"), await read("payments"), await read("payments_cents")]).toEqual([
    ['orders{status="requested"} 1'],
    ['payments{status="authorized"} 1'],
    ['payments_cents{status="authorized"} 53625'],
  ]);
});

test("counts requests by route, without the calls that a page makes", async () => {
  await server.call("GET", "/api/listings/some-piece-1");
  await server.call("GET", "/api/listings/another-piece-2");
  await server.app.fetch(new Request("http://localhost/api/catalogue/menu"), {
    ip: "127.0.0.1",
    inProcess: true,
  });
  const lines = (await read("http_request_duration_seconds_count")).filter(
    (line) => !line.includes("/metrics"),
  );
  expect(lines).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/listings/:heirloopId",status="404"} 2',
  );
  expect(lines.filter((line) => line.includes("menu"))).toEqual([]);
});

test("leaves out a figure that cannot be read", async () => {
  const metrics = createMetrics({ process: false });
  const figure = (name: string, value: () => Promise<number>) =>
    metrics.observe({
      name,
      help: name,
      label: "state",
      read: async () => new Map([["any", await value()]]),
    });
  figure("broken", () => Promise.reject(new Error("the database is away")));
  figure("sound", async () => 3);
  const { text } = await metrics.render();
  expect(text).toContain('sound{state="any"} 3');
  expect(text).not.toContain("broken{");
});

/** Those of the process around the app (`server.ts`), and which servers answer, which Prometheus itself knows. */
const elsewhere = ["database_connections", "database_transactions", "pages_and_searches", "up"];

/** Returns the metrics of a query, which is left without its labels, ranges and functions. */
const readQuery = (query: string): string[] =>
  query
    .replaceAll(/by \([^)]*\)|\{[^}]*\}|\[\w+\]/g, "")
    .match(/\b[a-z]\w*\b(?!\s*\()/g)
    ?.filter((name) => name !== "offset") ?? [];
const parseCell = (cell: string): string[] =>
  Array.from(cell.split(/,? state | by /)[0]?.matchAll(/`(\w+)`/g) ?? [], ([, name = ""]) => name);

test.each([
  ["operating/grafana-dashboard.json", /"expr": "(.+)"/g, readQuery],
  ["operating/alerts.yaml", /expr: (.+)/g, readQuery],
  ["operating.md", /(?<=\| metric [^]+)^\| (`\w+`[^|]*)\|(?=[^]+### The log)/gm, parseCell],
] as const)("%s names only metrics that exist", async (guide, pattern, read) => {
  const { text } = await server.call("GET", "/metrics", { headers: { authorization: `Bearer ${token}` } });
  const known = Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name);
  const page = await readFile(new URL(`../../../../docs/${guide}`, import.meta.url), "utf8");
  const named = Array.from(page.matchAll(pattern), ([, found = ""]) => read(found)).flat();
  expect(named).toContain("payment_intents_pending");
  const unknown = named.filter(
    (name) => ![...known, ...elsewhere].includes(name.replace(/_(?:bucket|count)$/, "")),
  );
  expect(unknown).toEqual([]);
});
