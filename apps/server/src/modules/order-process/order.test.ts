import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  boston,
  cards,
  contact,
  oakland,
  person,
  piece,
  savedCard,
  uploadedPicture,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { readNotificationTexts } from "../../testing/read-notifications.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { readLedger } from "../payment/payment.queries.ts";

const hour = 3_600_000;
let server: TestServer;
let seller: TestPerson;
let shop: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  shop = await person(server, "Shopkeeper", { isBusiness: true, shopName: "Old Oak" });
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

type Extra = Record<string, unknown>;
async function place(
  buyer: TestPerson,
  id: string,
  extra: Extra = {},
  card: string = cards.pays,
): Promise<Order> {
  const body = {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token, card),
    ...extra,
  };
  const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
  const [order] = (answer.body as { orders?: Order[] }).orders ?? [];
  if (order === undefined) throw new Error(answer.text);
  return order;
}
const send = (who: TestPerson, order: { _id: string }, event: Extra) =>
  server.call("POST", `/api/orders/${order._id}/events`, { token: who.token, body: event });
async function drive(who: TestPerson, order: { _id: string }, event: Extra): Promise<Order> {
  const answer = await send(who, order, event);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Order;
}
const get = async (who: TestPerson, order: { _id: string }) =>
  (await server.call("GET", `/api/orders/${order._id}`, { token: who.token })).body as Order;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
async function balance(order: { _id: string }): Promise<Record<string, number>> {
  const accounts: Record<string, number> = {};
  const lines = await readLedger(server.db, order._id);
  for (const { account, amount } of lines) accounts[account] = (accounts[account] ?? 0) + amount;
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return Object.fromEntries(
    Object.entries(accounts)
      .filter(([, amount]) => amount !== 0)
      .toSorted(),
  );
}

test("completes a pickup from request to payout", async () => {
  const buyer = await person(server, "Bea");
  const id = await piece(server, shop.id);
  const asked = await place(buyer, id);
  expect(asked).toMatchObject({
    status: "requested",
    approved: false,
    payment: { status: "authorised", card: "Visa ending 4242" },
    handoffCode: expect.stringMatching(/^\d{6}$/),
    deadline: { event: "expire", at: "2026-11-24T12:00:00.000Z" },
  });
  expect(await get(shop, asked)).toMatchObject({ handoffCode: null, payment: { card: "" } });
  expect(codeOf(await send(buyer, asked, { type: "approve" }))).toBe("event-not-allowed");
  expect(await drive(shop, asked, { type: "approve" })).toMatchObject({
    status: "scheduling",
    approved: true,
    payment: { status: "captured" },
  });
  expect(await balance(asked)).toEqual({ card: 536_25, items: -500_00, tax: -36_25 });
  expect(await findListing(server.db, id)).toMatchObject({
    status: "sold",
    soldTo: asked._id,
    reservedUntil: null,
  });
  await drive(buyer, asked, { type: "schedule", date: "2026-11-25", window: "morning" });
  expect(codeOf(await send(buyer, asked, { type: "confirm-schedule", window: "morning" }))).toBe(
    "event-not-allowed",
  );
  expect(await drive(shop, asked, { type: "confirm-schedule", window: "2026-11-25/morning" })).toMatchObject({
    status: "active-pickup",
    schedule: { agreed: { date: "2026-11-25", window: "morning" } },
  });
  const wrong = await send(shop, asked, { type: "pick-up", code: "nope" });
  expect([wrong.status, wrong.body]).toEqual([
    422,
    expect.objectContaining({ errors: [{ path: "code", message: expect.any(String) }] }),
  ]);
  expect((await drive(shop, asked, { type: "pick-up", code: asked.handoffCode })).status).toBe("completed");
  expect(await balance(asked)).toEqual({ card: 536_25, tax: -36_25, fee: -75_00, payout: -425_00 });
  server.clock.advance(48 * hour);
  await server.deps.jobs.runDue();
  expect(await readNotificationTexts(server.db, shop.id)).toContain(
    "$425 is waiting for you: connect payouts to receive it",
  );
  const onboarding = await server.call("GET", "/api/payments/stripe-connect-onboarding", {
    token: shop.token,
  });
  expect(onboarding.headers.get("content-type")).toContain("text/plain");
  const page = new URL(onboarding.text).pathname;
  expect((await server.call("GET", page)).text).toContain("Open your payout account");
  expect((await server.call("POST", page)).status).toBe(200);
  expect((await server.call("POST", page)).status).toBe(410);
  await server.deps.jobs.runDue();
  expect((await server.call("GET", "/api/auth/me", { token: shop.token })).body).toMatchObject({
    stripeConnect: { connected: true },
  });
  expect(await balance(asked)).toEqual({ card: 536_25, tax: -36_25, fee: -75_00, bank: -425_00 });
  expect(await readNotificationTexts(server.db, shop.id)).toContain("$425 is on its way to your account");
});

