import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { codeOf } from "../../testing/checkout-calls.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());
const { place, send, drive, get, balance } = createOrderCalls(() => server);

const hour = 3_600_000;

test("charges nothing for an offer and the counteroffer's amount on acceptance", async () => {
  const buyer = await person(server, "Ottilie");
  const id = await piece(server, seller.id);
  const offered = await place(buyer, id, { offerAmount: 300_00 });
  expect(offered).toMatchObject({
    status: "offer-sent",
    offer: { amount: 300_00, status: "pending", counteroffer: null, turn: "seller" },
    payment: { status: "saved" },
    approved: false,
  });
  expect(codeOf(await send(buyer, offered, { type: "accept" }))).toBe("event-not-allowed");
  expect((await send(seller, offered, { type: "counter", amount: 500_00 })).status).toBe(422);
  expect(await drive(seller, offered, { type: "counter", amount: 400_00 })).toMatchObject({
    offer: { amount: 400_00, status: "counteroffer", counteroffer: 400_00, turn: "buyer" },
    breakdown: { items: 400_00, tax: 29_00, total: 429_00 },
  });
  expect(codeOf(await send(seller, offered, { type: "accept" }))).toBe("event-not-allowed");
  const accepted = await drive(buyer, offered, { type: "accept" });
  expect(accepted).toMatchObject({
    status: "scheduling",
    approved: true,
    offer: { status: "accepted", turn: null },
    payment: { status: "captured" },
    listings: [{ price: 400_00 }],
  });
  expect(await balance(offered)).toEqual({ card: 429_00, items: -400_00, tax: -29_00 });
  expect((await findListing(server.db, id))?.soldTo).toBe(offered._id);
});

test("holds the piece for the buyer when the card fails on acceptance", async () => {
  const buyer = await person(server, "Poor");
  const id = await piece(server, seller.id);
  const offered = await place(buyer, id, { offerAmount: 300_00 }, cards.insufficient);
  const answer = await server.call("POST", `/api/orders/${offered._id}/events`, {
    token: seller.token,
    body: { type: "accept" },
    headers: { "idempotency-key": "a" },
  });
  expect([answer.status, codeOf(answer)]).toEqual([409, "card-declined"]);
  expect(await get(buyer, offered)).toMatchObject({
    status: "offer-sent",
    offer: { turn: "seller" },
    payment: { status: "failed" },
    deadline: { event: "expire", at: new Date(server.clock.now().getTime() + 24 * hour).toISOString() },
  });
  expect(await listNotificationTexts(server.db, buyer.id)).toContain(
    "Your card was declined, so the offer is not accepted yet",
  );
  expect(await findListing(server.db, id)).toMatchObject({ status: "active", reservedBy: buyer.id });
  expect(await balance(offered)).toEqual({});
  const other = await person(server, "Rich");
  const wanted = {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, other.token),
  };
  expect(codeOf(await server.call("POST", "/api/checkout", { token: other.token, body: wanted }))).toBe(
    "listing-reserved",
  );
  const placed = await place(buyer, await piece(server, seller.id), {}, cards.insufficient);
  expect(codeOf(await send(seller, placed, { type: "approve" }))).toBe("card-declined");
  expect(await get(buyer, placed)).toMatchObject({ status: "requested", payment: { status: "failed" } });
});

test("accepts the offer once the buyer has chosen a card that pays", async () => {
  const buyer = await person(server, "Fixer");
  const offered = await place(
    buyer,
    await piece(server, seller.id),
    { offerAmount: 300_00 },
    cards.insufficient,
  );
  await send(seller, offered, { type: "accept" });
  const retry = async (who: TestPerson, number: string) =>
    send(buyer, offered, {
      type: "retry-payment",
      paymentMethod: await savedCard(server, who.token, number),
    });
  expect((await retry(seller, cards.pays)).status).toBe(422);
  expect(codeOf(await retry(buyer, cards.declined))).toBe("card-declined");
  expect((await retry(buyer, cards.pays)).body).toMatchObject({
    status: "scheduling",
    offer: { status: "accepted" },
    payment: { status: "captured", card: "Visa ending 4242" },
  });
  expect(await balance(offered)).toEqual({ card: 321_75, items: -300_00, tax: -21_75 });
  expect(await listNotificationTexts(server.db, buyer.id)).toContain("Sam accepted your offer");
});

test("asks the bank about the other card on its own page", async () => {
  const buyer = await person(server, "Asked");
  const offered = await place(
    buyer,
    await piece(server, seller.id),
    { offerAmount: 300_00 },
    cards.insufficient,
  );
  await send(seller, offered, { type: "accept" });
  const retried = await send(buyer, offered, {
    type: "retry-payment",
    paymentMethod: await savedCard(server, buyer.token, cards.asks),
  });
  const { payment } = retried.body as Order;
  expect([retried.status, payment.status]).toEqual([200, "pending"]);
  expect((await get(seller, offered)).payment).toEqual({ status: "pending", card: "" });
  expect(codeOf(await send(buyer, offered, { type: "withdraw" }))).toBe("event-not-allowed");
  const answered = await server.call("POST", new URL(payment.confirmationUrl ?? "").pathname, {
    body: "answer=approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(answered.headers.get("location")).toBe(`/?order=${offered._id}`);
  await server.deps.jobs.runDue();
  expect(await get(buyer, offered)).toMatchObject({ status: "scheduling", payment: { status: "captured" } });
});

test("ends an accepted offer that no card has paid for within 24 hours", async () => {
  const buyer = await person(server, "Broke");
  const id = await piece(server, seller.id);
  const offered = await place(buyer, id, { offerAmount: 300_00 }, cards.insufficient);
  await send(seller, offered, { type: "accept" });
  await send(buyer, offered, {
    type: "retry-payment",
    paymentMethod: await savedCard(server, buyer.token, cards.declined),
  });
  server.clock.advance(24 * hour - 1000);
  await server.deps.jobs.runDue();
  expect((await get(buyer, offered)).status).toBe("offer-sent");
  server.clock.advance(1000);
  await server.deps.jobs.runDue();
  expect(await get(buyer, offered)).toMatchObject({
    status: "expired",
    offer: { status: "unpaid" },
    payment: { status: "voided" },
  });
  expect(await findListing(server.db, id)).toMatchObject({
    status: "active",
    reservedBy: null,
    reservedUntil: null,
  });
});
