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
import { readNotificationTexts } from "../../testing/read-notifications.ts";
import { violates } from "../../platform/database/violation.ts";
import { setClaims } from "../order/order.queries.ts";
import { findListing } from "../listing/listing.queries.ts";
import { insertWaiting } from "../stock/waiting-list.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

type Extra = Record<string, unknown>;
async function buy(
  buyer: TestPerson,
  ids: readonly string[],
  extra: Extra = {},
  headers: Record<string, string> = {},
) {
  const paymentMethod =
    typeof extra["paymentMethod"] === "string"
      ? extra["paymentMethod"]
      : await savedCard(server, buyer.token);
  const body = {
    listings: ids.map((id) => ({ id, listingPrice: 500_00 })),
    type: "pickup",
    contact,
    ...extra,
    paymentMethod,
  };
  return server.call("POST", "/api/checkout", { token: buyer.token, body, headers });
}
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

test("creates one order and 199 refusals when 200 buyers buy one piece at once", async () => {
  const id = await piece(server, seller.id);
  const buyers = await Promise.all(Array.from({ length: 200 }, (_, n) => person(server, `Buyer${n}`)));
  const methods = await Promise.all(buyers.map((buyer) => savedCard(server, buyer.token)));
  const answers = await Promise.all(
    buyers.map((buyer, n) => buy(buyer, [id], { paymentMethod: methods[n] }, { "idempotency-key": `k${n}` })),
  );
  const byStatus = Object.groupBy(answers, ({ status }) => status);
  expect(
    Object.fromEntries(Object.entries(byStatus).map(([status, list]) => [status, list?.length])),
  ).toEqual({ "201": 1, "409": 199 });
  expect(new Set(byStatus[409]?.map(codeOf))).toEqual(new Set(["listing-reserved"]));
  const sales = await server.call("POST", "/api/chat/sales", {
    token: seller.token,
    body: { type: "openSales" },
  });
  expect(
    (sales.body as Array<{ listings: Array<{ listing: { _id: string } }> }>).filter(
      (order) => order.listings[0]?.listing._id === id,
    ),
  ).toHaveLength(1);
});

test("creates one order when the same checkout is sent 50 times with one key", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Ida");
  const paymentMethod = await savedCard(server, buyer.token);
  const send = () => buy(buyer, [id], { paymentMethod }, { "idempotency-key": "same" });
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  expect(answers.filter(({ status }) => status !== 201).map(codeOf)).toEqual(
    answers.filter(({ status }) => status !== 201).map(() => "key-in-progress"),
  );
  const again = await send();
  const ids = new Set(
    [...answers, again]
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { orders: Array<{ _id: string }> }).orders[0]?._id),
  );
  expect([again.status, ids.size]).toEqual([201, 1]);
  const purchases = await server.call("POST", "/api/chat/purchases", {
    token: buyer.token,
    body: { type: "openPurchases" },
  });
  expect(purchases.body).toHaveLength(1);
});

test("shows a buyer's open offer on the piece to that buyer only", async () => {
  const id = await piece(server, seller.id);
  const [bidder, other] = [await person(server, "Bidder"), await person(server, "Other")];
  const told = async (token?: string) =>
    (
      (await server.call("GET", `/api/listings/${id}`, { ...(token && { token }) })).body as {
        openOffer: string;
      }
    ).openOffer;
  expect(await told(bidder.token)).toBeNull();
  const placed = await buy(bidder, [id], { offerAmount: 400_00 });
  const [order] = (placed.body as { orders: [{ _id: string }] }).orders;
  expect(await told(bidder.token)).toBe(order._id);
  expect([await told(other.token), await told()]).toEqual([null, null]);
  await server.call("POST", `/api/orders/${order._id}/events`, {
    token: bidder.token,
    body: { type: "withdraw" },
  });
  expect(await told(bidder.token)).toBeNull();
});

test("refuses a second claim in the database even if every check fails", async () => {
  const id = await piece(server, seller.id);
  const offer = async () => {
    const buyer = await person(server, "Bidder");
    return (
      ((await buy(buyer, [id], { offerAmount: 400_00 })).body as { orders: Array<{ _id: string }> }).orders[0]
        ?._id ?? ""
    );
  };
  const [one, two] = [await offer(), await offer()];
  await setClaims(server.db, one, true);
  const refused: unknown = await setClaims(server.db, two, true).catch((error: unknown) => error);
  expect(violates(refused, "order_listing_one_claim")).toBe(true);
});

