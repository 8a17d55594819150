import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { capturedEmailTable } from "./saved-pieces.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

type Pieces = { cart: readonly string[]; favorites?: readonly string[]; recentlyViewed: readonly string[] };
const capture = (body: Pieces & { email: string }) => server.call("POST", "/api/capture-email", { body });

test("stores viewed pieces and mails those still for sale once", async () => {
  const seller = await person(server, "Sam");
  const chair = await piece(server, seller.id, { title: "Cane <chair>", price: 240_00 });
  const desk = await piece(server, seller.id, { title: "Walnut desk", price: 900_00 });
  const gone = await piece(server, seller.id, { title: "Gone lamp", status: "inactive" });
  const pieces = { email: "Ada@example.test", cart: [chair], recentlyViewed: [gone, desk, chair] };
  expect((await capture(pieces)).status).toBe(202);
  await server.deps.jobs.runDue();
  expect(await server.db.select().from(capturedEmailTable)).toEqual([
    { ...pieces, email: "ada@example.test", at: server.clock.now() },
  ]);
  const [mail, ...others] = (await server.mails()).filter(({ to }) => to === "ada@example.test");
  expect([mail?.subject, others]).toEqual(["Your 2 saved pieces", []]);
  expect(mail?.text).toMatch(/Cane <chair>, \$240\n\nhttp\S+\/product\/\S+\n\nWalnut desk, \$900/);
  expect(mail?.text).not.toContain("Gone lamp");
  expect(mail?.html).toContain("Cane &lt;chair&gt;");
});

test("mails the cart before the favorites and these before viewed pieces, 12 at most, each once", async () => {
  const seller = await person(server, "Sam");
  const ids: string[] = [];
  for (let number = 1; number <= 14; number += 1)
    ids.push(await piece(server, seller.id, { title: `Stool ${number}.` }));
  const email = "bea@example.test";
  const [cart, favorites, recentlyViewed] = [ids.slice(0, 1), ids.slice(0, 10), ids.slice(8)];
  expect((await capture({ email, cart, favorites, recentlyViewed })).status).toBe(202);
  await server.deps.jobs.runDue();
  const [mail] = (await server.mails()).filter(({ to }) => to === email);
  expect(mail?.text.match(/Stool \d+/g)).toEqual(Array.from({ length: 12 }, (_, at) => `Stool ${at + 1}`));
});

test("sends no mail without pieces, and at most three an hour to an address regardless of the sender", async () => {
  const pieces = { email: "someone@example.test", cart: [], recentlyViewed: [] };
  for (const _ of [1, 2, 3]) expect((await capture(pieces)).status).toBe(202);
  const refused = await capture(pieces);
  expect([refused.status, problemSchema.parse(refused.body).code]).toEqual([429, "rate-limited"]);
  await server.deps.jobs.runDue();
  expect((await server.mails()).filter(({ to }) => to === pieces.email)).toEqual([]);
});
