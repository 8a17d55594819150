import { afterAll, beforeAll, expect, test } from "vitest";
import { person } from "../../testing/marketplace-world.ts";
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

test("leads back to the seller's payouts once the account is open", async () => {
  const { token } = await person(server, "Sam");
  const onboarding = await server.call("GET", "/api/payments/stripe-connect-onboarding", { token });
  const { text } = await server.call("POST", new URL(onboarding.text).pathname, {
    headers: { origin: "http://localhost" },
  });
  expect(text).toContain(`<a href="${new URL("/payouts", onboarding.text).href}">Back to your payouts</a>`);
});
