import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { clientEvents, serverEvents } from "@heirloop/contract/realtime/realtime.events";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { errorCodes } from "./openapi.ts";
import {
  echo,
  fixed,
  open,
  drifting,
  alternative,
  sold,
  undeclared,
  undeclaredReturn,
  upload,
  limited,
  limitedPerAccount,
  logout,
  accesses,
  startExampleServer,
} from "../testing/example-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

test("lists exactly the mounted calls in OpenAPI", async () => {
  const answer = await server.call("GET", "/api/openapi.json");
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(answer.body);
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = [
    echo,
    logout,
    fixed,
    open,
    drifting,
    alternative,
    sold,
    undeclared,
    undeclaredReturn,
    upload,
    limited,
    limitedPerAccount,
    ...accesses.flatMap(({ read, write }) => [read, write]),
  ];
  expect(listed.toSorted()).toEqual(mounted.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test("describes the calls outside the endpoint table, and the events of the sockets", async () => {
  const whole = await startTestServer({ settings: { METRICS_TOKEN: "a metrics token of some length" } });
  try {
    const { body } = await whole.call("GET", "/api/openapi.json");
    expect(body).toMatchObject({
      paths: {
        "/healthz": { get: { tags: ["operation"], security: [] } },
        "/readyz": { get: { responses: { 503: expect.anything() } } },
        "/metrics": { get: { security: [{ operator: [] }] } },
        "/1/indexes/*/queries": { post: { tags: ["search"] } },
        "/1/indexes/{index}/query": { post: { parameters: [{ name: "index", in: "path" }] } },
        "/1/events": { post: { requestBody: { required: true } } },
        "/api/promo": {
          post: {
            requestBody: { content: { "application/json": { schema: { additionalProperties: false } } } },
          },
        },
      },
    });
    const { text } = await whole.call("GET", "/api/docs");
    for (const event of [...Object.keys(clientEvents), ...Object.keys(serverEvents)])
      expect(text).toContain(`<code class="method">${event}</code>`);
    expect((await whole.call("GET", "/healthz")).headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  } finally {
    await whole.close();
  }
});

test("lists the limits of a call in OpenAPI", async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  expect(body).toMatchObject({
    paths: {
      "/api/test/limited-per-account": {
        post: {
          description: "At most 1 notes in an hour (per account). At most 2 notes in all.",
          "x-rate-limits": [{ limit: 1, seconds: 3600, per: "account" }],
        },
      },
    },
  });
});

test("lists a call's errors in OpenAPI, including those of its kind", () => {
  const statuses = (one: Endpoint) => [...new Set(errorCodes(one).map((code) => errorCatalog[code].status))];
  expect(statuses(echo).toSorted()).toEqual([400, 403, 404, 413, 422, 429, 500, 503, 507]);
  expect(statuses(fixed).toSorted()).toEqual([429, 500, 503]);
});