test("completes a delivery within one hub's area with proof and shows the address after approval", async () => {
  const buyer = await person(server, "Della");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: oakland });
  expect([order.address, (await get(seller, order)).address]).toEqual([oakland, null]);
  expect((await drive(seller, order, { type: "approve" })).address).toEqual(oakland);
  await drive(seller, order, { type: "schedule", date: "2026-11-28", window: "evening" });
  expect((await drive(buyer, order, { type: "confirm-schedule", window: "evening" })).status).toBe(
    "active-delivery",
  );
  expect((await send(seller, order, { type: "deliver" })).status).toBe(422);
  const proof = await uploadedPicture(server, seller.token);
  expect((await drive(seller, order, { type: "deliver", proof })).status).toBe("completed");
});

test("sends a delivery outside the hub's area by carrier", async () => {
  const buyer = await person(server, "Cara");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: boston });
  expect(order.breakdown).toEqual({
    items: 500_00,
    delivery: 229_00,
    discount: 0,
    tax: 45_56,
    total: 774_56,
  });
  await drive(seller, order, { type: "approve" });
  await drive(buyer, order, { type: "schedule", date: "2026-11-29", window: "afternoon" });
  expect((await drive(seller, order, { type: "confirm-schedule", window: "afternoon" })).status).toBe(
    "looking_for_carrier",
  );
  expect(
    await drive(seller, order, { type: "assign-carrier", carrier: "Bay Freight", quote: 200_00 }),
  ).toMatchObject({ status: "awaiting_shipping", carrier: { name: "Bay Freight", quote: 200_00 } });
  expect(await drive(seller, order, { type: "ship", tracking: "BF-1" })).toMatchObject({
    status: "in_transit",
    tracking: "BF-1",
    deadline: { event: "auto-complete" },
  });
  const late = (await get(buyer, order)).deadline?.at ?? "";
  server.clock.set(new Date(new Date(late).getTime() - 1000));
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("in_transit");
  expect(await readNotificationTexts(server.db, buyer.id)).toContain(
    "The order completes automatically soon; tell us if something is wrong",
  );
  server.clock.advance(1000);
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("completed");
});

test("returns the money and the piece when a request is declined, canceled or expires", async () => {
  const buyer = await person(server, "Rex");
  for (const end of [() => "decline", () => "cancel", () => "expire"]) {
    const id = await piece(server, seller.id);
    const order = await place(buyer, id);
    const type = end();
    if (type === "expire") {
      server.clock.advance(72 * hour);
      await server.deps.jobs.runDue();
    } else await drive(type === "cancel" ? buyer : seller, order, { type });
    const after = await get(buyer, order);
    expect([after.status, after.payment.status, after.deadline]).toEqual([
      type === "expire" ? "expired" : "cancelled",
      "voided",
      null,
    ]);
    expect(await findListing(server.db, id)).toMatchObject({
      status: "active",
      soldTo: null,
      reservedUntil: null,
    });
    expect(await balance(order)).toEqual({});
    expect((await place(await person(server, "Next"), id)).status).toBe("requested");
  }
});

test("refunds a canceled approved order and puts its piece back on sale", async () => {
  const buyer = await person(server, "Carl");
  const id = await piece(server, seller.id);
  const order = await place(buyer, id);
  await drive(seller, order, { type: "approve" });
  const cancelled = await drive(buyer, order, { type: "cancel", reason: "It does not fit" });
  expect([cancelled.payment.status, cancelled.history.at(-1)]).toEqual([
    "refunded",
    expect.objectContaining({ type: "cancel", by: "buyer", reason: "It does not fit" }),
  ]);
  expect(await balance(order)).toEqual({ card: 536_25, refund: -536_25 });
  expect(await findListing(server.db, id)).toMatchObject({ status: "active", soldTo: null });
});

test("cancels and refunds an order without an agreed time after 14 days", async () => {
  const buyer = await person(server, "Lana");
  const order = await place(buyer, await piece(server, seller.id));
  await drive(seller, order, { type: "approve" });
  server.clock.advance(14 * 24 * hour);
  await server.deps.jobs.runDue();
  expect(await get(buyer, order)).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
});

