import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCheckoutCalls } from "../../testing/checkout-calls.ts";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from "../../testing/trace-receiver.ts";
import { statementName } from "../database/trace-statements.ts";
import { createLogger } from "../logging/log.ts";
import { startTracing } from "./start-tracing.ts";
import { withSpan } from "./tracing.ts";

let receiver: TraceReceiver;
let buyerEmail: string;
let statuses: number[];
const logged: Array<Record<string, unknown>> = [];
const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  receiver = await startTraceReceiver();
  const server: TestServer = await startTestServer({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SERVICE_NAME: "shop" },
  });
  const { buy } = createCheckoutCalls(() => server);
  const [seller, buyer] = [await person(server, "Sam"), await person(server, "Bea")];
  buyerEmail = buyer.email;
  const id = await piece(server, seller.id, { title: "Padouk cabinet" });
  const answers = [
    await server.call("GET", `/api/listings/${id}`),
    await server.call("GET", "/api/listings/nothing-has-this-id1"),
    await server.call("GET", "/readyz"),
    await buy(buyer, [id]),
  ];
  statuses = answers.map(({ status }) => status);
  await server.deps.jobs.runDue();
  const log = createLogger("info", { write });
  await withSpan("outside", {}, async () => log.info("inside a span"));
  await withSpan("failing", {}, async () => {
    throw new TypeError(`for ${buyer.email}`);
  }).catch(() => undefined);
  // Sends what has not been sent yet.
  await server.close();
  log.info("outside of any span");
});
afterAll(() => receiver.close());

const named = (name: string): ReceivedSpan[] => receiver.spans.filter((span) => span.name === name);
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
/** Whether a span is the other's parent, or its parent's parent, and so on. */
function isWithin(span: ReceivedSpan, outer: ReceivedSpan): boolean {
  if (span.parentSpanId === outer.spanId) return true;
  const parent = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent !== undefined && isWithin(parent, outer);
}

test("traces requests by route with their status, and no health checks", () => {
  expect(statuses).toEqual([200, 404, 200, 201]);
  expect(named("GET /api/listings/:heirloopId").map((span) => attributesOf(span))).toEqual([
    expect.objectContaining({ "http.route": "/api/listings/:heirloopId", "http.response.status_code": 200 }),
    expect.objectContaining({ "http.response.status_code": 404 }),
  ]);
  expect(receiver.spans.filter(({ name }) => name.includes("readyz"))).toEqual([]);
  expect([...receiver.serviceNames]).toEqual(["shop"]);
});

test("traces statements inside their request, in and outside of transactions", () => {
  const [purchase] = named("POST /api/checkout");
  const within = receiver.spans.filter((span) => purchase !== undefined && isWithin(span, purchase));
  const names = within.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["select session", "begin", "insert order", "commit"]));
  expect(new Set(within.map(({ traceId }) => traceId)).size).toBe(1);
});

test("traces jobs, and calls to the payment gateway inside their request or job", () => {
  expect(receiver.spans.filter(({ name }) => name.startsWith("job ")).length).toBeGreaterThan(0);
  const payments = receiver.spans.filter(({ name }) => name.startsWith("payment "));
  expect(payments.map(({ name }) => name)).toContain("payment authorize");
  expect(payments.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([]);
});

test("sends no values of statements and no messages of errors", () => {
  const sent = receiver.bodies.join("");
  expect(sent).not.toContain(buyerEmail);
  expect(sent).not.toContain("Padouk");
  expect(named("failing")).toMatchObject([{ status: { code: 2 } }]);
  expect(named("failing").map((span) => attributesOf(span))).toEqual([{ "error.type": "TypeError" }]);
});

test("writes the trace's id into log lines inside a span only", () => {
  expect(logged).toMatchObject([{ msg: "inside a span" }, { msg: "outside of any span" }]);
  expect(logged.map(({ traceId }) => traceId)).toEqual([named("outside")[0]?.traceId, undefined]);
});

test("drops spans and stops when nothing receives them", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  for (const endpoint of ["http://127.0.0.1:1", `http://127.0.0.1:${port}/`]) {
    const warnings: string[] = [];
    const stop = startTracing({ endpoint, serviceName: "shop" }, (cause) => void warnings.push(cause), 50);
    expect(await withSpan("work", {}, async () => "done")).toBe("done");
    await stop();
    expect([endpoint, warnings.length]).toEqual([endpoint, 1]);
  }
  silent.close();
});

test.each([
  ['select "id" from "listing" where "listing"."id" = $1', "select listing"],
  ['insert into "order" ("id") values ($1)', "insert order"],
  ['update "user" set "name" = $1', "update user"],
  ["begin", "begin"],
  ["  select pg_try_advisory_xact_lock($1)", "select"],
])("names %s", (text, name) => {
  expect(statementName(text)).toBe(name);
});
