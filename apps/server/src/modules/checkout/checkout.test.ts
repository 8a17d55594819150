import { afterAll, beforeAll, expect, test } from "vitest";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  boston,
  cards,
  contact,
  oakland,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { findListing } from "../listing/listing.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { codeOf, createCheckoutCalls } from "../../testing/checkout-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());
const { buy } = createCheckoutCalls(() => server);

test("shows a buyer's open offer on the piece to that buyer only", async () => {
  const id = await piece(server, seller.id);
  const [bidder, other] = [await person(server, "Bidder"), await person(server, "Other")];
  const openOfferFor = async (token?: string) =>
    (
      (await server.call("GET", `/api/listings/${id}`, { ...(token && { token }) })).body as {
        openOffer: string;
      }
    ).openOffer;
  expect(await openOfferFor(bidder.token)).toBeNull();
  const placed = await buy(bidder, [id], { offerAmount: 400_00 });
  const [order] = (placed.body as { orders: [{ _id: string }] }).orders;
  expect(await openOfferFor(bidder.token)).toBe(order._id);
  expect([await openOfferFor(other.token), await openOfferFor()]).toEqual([null, null]);
  await server.call("POST", `/api/orders/${order._id}/events`, {
    token: bidder.token,
    body: { type: "withdraw" },
  });
  expect(await openOfferFor(bidder.token)).toBeNull();
});

test.each([
  ["no address for a delivery", { type: "delivery" }, "address.line1"],
  ["somebody else's card", { paymentMethod: "pm_of_somebody" }, "paymentMethod"],
  ["a malformed ZIP code", { type: "delivery", address: { ...boston, zip: "2116" } }, "address.zip"],
  ["an unknown promo code", { promoCode: "LOOP-AAAA-BBBB" }, "promoCode"],
  ["an offer at the asking price", { offerAmount: 500_00 }, "offerAmount"],
  ["no contact phone", { contact: { ...contact, phone: "" } }, "contact.phone"],
])("%s is rejected with a field error", async (_, extra, path) => {
  const buyer = await person(server, "Finn");
  const answer = await buy(buyer, [await piece(server, seller.id)], extra);
  expect([
    answer.status,
    (answer.body as { errors: Array<{ path: string }> }).errors.map((error) => error.path),
  ]).toEqual([422, [path]]);
});

test("rejects the buyer's own piece, a sold one and an unknown one", async () => {
  const sold = await piece(server, seller.id, { status: "sold", soldTo: "order-12345678" });
  const buyer = await person(server, "Una");
  expect(codeOf(await buy(seller, [await piece(server, seller.id)]))).toBe("own-listing");
  expect(codeOf(await buy(buyer, [sold]))).toBe("listing-sold");
  expect((await buy(buyer, ["no-such-piece"])).status).toBe(404);
});

test("creates one order per seller, all or none", async () => {
  const other = await person(server, "Olga");
  const buyer = await person(server, "Ben");
  const [a, b, c] = [
    await piece(server, seller.id),
    await piece(server, other.id),
    await piece(server, seller.id),
  ];
  const bought = await buy(buyer, [a, b, c]);
  const orders = (
    bought.body as {
      orders: Array<{
        seller: { _id: string };
        listings: unknown[];
        status: string;
        payment: { status: string };
      }>;
    }
  ).orders;
  expect(
    orders.map((order) => [order.seller._id, order.listings.length, order.status, order.payment.status]),
  ).toEqual([
    [seller.id, 2, "requested", "authorized"],
    [other.id, 1, "requested", "authorized"],
  ]);
  const [d, e] = [await piece(server, seller.id), await piece(server, other.id, { status: "inactive" })];
  expect((await buy(buyer, [d, e])).status).toBe(409);
  expect(await findListing(server.db, d)).toMatchObject({ reservedUntil: null });
});

test("buys nothing when the card is declined, and says so", async () => {
  const buyer = await person(server, "Dora");
  const id = await piece(server, seller.id);
  const answer = await buy(buyer, [id], {
    paymentMethod: await savedCard(server, buyer.token, cards.declined),
  });
  expect([answer.status, codeOf(answer)]).toEqual([409, "card-declined"]);
  expect(await findListing(server.db, id)).toMatchObject({ status: "active", reservedUntil: null });
});