test("does not deadlock when two buyers buy the same pieces in opposite order", async () => {
  const [a, b] = [await piece(server, seller.id), await piece(server, seller.id)];
  const [one, two] = [await person(server, "One"), await person(server, "Two")];
  const answers = await Promise.all([buy(one, [a, b]), buy(two, [b, a])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("blocks other buyers during a hold, and ends the hold on release or expiry", async () => {
  const id = await piece(server, seller.id);
  const [one, two, three] = [
    await person(server, "Holder"),
    await person(server, "Other"),
    await person(server, "Waiter"),
  ];
  const hold = (who: TestPerson) =>
    server.call("POST", "/api/checkout/holds", { token: who.token, body: { listings: [id] } });
  expect((await hold(one)).body).toEqual({
    until: new Date(server.clock.now().getTime() + constants.holdDuration).toISOString(),
    listings: [id],
  });
  expect((await hold(one)).status).toBe(200);
  const refused = await hold(two);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: "listing-reserved",
      detail: expect.stringContaining("Another shopper has reserved it."),
    }),
  ]);
  await insertWaiting(server.db, { listingId: id, userId: three.id, createdAt: server.clock.now() });
  await server.call("DELETE", "/api/checkout/holds", { token: one.token });
  expect(await readNotificationTexts(server.db, three.id)).toEqual(["Walnut credenza is free again"]);
  expect((await hold(two)).status).toBe(200);
  server.clock.advance(constants.holdDuration);
  expect((await hold(one)).status).toBe(200);
  server.clock.advance(constants.holdDuration + 1000);
  await server.deps.jobs.runDue();
  expect(await findListing(server.db, id)).toMatchObject({ reservedUntil: null, status: "active" });
});

test("notifies the waiting list when the piece is released, even if a user joins at that moment", async () => {
  const id = await piece(server, seller.id);
  const holder = await person(server, "Holder");
  const others = await Promise.all(Array.from({ length: 12 }, (_, n) => person(server, `Waiter${n}`)));
  await server.call("POST", "/api/checkout/holds", { token: holder.token, body: { listings: [id] } });
  const joined = Promise.all(
    others.map(({ token }) => server.call("POST", `/api/listings/${id}/waiting-list`, { token })),
  );
  await server.call("DELETE", "/api/checkout/holds", { token: holder.token });
  for (const [n, { status }] of (await joined).entries())
    expect([status, await readNotificationTexts(server.db, others[n]?.id ?? "")]).toEqual(
      status === 202 ? [202, ["Walnut credenza is free again"]] : [409, []],
    );
});

test("holds at most five pieces, and the whole list or nothing", async () => {
  const buyer = await person(server, "Greedy");
  const ids = await Promise.all(Array.from({ length: 6 }, () => piece(server, seller.id)));
  const hold = (listings: string[]) =>
    server.call("POST", "/api/checkout/holds", { token: buyer.token, body: { listings } });
  expect((await hold(ids)).status).toBe(422);
  expect((await hold(ids.slice(0, 5))).status).toBe(200);
  expect(codeOf(await hold(ids.slice(5)))).toBe("too-many-holds");
  await server.call("DELETE", "/api/checkout/holds", { token: buyer.token });
  const gone = await piece(server, seller.id, { status: "inactive" });
  expect(codeOf(await hold([ids[0] ?? "", gone]))).toBe("listing-inactive");
  const other = await person(server, "Patient");
  const free = await server.call("POST", "/api/checkout/holds", {
    token: other.token,
    body: { listings: [ids[0]] },
  });
  expect(free.status).toBe(200);
});

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
  expect((await buy(one, [id])).status).toBe(201);
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
    unavailable: [{ code: "listing-reserved", listing: { reservedByMe: true } }],
  });
  const seen = async (who: TestPerson) =>
    (await server.call("GET", `/api/listings/${id}`, { token: who.token })).body;
  expect(await seen(one)).toMatchObject({ openRequest: expect.any(String) });
  expect(await seen(two)).toMatchObject({ openRequest: null });
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
    [seller.id, 2, "requested", "authorised"],
    [other.id, 1, "requested", "authorised"],
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
  const real = await server.call("POST", "/api/payments/payment-methods", {
    token: buyer.token,
    body: { number: "5555 5555 5555 4444", expiry: "12/30", cvc: "123" },
  });
  const old = await server.call("POST", "/api/payments/payment-methods", {
    token: buyer.token,
    body: { number: cards.pays, expiry: "01/24", cvc: "123" },
  });
  expect([real.status, old.status]).toEqual([422, 422]);
  const saved = await server.call("POST", "/api/payments/payment-methods", {
    token: buyer.token,
    body: { number: cards.pays, expiry: "12/30", cvc: "123" },
  });
  expect(saved.body).toEqual({ paymentMethod: expect.stringMatching(/^pm_/), label: "Visa ending 4242" });
});