test("refunds the buyer without a payout when both sides complete outside Heirloop", async () => {
  const buyer = await person(server, "Olli");
  const id = await piece(server, seller.id);
  const order = await place(buyer, id);
  await drive(seller, order, { type: "approve" });
  expect(await drive(buyer, order, { type: "complete-off" })).toMatchObject({
    status: "scheduling",
    completeOffAskedBy: "buyer",
  });
  expect(codeOf(await send(buyer, order, { type: "complete-off" }))).toBe("event-not-allowed");
  expect(await drive(seller, order, { type: "complete-off" })).toMatchObject({
    status: "completed-off-heirloop",
    payment: { status: "refunded" },
  });
  expect((await findListing(server.db, id))?.status).toBe("sold");
});

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

test("leaves the offer open and notifies the buyer when the card fails on acceptance", async () => {
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
    payment: { status: "saved" },
  });
  expect(await readNotificationTexts(server.db, buyer.id)).toContain(
    "Your card was declined, so the offer is not accepted yet",
  );
  expect((await findListing(server.db, id))?.status).toBe("active");
  expect(await balance(offered)).toEqual({});
  const asked = await place(buyer, await piece(server, seller.id), {}, cards.insufficient);
  expect(codeOf(await send(seller, asked, { type: "approve" }))).toBe("card-declined");
  expect((await get(buyer, asked)).status).toBe("requested");
});

test("ends all other offers when a piece is sold, and rejects accepting one on a reserved piece", async () => {
  const id = await piece(server, seller.id);
  const [one, two, three] = [
    await person(server, "One"),
    await person(server, "Two"),
    await person(server, "Three"),
  ];
  const offers = [
    await place(one, id, { offerAmount: 300_00 }),
    await place(two, id, { offerAmount: 310_00 }),
  ];
  expect(
    codeOf(
      await server.call("POST", "/api/checkout", {
        token: one.token,
        body: {
          listings: [{ id, listingPrice: 500_00 }],
          type: "pickup",
          contact,
          offerAmount: 320_00,
          paymentMethod: await savedCard(server, one.token),
        },
      }),
    ),
  ).toBe("state-conflict");
  const asked = await place(three, id);
  expect(codeOf(await send(seller, offers[0] ?? asked, { type: "accept" }))).toBe("listing-reserved");
  await drive(seller, asked, { type: "approve" });
  for (const [index, buyer] of [one, two].entries())
    expect(await get(buyer, offers[index] ?? asked)).toMatchObject({
      status: "deleted",
      offer: { status: "sold" },
      payment: { status: "voided" },
    });
  expect(codeOf(await send(seller, offers[0] ?? asked, { type: "accept" }))).toBe("event-not-allowed");
});

