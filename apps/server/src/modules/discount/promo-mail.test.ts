import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

test("mails a promo code to an address at most three times an hour", async () => {
  const request = async (email: string) =>
    (await server.call("POST", "/api/promo", { body: { email } })).status;
  const [ada, bea] = ["ada@example.test", "bea@example.test"];
  const answers = [await request(ada), await request(ada), await request(ada), await request(ada)];
  expect([...answers, await request(bea)]).toEqual([202, 202, 202, 429, 202]);
  await server.deps.jobs.runDue();
  expect((await server.mails()).filter(({ to }) => to === ada)).toHaveLength(3);
});
