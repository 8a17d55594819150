import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  boston,
  oakland,
  person,
  piece,
  uploadedPicture,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { codeOf } from "../../testing/checkout-calls.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";

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
const { place, send, drive, get, balance } = createOrderCalls(() => server);

const hour = 3_600_000;

test("completes a pickup from request to payout", async () => {
  const buyer = await person(server, "Bea");
  const id = await piece(server, shop.id);
  const placed = await place(buyer, id);
  expect(placed).toMatchObject({
    status: "requested",
    approved: false,
    payment: { status: "authorized", card: "Visa ending 4242" },
    handoffCode: expect.stringMatching(/^\d{6}$/),
    deadline: { event: "expire", at: "2026-11-24T12:00:00.000Z" },
  });
  expect(await get(shop, placed)).toMatchObject({ handoffCode: null, payment: { card: "" } });
  expect(codeOf(await send(buyer, placed, { type: "approve" }))).toBe("event-not-allowed");
  expect(await drive(shop, placed, { type: "approve" })).toMatchObject({
    status: "scheduling",
    approved: true,
    payment: { status: "captured" },
  });
  expect(await balance(placed)).toEqual({ card: 536_25, items: -500_00, tax: -36_25 });
  expect(await findListing(server.db, id)).toMatchObject({
    status: "sold",
    soldTo: placed._id,
    reservedUntil: null,
  });
  await drive(buyer, placed, { type: "schedule", date: "2026-11-25", window: "morning" });
  expect(codeOf(await send(buyer, placed, { type: "confirm-schedule", window: "morning" }))).toBe(
    "event-not-allowed",
  );
  await drive(shop, placed, setPickup);
  expect(await drive(shop, placed, { type: "confirm-schedule", window: "2026-11-25/morning" })).toMatchObject(
    {
      status: "active-pickup",
      schedule: { agreed: { date: "2026-11-25", window: "morning" } },
    },
  );
  const wrong = await send(shop, placed, { type: "pick-up", code: "nope" });
  expect([wrong.status, wrong.body]).toEqual([
    422,
    expect.objectContaining({ errors: [{ path: "code", message: expect.any(String) }] }),
  ]);
  expect((await drive(shop, placed, { type: "pick-up", code: placed.handoffCode })).status).toBe("completed");
  expect(await balance(placed)).toEqual({ card: 536_25, tax: -36_25, fee: -75_00, payout: -425_00 });
  server.clock.advance(48 * hour);
  await server.deps.jobs.runDue();
  expect(await listNotificationTexts(server.db, shop.id)).toContain(
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
  expect(await balance(placed)).toEqual({ card: 536_25, tax: -36_25, fee: -75_00, bank: -425_00 });
  expect(await listNotificationTexts(server.db, shop.id)).toContain("$425 is on its way to your account");
});

test("completes a delivery within one hub's area with proof and shows the address once a time is agreed", async () => {
  const buyer = await person(server, "Della");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: oakland });
  expect([order.address, (await get(seller, order)).address]).toEqual([oakland, null]);
  expect((await drive(seller, order, { type: "approve" })).address).toBeNull();
  await drive(seller, order, { type: "schedule", date: "2026-11-28", window: "evening" });
  expect((await drive(buyer, order, { type: "confirm-schedule", window: "evening" })).status).toBe(
    "active-delivery",
  );
  expect((await get(seller, order)).address).toEqual(oakland);
  expect((await send(seller, order, { type: "deliver" })).status).toBe(422);
  const proof = await uploadedPicture(server, seller.token);
  expect(await drive(seller, order, { type: "deliver", proof })).toMatchObject({
    status: "completed",
    proof,
  });
  expect((await get(buyer, order)).proof).toBe(proof);
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
  ).toMatchObject({ status: "awaiting_shipping", carrier: { name: "Bay Freight" } });
  expect(await drive(seller, order, { type: "ship", tracking: "BF-1" })).toMatchObject({
    status: "in_transit",
    tracking: "BF-1",
    deadline: { event: "auto-complete" },
  });
  const late = (await get(buyer, order)).deadline?.at ?? "";
  server.clock.set(new Date(new Date(late).getTime() - 1000));
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("in_transit");
  expect(await listNotificationTexts(server.db, buyer.id)).toContain(
    "The order completes automatically soon; tell us if something is wrong",
  );
  server.clock.advance(1000);
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("completed");
});

test("reminds the seller of an order that is not shipped, and refunds it 7 days after the agreed time", async () => {
  const buyer = await person(server, "Cleo");
  const piecesOf = async (listing: string) =>
    (await server.call("GET", `/api/listings/${listing}`)).body as { status: string };
  const listing = await piece(server, seller.id);
  const order = await place(buyer, listing, { type: "delivery", address: boston });
  await drive(seller, order, { type: "approve" });
  const date = new Date(server.clock.now().getTime() + 5 * 24 * hour).toISOString().slice(0, 10);
  await drive(buyer, order, { type: "schedule", date, window: "afternoon" });
  const scheduled = await drive(seller, order, { type: "confirm-schedule", window: "afternoon" });
  const { deadline } = scheduled;
  expect([scheduled.status, deadline?.event]).toEqual(["looking_for_carrier", "lapse"]);
  const booked = await drive(seller, order, {
    type: "assign-carrier",
    carrier: "Bay Freight",
    quote: 200_00,
  });
  // The agreed time is still ahead, so the carrier has as long as before.
  expect(booked.deadline).toEqual(deadline);
  const end = new Date(deadline?.at ?? "").getTime();
  server.clock.set(new Date(end - 72 * hour));
  await server.deps.jobs.runDue();
  const text = "Ship it and enter the tracking number soon, or the order is canceled and refunded";
  expect(await listNotificationTexts(server.db, seller.id)).toContain(text);
  expect(await listNotificationTexts(server.db, buyer.id)).not.toContain(text);
  expect((await get(buyer, order)).status).toBe("awaiting_shipping");
  server.clock.set(new Date(end));
  await server.deps.jobs.runDue();
  expect(await get(buyer, order)).toMatchObject({
    status: "cancelled",
    deadline: null,
    payment: { status: "refunded" },
  });
  expect((await piecesOf(listing)).status).toBe("active");
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