test("makes one sale when both sides accept offers for one piece at once", async () => {
  const id = await piece(server, seller.id);
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, n) => person(server, `Bidder${n}`)));
  const offers = await Promise.all(buyers.map((buyer) => place(buyer, id, { offerAmount: 300_00 })));
  const answers = await Promise.all(offers.map((offer) => send(seller, offer, { type: "accept" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

test("expires an unanswered offer after 48 hours and restarts the time on a counteroffer", async () => {
  const buyer = await person(server, "Slow");
  const offered = await place(buyer, await piece(server, seller.id), { offerAmount: 300_00 });
  server.clock.advance(40 * hour);
  await server.deps.jobs.runDue();
  expect(await readNotificationTexts(server.db, seller.id)).toContain(
    "Your answer is still awaited; without it this expires soon",
  );
  await drive(seller, offered, { type: "counter", amount: 350_00 });
  server.clock.advance(20 * hour);
  await server.deps.jobs.runDue();
  expect((await get(buyer, offered)).status).toBe("offer-sent");
  server.clock.advance(28 * hour);
  await server.deps.jobs.runDue();
  expect((await get(buyer, offered)).status).toBe("expired");
});

test("hides a business's name from the buyer of an offer until it is accepted", async () => {
  const buyer = await person(server, "Curious");
  const offered = await place(buyer, await piece(server, shop.id), { offerAmount: 300_00 });
  const secrets = [shop.id, "Old Oak", "Shopkeeper", shop.email];
  await drive(shop, offered, { type: "counter", amount: 350_00 });
  const texts = [
    (await server.call("GET", `/api/orders/${offered._id}`, { token: buyer.token })).text,
    (await server.call("GET", `/api/chat/${String(offered.chat)}`, { token: buyer.token })).text,
    (await server.call("GET", "/api/chat/all-chats", { token: buyer.token })).text,
    (await server.call("POST", "/api/chat/purchases", { token: buyer.token, body: { type: "openOffers" } }))
      .text,
    JSON.stringify(await readNotificationTexts(server.db, buyer.id)),
  ];
  for (const text of texts) {
    expect(text).toContain("Local business seller");
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect((await get(shop, offered)).seller).toMatchObject({ _id: shop.id, firstName: "Old Oak" });
  await drive(buyer, offered, { type: "accept" });
  expect((await get(buyer, offered)).seller).toMatchObject({ _id: shop.id, firstName: "Old Oak" });
});

test("shows an order to its two sides and admins only, and refunds it when an admin removes it", async () => {
  const [buyer, stranger] = [await person(server, "Bo"), await person(server, "Nosy")];
  const id = await piece(server, seller.id);
  const order = await place(buyer, id);
  const denied = await server.call("GET", `/api/orders/${order._id}`, { token: stranger.token });
  expect([denied.status, denied.body]).toEqual([
    403,
    expect.objectContaining({ title: "Permission denied" }),
  ]);
  expect((await send(stranger, order, { type: "approve" })).status).toBe(403);
  expect((await server.call("GET", `/api/orders/${order._id}`)).status).toBe(401);
  expect((await server.call("GET", "/api/orders/no-such-order", { token: buyer.token })).status).toBe(404);
  await drive(seller, order, { type: "approve" });
  expect(codeOf(await send(admin, order, { type: "cancel" }))).toBe("event-not-allowed");
  expect((await send(admin, order, { type: "remove", reason: "Fraud" })).status).toBe(200);
  expect(await get(buyer, order)).toMatchObject({ status: "deleted", payment: { status: "refunded" } });
  expect((await findListing(server.db, id))?.status).toBe("active");
});

test("keeps another buyer's hold when an offer on the piece is removed", async () => {
  const id = await piece(server, seller.id);
  const [bidder, holder, waiting] = [
    await person(server, "Bidder"),
    await person(server, "Holder"),
    await person(server, "Waiting"),
  ];
  const offered = await place(bidder, id, { offerAmount: 300_00 });
  const listings = { token: holder.token, body: { listings: [id] } };
  expect((await server.call("POST", "/api/checkout/holds", listings)).status).toBe(200);
  await server.call("POST", `/api/listings/${id}/waiting-list`, { token: waiting.token });
  expect((await send(admin, offered, { type: "remove", reason: "Fraud" })).status).toBe(200);
  expect(await get(bidder, offered)).toMatchObject({ status: "deleted", payment: { status: "voided" } });
  expect(await findListing(server.db, id)).toMatchObject({ status: "active", reservedBy: holder.id });
  expect(await readNotificationTexts(server.db, waiting.id)).toEqual([]);
});

test("rejects completing outside Heirloop for a consigned piece, whose owner would get no share", async () => {
  const buyer = await person(server, "Connie");
  const id = await piece(server, shop.id, { consigned: true });
  const order = await place(buyer, id);
  await drive(shop, order, { type: "approve" });
  for (const side of [buyer, shop]) {
    const refused = await send(side, order, { type: "complete-off" });
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: "event-not-allowed",
        detail: "A consigned piece is paid for through Heirloop: its owner has a share of it",
      }),
    ]);
  }
  expect(await get(buyer, order)).toMatchObject({
    status: "scheduling",
    completeOffAskedBy: null,
    consigned: true,
  });
});

test("lists purchases and sales by tab", async () => {
  const [buyer, other] = [
    await person(server, "Tabs"),
    await person(server, "Counter", { isBusiness: true }),
  ];
  const open = await place(buyer, await piece(server, other.id));
  const closed = await place(buyer, await piece(server, other.id));
  await drive(buyer, closed, { type: "cancel" });
  const bargain = await place(buyer, await piece(server, other.id), { offerAmount: 300_00 });
  const declined = await place(buyer, await piece(server, other.id), { offerAmount: 200_00 });
  await drive(other, declined, { type: "decline" });
  const idsOf = async (who: TestPerson, path: string, type: string) =>
    ((await server.call("POST", path, { token: who.token, body: { type } })).body as Order[]).map(
      ({ _id }) => _id,
    );
  const purchases = await Promise.all(
    ["openPurchases", "closedPurchases", "openOffers", "closedOffers"].map((type) =>
      idsOf(buyer, "/api/chat/purchases", type),
    ),
  );
  const sales = await Promise.all(
    ["openSales", "closedSales", "openOffers", "closedOffers"].map((type) =>
      idsOf(other, "/api/chat/sales", type),
    ),
  );
  const expected = [[open._id], [closed._id], [bargain._id], [declined._id]];
  expect([purchases, sales]).toEqual([expected, expected]);
});
