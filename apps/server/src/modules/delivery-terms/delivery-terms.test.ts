import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCheckoutCalls, codeOf } from "../../testing/checkout-calls.ts";
import { boston, oakland, person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { updateUser } from "../user/user.queries.ts";
import { findOrder } from "../order/order.queries.ts";
import { cents } from "@heirloop/contract/money/money.schema";

let server: TestServer;
let buyer: TestPerson;
let shop: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  buyer = await person(server, "Bea");
  shop = await person(server, "Sol", { isBusiness: true, shopName: "Old Oak" });
});
afterAll(() => server.close());
const { buy } = createCheckoutCalls(() => server);

/** From Alameda, three miles from the buyer in Oakland. */
const terms = (dollars: number, miles = 20) => ({
  zip: "94501",
  bands: [{ miles, fee: cents(dollars * 100) }],
});
const setTerms = async (given: ReturnType<typeof terms> | null) => {
  const answer = await server.call("PUT", "/api/auth/me/delivery-terms", {
    token: shop.token,
    body: { terms: given },
  });
  expect(answer.status).toBe(200);
};
const delivered = { type: "delivery", address: oakland };

/** Buys pieces for $500 each; returns the order's id. */
async function order(ids: readonly string[], extra: object = delivered): Promise<string> {
  const answer = await buy(buyer, ids, { ...extra });
  expect(answer.status).toBe(201);
  const [placed] = (answer.body as { orders: Array<{ _id: string }> }).orders;
  return placed?._id ?? "";
}

/** Approves an order and agrees on a time; returns the order as its seller sees it. */
async function agree(id: string) {
  const date = new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  for (const [{ token }, body] of [
    [shop, { type: "approve" }],
    [shop, { type: "schedule", date, window: "morning" }],
    [buyer, { type: "confirm-schedule", window: "morning" }],
  ] as const) {
    const answer = await server.call("POST", `/api/orders/${id}/events`, { token, body });
    expect([body.type, answer.status]).toEqual([body.type, 200]);
  }
  const shown = await server.call("GET", `/api/orders/${id}`, { token: shop.token });
  return shown.body as { status: string; breakdown: object; earnings: object; deliveredBy?: string };
}

test("a delivery within the radius is the seller's, whatever the hubs are, and its fee is paid out", async () => {
  await setTerms(terms(60));
  // The hub of the piece is another one than the buyer's: without terms a carrier would come.
  const id = await order([await piece(server, shop.id, { hub: "NY" })]);
  // 7.25 percent of 560.00.
  const breakdown = { items: 500_00, delivery: 60_00, discount: 0, tax: 40_60, total: 600_60 };
  expect(await agree(id)).toMatchObject({
    status: "active-delivery",
    deliveredBy: "seller",
    breakdown,
    earnings: { items: 500_00, delivery: 60_00, fee: 75_00, payout: 485_00 },
  });
});

test("a delivery outside the radius is a carrier's, also within one hub", async () => {
  await setTerms(terms(60, 1));
  const id = await order([await piece(server, shop.id)]);
  expect(await agree(id)).toMatchObject({
    status: "looking_for_carrier",
    deliveredBy: "carrier",
    breakdown: { delivery: 229_00 },
  });
});

test("an order keeps the fee and the deliverer that it was placed with", async () => {
  await setTerms(terms(60));
  const id = await order([await piece(server, shop.id)]);
  await setTerms(terms(95, 1));
  expect(await agree(id)).toMatchObject({ status: "active-delivery", breakdown: { delivery: 60_00 } });
});

test("two pieces of a shop are one trip", async () => {
  await setTerms(terms(60));
  const id = await order([await piece(server, shop.id), await piece(server, shop.id)]);
  expect(await findOrder(server.db, id)).toMatchObject({ delivery: 60_00, deliveredBy: "seller" });
});

test("a changed fee is refused with the new total before anything is charged", async () => {
  await setTerms(terms(60));
  const id = await piece(server, shop.id);
  await setTerms(terms(80));
  const refused = await buy(buyer, [id], { ...delivered, total: 600_60 });
  expect([refused.status, codeOf(refused)]).toEqual([409, "total-changed"]);
  expect((refused.body as { detail: string }).detail).toBe(
    "The total is now $622.05. It was $600.60 before.",
  );
  expect((await buy(buyer, [id], { ...delivered, total: 622_05 })).status).toBe(201);
});

test("a private seller's terms are those of the piece, and an account's old shop terms do not count", async () => {
  const seller = await person(server, "Ann");
  await updateUser(server.db, seller.id, { deliveryTerms: terms(10) });
  const quoteOf = async (id: string, address: object) => {
    const answer = await server.call("POST", "/api/checkout/quote", {
      body: { listings: [{ id, listingPrice: 500_00 }], type: "delivery", address },
    });
    const { sellers } = answer.body as {
      sellers: Array<{ breakdown: { delivery: number }; delivery: object }>;
    };
    return sellers.map(({ breakdown, delivery }) => [breakdown.delivery, delivery]);
  };
  const own = await piece(server, seller.id, { deliveryTerms: terms(35) });
  const standard = await piece(server, seller.id);
  expect([await quoteOf(own, oakland), await quoteOf(own, boston), await quoteOf(standard, oakland)]).toEqual(
    [
      [[35_00, { by: "seller", radius: 20, limit: null }]],
      [[229_00, { by: "carrier", radius: 20, limit: "too-far" }]],
      [[79_00, { by: "seller", radius: null, limit: null }]],
    ],
  );
});
