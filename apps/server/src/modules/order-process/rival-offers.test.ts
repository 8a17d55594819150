import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
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
const { place, send, drive, get } = createOrderCalls(() => server);

const hour = 3_600_000;

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
  const placed = await place(three, id);
  expect(codeOf(await send(seller, offers[0] ?? placed, { type: "accept" }))).toBe("listing-reserved");
  await drive(seller, placed, { type: "approve" });
  for (const [index, buyer] of [one, two].entries())
    expect(await get(buyer, offers[index] ?? placed)).toMatchObject({
      status: "deleted",
      offer: { status: "sold" },
      payment: { status: "voided" },
    });
  expect(codeOf(await send(seller, offers[0] ?? placed, { type: "accept" }))).toBe("event-not-allowed");
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
  expect(await listNotificationTexts(server.db, seller.id)).toContain("Please answer soon, or this expires");
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
    JSON.stringify(await listNotificationTexts(server.db, buyer.id)),
  ];
  for (const text of texts) {
    expect(text).toContain("Local business seller");
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect((await get(shop, offered)).seller).toMatchObject({ _id: shop.id, firstName: "Old Oak" });
  await drive(buyer, offered, { type: "accept" });
  expect((await get(buyer, offered)).seller).toMatchObject({ _id: shop.id, firstName: "Old Oak" });
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
  expect(await listNotificationTexts(server.db, waiting.id)).toEqual([]);
});