test("accepts only test cards and stores no card number", async () => {
  const buyer = await person(server, "Nora");
  const enter = (number: string, expiry: string) =>
    server.call("POST", "/api/sandbox/cards", { token: buyer.token, body: { number, expiry, cvc: "123" } });
  const refused = [await enter("5555 5555 5555 4444", "12/30"), await enter(cards.pays, "0124")];
  expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  const entered = await enter(cards.pays, "1230");
  const save = (token: string, body = entered.body) =>
    server.call("POST", "/api/payments/payment-methods", { token, body });
  const saved = await save(buyer.token);
  expect(saved.body).toEqual({ paymentMethod: expect.stringMatching(/^pm_/), label: "Visa ending 4242" });
  expect((await save(buyer.token)).body).toEqual(saved.body);
  const others = [
    await save((await person(server, "Otto")).token),
    await save(buyer.token, { paymentMethod: "pm_unknown" }),
  ];
  expect(others.map(({ body }) => (body as { errors: unknown }).errors)).toEqual(
    others.map(() => [{ path: "paymentMethod", message: "This card cannot be used. Enter it again." }]),
  );
});

test("takes $30 off once with a mailed promo code, split over the orders to the cent", async () => {
  const other = await person(server, "Otto");
  const buyer = await person(server, "Newcomer");
  await server.call("POST", "/api/promo", { body: { email: buyer.email } });
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === buyer.email);
  const code = /LOOP-\w{4}-\w{4}/.exec(mail?.text ?? "")?.[0];
  const list = await server.call("GET", "/api/payments/discounts", { token: buyer.token });
  expect(list.body).toEqual({
    hasBought: false,
    discounts: [
      {
        code,
        type: "promo",
        amount: 30_00,
        minSubtotal: 300_00,
        expiresAt: new Date(server.clock.now().getTime() + constants.promoValidity).toISOString(),
        usedAt: null,
      },
    ],
  });
  const stranger = await person(server, "Stranger");
  const cheap = await piece(server, seller.id, { price: 300_00 });
  const quoteFor = async (who: TestPerson, ids: Array<{ id: string; listingPrice: number }>) =>
    (
      await server.call("POST", "/api/checkout/quote", {
        token: who.token,
        body: { listings: ids, type: "pickup", promoCode: code?.toLowerCase() },
      })
    ).body as { promo: { applied: boolean; reason: string } };
  expect((await quoteFor(buyer, [{ id: cheap, listingPrice: 300_00 }])).promo).toEqual({
    code,
    applied: false,
    reason: "This code needs pieces for more than $300",
  });
  const [a, b, c] = [
    await piece(server, seller.id),
    await piece(server, other.id),
    await piece(server, (await person(server, "Third")).id),
  ];
  expect((await quoteFor(stranger, [{ id: a, listingPrice: 500_00 }])).promo.applied).toBe(false);
  const bought = await buy(buyer, [a, b, c], { promoCode: code });
  const orders = (
    bought.body as {
      orders: Array<{
        breakdown: { items: number; delivery: number; discount: number; tax: number; total: number };
      }>;
    }
  ).orders;
  expect(orders.map(({ breakdown }) => breakdown.discount)).toEqual([10_00, 10_00, 10_00]);
  for (const { breakdown } of orders)
    expect(breakdown.total).toBe(breakdown.items + breakdown.delivery - breakdown.discount + breakdown.tax);
  const again = await buy(buyer, [await piece(server, seller.id)], { promoCode: code });
  expect([again.status, (again.body as { errors: unknown }).errors]).toEqual([
    422,
    [{ path: "promoCode", message: "This code has been used" }],
  ]);
});

test("returns the same field error for another user's card and for an unknown one", async () => {
  const [buyer, other] = [await person(server, "Cara"), await person(server, "Otis")];
  const id = await piece(server, seller.id);
  const answers = [
    await buy(buyer, [id], { paymentMethod: await savedCard(server, other.token) }),
    await buy(buyer, [id], { paymentMethod: "pm_of_nobody" }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [
      422,
      expect.objectContaining({ errors: [{ path: "paymentMethod", message: "Choose one of your cards" }] }),
    ]),
  );
});

test("prefills the contact and address of the buyer's own last orders only", async () => {
  const [buyer, other] = [await person(server, "Again"), await person(server, "Stranger")];
  const details = async (who?: TestPerson) =>
    server.call("GET", "/api/checkout/details", { ...(who && { token: who.token }) });
  expect((await details(buyer)).body).toEqual({ contact: null, address: null });
  await buy(buyer, [await piece(server, seller.id)], { type: "delivery", address: oakland });
  server.clock.advance(1000);
  const moved = { ...contact, phone: "+1 316 555 0199" };
  await buy(buyer, [await piece(server, seller.id)], { contact: moved });
  expect((await details(buyer)).body).toEqual({ contact: moved, address: oakland });
  expect((await details(other)).body).toEqual({ contact: null, address: null });
  expect((await details(seller)).body).toEqual({ contact: null, address: null });
  expect((await details()).status).toBe(401);
});