async function confirmation(buyer: TestPerson, id: string, answer: "approve" | "decline", extra: Extra = {}) {
  const asked = await buy(buyer, [id], {
    paymentMethod: await savedCard(server, buyer.token, cards.asks),
    ...extra,
  });
  expect(asked.status).toBe(202);
  const { checkoutId, nextAction } = asked.body as {
    checkoutId: string;
    nextAction: { type: string; url: string };
  };
  const path = new URL(nextAction.url).pathname;
  const early = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect(codeOf(early)).toBe("state-conflict");
  const page = await server.call("GET", path);
  expect([page.status, page.text.includes("no real money")]).toEqual([200, true]);
  const back = await server.call("POST", path, {
    body: `answer=${answer}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([back.status, back.headers.get("location")]).toEqual([303, `/checkout?confirmed=${checkoutId}`]);
  return checkoutId;
}

test("creates orders only after the bank's confirmation and holds the piece until then", async () => {
  const id = await piece(server, seller.id);
  const [buyer, other] = [await person(server, "Conny"), await person(server, "Else")];
  const checkoutId = await confirmation(buyer, id, "approve");
  expect(
    (
      await server.call("POST", "/api/chat/purchases", {
        token: buyer.token,
        body: { type: "openPurchases" },
      })
    ).body,
  ).toEqual([]);
  expect(codeOf(await buy(other, [id]))).toBe("listing-reserved");
  expect(
    (await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: other.token })).status,
  ).toBe(404);
  const key = { "idempotency-key": "confirm" };
  const done = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
    token: buyer.token,
    headers: key,
  });
  const again = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
    token: buyer.token,
    headers: key,
  });
  expect([done.status, again.status, again.body]).toEqual([201, 201, done.body]);
  const later = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect([later.status, later.body]).toEqual([201, done.body]);
});

test("ends the checkout and releases the piece when the confirmation is refused", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Rita");
  const checkoutId = await confirmation(buyer, id, "decline");
  expect(
    codeOf(await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token })),
  ).toBe("card-declined");
  expect(await findListing(server.db, id)).toMatchObject({ reservedUntil: null });
  expect(
    codeOf(await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token })),
  ).toBe("card-declined");
});

test("holds at most five pieces during bank confirmations, and buys the others if still available", async () => {
  const buyer = await person(server, "Bulk");
  const asking = async (count: number) => {
    const ids = await Promise.all(Array.from({ length: count }, () => piece(server, seller.id)));
    const paymentMethod = await savedCard(server, buyer.token, cards.asks);
    const answer = await buy(buyer, ids, { paymentMethod });
    expect(answer.status).toBe(202);
    return { ids, ...(answer.body as { checkoutId: string; nextAction: { url: string } }) };
  };
  const heldOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => findListing(server.db, id)))).filter(
      (row) => row?.reservedBy === buyer.id,
    ).length;
  const [few, many, more] = [await asking(4), await asking(20), await asking(2)];
  expect([await heldOf(few.ids), await heldOf(many.ids), await heldOf(more.ids)]).toEqual([4, 1, 0]);
  await server.call("POST", new URL(many.nextAction.url).pathname, {
    body: "answer=approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const confirmed = await server.call("POST", `/api/checkout/${many.checkoutId}/confirm`, {
    token: buyer.token,
  });
  expect([confirmed.status, await heldOf(many.ids)]).toEqual([201, 20]);
});

test("accepts a bank approval for as long as the hold lasts", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Gus");
  const checkoutId = await confirmation(buyer, id, "approve");
  const priced = (price: number) =>
    server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price } });
  const confirmNow = () => server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  await priced(520_00);
  expect(codeOf(await confirmNow())).toBe("price-changed");
  await priced(500_00);
  const before = server.clock.now();
  server.clock.advance(constants.holdDuration);
  const late = [await confirmNow(), await confirmNow()];
  server.clock.set(before);
  expect(late.map(({ body }) => body)).toEqual(
    late.map(() =>
      expect.objectContaining({
        code: "card-declined",
        detail: "The bank's confirmation came too late.",
      }),
    ),
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

test("serves the bank's page under the host name of the buyer's request", async () => {
  const buyer = await person(server, "Lena");
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token, cards.asks),
  };
  const asked = await server.app.fetch(
    new Request("http://127.0.0.1:3999/api/checkout", {
      method: "POST",
      headers: { "x-auth-token": buyer.token, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const { checkoutId, nextAction } = (await asked.json()) as {
    checkoutId: string;
    nextAction: { url: string };
  };
  expect(nextAction.url).toBe(`http://127.0.0.1:3999/sandbox/confirm/${checkoutId}`);
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
