import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  contact,
  oakland,
  person,
  piece,
  savedCard,
  uploadedPicture,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { findOrder } from "../order/order.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** What a seller must provide before an order counts as handed over. */
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

const send = (who: TestPerson, order: { _id: string }, event: Record<string, unknown>) =>
  server.call("POST", `/api/orders/${order._id}/events`, { token: who.token, body: event });

/** Returns an order with an agreed time, as its buyer sees it. */
async function agreedOrder(way: object): Promise<Order> {
  const buyer = await person(server, "Bea");
  const placed = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
      contact,
      paymentMethod: await savedCard(server, buyer.token),
      ...way,
    },
  });
  const [order] = (placed.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(placed.text);
  await send(seller, order, { type: "approve" });
  await send(seller, order, setPickup);
  await send(buyer, order, { type: "schedule", date: "2026-11-27", window: "morning" });
  const agreed = await send(seller, order, { type: "confirm-schedule", window: "morning" });
  if (agreed.status !== 200) throw new Error(agreed.text);
  return order;
}

test("limits pickup codes to five tries an hour per order, across sessions", async () => {
  const order = await agreedOrder({ type: "pickup" });
  const other = await agreedOrder({ type: "pickup" });
  const code = order.handoffCode ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  const tries = [];
  for (let at = 0; at < constants.handoffFailures; at += 1)
    tries.push((await send(seller, order, { type: "pick-up", code: wrong })).status);
  expect(tries).toEqual([422, 422, 422, 422, 422]);
  const refused = await send(seller, order, { type: "pick-up", code });
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({
      code: "rate-limited",
      detail:
        "Too many wrong codes. Try again in 60 minutes, or ask the buyer to confirm the pickup on the page of their order.",
    }),
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
  const elsewhere = await send(seller, other, { type: "pick-up", code: other.handoffCode });
  expect([elsewhere.status, (elsewhere.body as Order).status]).toEqual([200, "completed"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + constants.handoffFailureWindow });
  try {
    expect((await send(seller, order, { type: "pick-up", code })).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test("accepts only an uploaded picture as a seller's proof of delivery", async () => {
  const order = await agreedOrder({ type: "delivery", address: oakland });
  for (const proof of [
    "x",
    "https://far.example/a.jpg",
    "/pictures/uploads/never-uploaded",
    "/pictures/demo/a",
  ]) {
    const refused = await send(seller, order, { type: "deliver", proof });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: "proof", message: "Upload the picture again" }] }),
    ]);
  }
  const proof = await uploadedPicture(server, seller.token, "private");
  const done = await send(seller, order, { type: "deliver", proof });
  expect([done.status, (done.body as Order).status, (done.body as Order).proof]).toEqual([
    200,
    "completed",
    proof,
  ]);
  // An address opens the picture for a while only; the database has it without a signature.
  const [address = ""] = proof.split("?");
  expect((await findOrder(server.db, order._id))?.proof).toBe(address);
  server.clock.advance(2 * 60 * 60_000);
  const later = await server.call("GET", `/api/orders/${order._id}`, { token: seller.token });
  const shown = String((later.body as Order).proof);
  expect([shown.startsWith(`${address}?until=`), shown === proof]).toEqual([true, false]);
});
