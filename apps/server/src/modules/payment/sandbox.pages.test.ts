import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const pages = ["/sandbox/confirm/", "/sandbox/onboarding/"];

test.each(pages)("%s is an expired page whatever its address ends with", async (page) => {
  for (const id of ["%00", "x%00", "%F0%9F%AA%91", "%zz", "a".repeat(5_000)]) {
    const response = await server.call("GET", page + id);
    const sent = await server.call("POST", page + id, { headers: { origin: "http://localhost" } });
    expect([response.status, sent.status]).toEqual([410, 410]);
  }
});

test.each(pages)("accepts a form for %s only from the page itself", async (page) => {
  const statuses: number[] = [];
  for (const origin of ["http://localhost", "https://elsewhere.example", "null", "not an origin"])
    statuses.push((await server.call("POST", `${page}unknown`, { headers: { origin } })).status);
  expect(statuses).toEqual([410, 403, 410, 403]);
});
