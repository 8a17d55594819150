import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { codeOf } from "../../testing/checkout-calls.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";

let server: TestServer;
let seller: TestPerson;
let shop: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  shop = await person(server, "Shopkeeper", { isBusiness: true, shopName: "Old Oak" });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());
const { place, send, drive, get, balance } = createOrderCalls(() => server);

const hour = 3_600_000;

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
