import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  contact,
  oakland,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { findListing } from "../listing/listing.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createCheckoutCalls } from "../../testing/checkout-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());
const { buy } = createCheckoutCalls(() => server);

test("quotes per seller, to the cent, and lists what cannot be bought", async () => {
  const buyer = await person(server, "Quinn");
  const shop = await person(server, "Shopkeeper", { isBusiness: true, shopName: "Old Oak" });
  const near = await piece(server, seller.id);
  const far = await piece(server, shop.id, { hub: "NY", place: "New York, NY", price: 120_01 });
  const sold = await piece(server, shop.id, { status: "sold", soldTo: "order-12345678" });
  const own = await piece(server, buyer.id);
  const pickupOnly = await piece(server, seller.id, { delivery: false });
  const listings = [near, far, sold, own, pickupOnly].map((id) => ({
    id,
    listingPrice: id === far ? 120_01 : 500_00,
  }));
  const answer = await server.call("POST", "/api/checkout/quote", {
    token: buyer.token,
    body: { listings, type: "delivery", address: oakland },
  });
  expect(answer.status).toBe(200);
  const quote = answer.body as {
    sellers: Array<{ seller: { firstName: string }; breakdown: unknown }>;
    total: unknown;
    unavailable: Array<{ id: string; code: string }>;
  };
  // California taxes pieces and delivery at 7.25 percent: 579.00 → 41.98, 349.01 → 25.30.
  expect(quote.sellers.map(({ seller, breakdown }) => [seller.firstName, breakdown])).toEqual([
    ["Sam", { items: 500_00, delivery: 79_00, discount: 0, tax: 41_98, total: 620_98 }],
    ["Old Oak", { items: 120_01, delivery: 229_00, discount: 0, tax: 25_30, total: 374_31 }],
  ]);
  expect(quote.total).toEqual({ items: 620_01, delivery: 308_00, discount: 0, tax: 67_28, total: 995_29 });
  expect(quote.unavailable.map(({ id, code }) => [id, code])).toEqual([
    [sold, "listing-sold"],
    [own, "own-listing"],
    [pickupOnly, "state-conflict"],
  ]);
  const guest = await server.call("POST", "/api/checkout/quote", {
    body: { listings: [{ id: near, listingPrice: 500_00 }], type: "pickup" },
  });
  expect(guest.body).toMatchObject({ total: { items: 500_00, delivery: 0, tax: 36_25, total: 536_25 } });
});

test.each([[[1_000_000_00]], [[600_000_00, 600_000_00]]])(
  "quotes, orders and charges pieces of the highest prices: %s",
  async (prices) => {
    const buyer = await person(server, "Rich");
    const listings = await Promise.all(
      prices.map(async (price) => ({
        id: await piece(server, seller.id, { price }),
        listingPrice: price,
      })),
    );
    const items = prices.reduce((sum, price) => sum + price, 0);
    const body = { listings, type: "delivery", address: oakland };
    const quoted = await server.call("POST", "/api/checkout/quote", { token: buyer.token, body });
    expect([quoted.status, quoted.body]).toMatchObject([200, { total: { items } }]);
    const paymentMethod = await savedCard(server, buyer.token);
    const bought = await server.call("POST", "/api/checkout", {
      token: buyer.token,
      body: { ...body, contact, paymentMethod },
    });
    expect([bought.status, bought.body]).toMatchObject([201, { orders: [{ breakdown: { items } }] }]);
  },
);

test("returns 409 with the current price when it differs from the one that was shown", async () => {
  const id = await piece(server, seller.id, { price: 650_50 });
  const buyer = await person(server, "Pia");
  const answer = await buy(buyer, [id]);
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({
      code: "price-changed",
      detail: "Walnut credenza now costs $650.50.",
      errors: [{ path: "listings.0.listingPrice", message: "Now $650.50" }],
    }),
  ]);
});

test("returns 409 with the new total when it differs from the one that was shown, and buys nothing", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Tova");
  const answer = await buy(buyer, [id], { total: 500_00 });
  expect([answer.status, answer.body]).toMatchObject([
    409,
    {
      code: "total-changed",
      detail: "The total is now $536.25. It was $500 before.",
      errors: [{ path: "total", message: "Now $536.25" }],
    },
  ]);
  expect(await findListing(server.db, id)).toMatchObject({ status: "active", reservedBy: null });
  expect((await buy(buyer, [id], { total: 536_25 })).status).toBe(201);
});

test("quotes the state of an unavailable piece and marks the buyer's own request", async () => {
  const id = await piece(server, seller.id);
  const [one, two] = [await person(server, "Asker"), await person(server, "Late")];
  const bought = await buy(one, [id]);
  expect(bought.status).toBe(201);
  const [order] = (bought.body as { orders: Order[] }).orders;
  const quoted = async (who: TestPerson) =>
    (
      await server.call("POST", "/api/checkout/quote", {
        token: who.token,
        body: { listings: [{ id, listingPrice: 500_00 }], type: "pickup" },
      })
    ).body;
  const now = server.clock.now().toISOString();
  const reason = "Another shopper has reserved it.";
  expect(await quoted(two)).toMatchObject({
    at: now,
    unavailable: [{ id, reason, listing: { status: "active", reservedByMe: false } }],
  });
  expect(await quoted(one)).toMatchObject({
    unavailable: [{ code: "already-ordered", order: order?._id, listing: { reservedByMe: true } }],
  });
  const held = await server.call("POST", "/api/checkout/holds", {
    token: one.token,
    body: { listings: [id] },
  });
  expect([held.status, held.body]).toEqual([
    409,
    expect.objectContaining({ code: "already-ordered", title: "You have already ordered this piece" }),
  ]);
  const listingSeenBy = async (who: TestPerson) =>
    (await server.call("GET", `/api/listings/${id}`, { token: who.token })).body;
  expect(await listingSeenBy(one)).toMatchObject({ ownOrder: order?._id });
  expect(await listingSeenBy(two)).toMatchObject({ ownOrder: null });
  await server.call("POST", `/api/orders/${String(order?._id)}/events`, {
    token: seller.token,
    body: { type: "approve" },
  });
  await server.deps.jobs.runDue();
  expect(await listingSeenBy(one)).toMatchObject({ status: "sold", ownOrder: order?._id });
  expect(await listingSeenBy(two)).toMatchObject({ status: "sold", ownOrder: null });
  expect(await quoted(one)).toMatchObject({ unavailable: [{ code: "already-ordered", order: order?._id }] });
  expect(await quoted(two)).toMatchObject({
    unavailable: [{ code: "listing-sold", reason: "It has been sold." }],
  });
});
