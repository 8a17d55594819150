import { afterAll, beforeAll, expect, test } from "vitest";
import { contact, person, piece, savedCard } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

test("limits a buyer to sixty offers an hour, not counting repeats with their key", async () => {
  const [seller, buyer, other] = [
    await person(server, "Sam"),
    await person(server, "Bea"),
    await person(server, "Ben"),
  ];
  const id = await piece(server, seller.id);
  const offer = async ({ token }: { token: string }, paymentMethod: string, key: string) => {
    const body = { listings: [{ id, listingPrice: 500_00 }], type: "pickup", contact, paymentMethod };
    const answer = await server.call("POST", "/api/checkout", {
      token,
      body: { ...body, offerAmount: 400_00 },
      headers: { "idempotency-key": key },
    });
    const orders = (answer.body as { orders?: Array<{ _id: string }> }).orders ?? [];
    for (const { _id } of orders)
      await server.call("POST", `/api/orders/${_id}/events`, { token, body: { type: "withdraw" } });
    return answer.status;
  };
  const card = await savedCard(server, buyer.token);
  const statuses: number[] = [];
  for (let at = 0; at < 60; at += 1) statuses.push(await offer(buyer, card, `offer-${at}`));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await offer(buyer, card, "one-more")).toBe(429);
  expect(await offer(buyer, card, "offer-0")).toBe(201);
  expect(await offer(other, await savedCard(server, other.token), "offer-0")).toBe(201);
});

test("limits a user to thirty questions in ten minutes", async () => {
  const [seller, asker] = [await person(server, "Sue"), await person(server, "Ada")];
  const path = `/api/listings/${await piece(server, seller.id)}/questions`;
  const ask = () => server.call("POST", path, { token: asker.token, body: { text: "Is it oak?" } });
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await ask()).status);
  expect([statuses.slice(0, 30).every((status) => status === 201), statuses[30]]).toEqual([true, 429]);
});
