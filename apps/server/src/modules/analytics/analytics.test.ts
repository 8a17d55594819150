import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const token = "a metrics token of some length";
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ settings: { METRICS_TOKEN: token } })));
afterAll(() => server.close());

const at = "2026-11-21T12:00:00.000Z";
const report = (body: unknown) => server.call("POST", "/api/analytics", { body });
const counted = async () =>
  (await server.call("GET", "/metrics", { headers: { authorization: `Bearer ${token}` } })).text
    .split("\n")
    .filter((line) => line.startsWith("browser_events_total"));

test("counts browser events by name, and rejects a whole batch with an unknown one", async () => {
  const events = [
    { name: "promo_code_sent", at },
    { name: "page_view", path: "/", at },
    { name: "promo_code_sent", at },
  ];
  expect((await report({ events })).status).toBe(204);
  expect([
    (await report({ events: [...events, { name: "heart_rate", at }] })).status,
    (await report({ events: [] })).status,
  ]).toEqual([422, 422]);
  expect(await counted()).toEqual([
    'browser_events_total{name="promo_code_sent"} 2',
    'browser_events_total{name="page_view"} 1',
  ]);
});
