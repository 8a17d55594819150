import { brand } from "@heirloop/contract/brand/brand";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { contactMessageTable, tradeApplicationTable } from "./inquiry.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

const message = {
  name: "Ada <Byron>",
  email: "Ada@example.test",
  topic: "order",
  order: "4711",
  message: "The drawer sticks.\n\nIs that <b>usual</b>?",
};
const send = (body: object, key?: string) =>
  server.call("POST", "/api/contact", { body, headers: key === undefined ? {} : { "idempotency-key": key } });

test("stores and mails a message with a copy to its sender, once per idempotency key", async () => {
  expect((await send(message, "once")).status).toBe(202);
  expect((await send(message, "once")).status).toBe(202);
  await server.deps.jobs.runDue();
  const rows = await server.db.select().from(contactMessageTable);
  expect(rows.map(({ id: _id, ...rest }) => rest)).toEqual([
    { ...message, email: "ada@example.test", createdAt: server.clock.now() },
  ]);
  const mails = (await server.mails()).toSorted((a, b) => a.to.localeCompare(b.to));
  expect(mails.map(({ to, subject, replyTo }) => ({ to, subject, replyTo }))).toEqual([
    { to: "ada@example.test", subject: "We have your message", replyTo: undefined },
    { to: brand.email, subject: "An order of mine: Ada <Byron>", replyTo: "ada@example.test" },
  ]);
  for (const { text, html } of mails) {
    expect(text).toContain("The drawer sticks.\n\nIs that <b>usual</b>?");
    expect(html).toContain("Is that &lt;b&gt;usual&lt;/b&gt;?");
    expect(text).toContain("Order: 4711");
  }
});

test("sends an address at most five copies an hour, regardless of the sender", async () => {
  const to = { ...message, email: "someone@example.test" };
  for (const _ of [1, 2, 3, 4, 5]) expect((await send(to)).status).toBe(202);
  const refused = await send(to);
  expect([refused.status, problemSchema.parse(refused.body).code]).toEqual([429, "rate-limited"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("stores and mails a trade application without its empty fields", async () => {
  const application = {
    name: "Noor Haddad",
    studio: "Fern and Stone",
    email: "noor@example.test",
    website: "",
    profession: "staging",
    message: "Six flats a month.",
  };
  expect((await server.call("POST", "/api/trade-applications", { body: application })).status).toBe(202);
  await server.deps.jobs.runDue();
  const rows = await server.db.select().from(tradeApplicationTable);
  expect(rows.map(({ id: _id, ...rest }) => rest)).toEqual([
    { ...application, website: null, taxId: null, createdAt: server.clock.now() },
  ]);
  const ours = (await server.mails()).find(({ subject }) => subject === "Trade program: Fern and Stone");
  expect([ours?.to, ours?.replyTo]).toEqual([brand.email, "noor@example.test"]);
  expect(ours?.text).toContain("Profession: Home staging");
  expect(ours?.text).not.toContain("Website");
});

test("never shows a guest the response to another guest with the same key", async () => {
  const from = async (ip: string, body: object) => {
    const headers = { "content-type": "application/json", "idempotency-key": "shared" };
    const request = new Request("http://localhost/api/contact", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const answer = await server.app.fetch(request, { ip });
    return [answer.status, answer.headers.get("idempotency-replayed")];
  };
  const theirs = { ...message, email: "other@example.test" };
  expect(await from("192.0.2.1", message)).toEqual([202, null]);
  expect(await from("192.0.2.2", theirs)).toEqual([202, null]);
  expect(await from("192.0.2.2", theirs)).toEqual([202, "true"]);
  expect(await from("192.0.2.1", message)).toEqual([202, "true"]);
});
