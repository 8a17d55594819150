import type { Order } from "@heirloop/contract/order/order.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { answerConfirmation } from "../../platform/payments/sandbox/sandbox.queries.ts";
import { codeOf } from "../../testing/checkout-calls.ts";
import { contact, oakland, person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startStripeServer, stripeSettings, type StripeServer } from "../../testing/stripe-server.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listingTable } from "../listing/listing.table.ts";
import { findOrder } from "../order/order.queries.ts";

let stripe: StripeServer;
let server: TestServer;
let seller: TestPerson;
let isDown = false;
beforeAll(async () => {
  stripe = await startStripeServer(() => testInstant);
  server = await startTestServer({
    settings: { ...stripeSettings, STRIPE_TAX: "on", LOG_LEVEL: "silent" },
    gatewayServer: { host: "127.0.0.1", port: stripe.port, protocol: "http" },
    wrapTaxes: (calculator) => ({
      ...calculator,
      findRates: (sale) =>
        isDown ? Promise.reject(new Error("The connection was refused")) : calculator.findRates(sale),
    }),
  });
  seller = await person(server, "Sam");
});
beforeEach(() => void (isDown = false));
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const berkeley = { lng: -122.257, lat: 37.866 };
const newYork = { lng: -74.0078, lat: 40.7135 };
const delivered = { type: "delivery", address: oakland };
const wanted = (id: string, listingPrice = 500_00) => ({ listings: [{ id, listingPrice }] });
const quote = (id: string, extra: object = delivered, price = 500_00) =>
  server.call("POST", "/api/checkout/quote", { body: { ...wanted(id, price), ...extra } });

async function buy({ token }: TestPerson, id: string, extra: object = delivered, card = "4242424242424242") {
  const paymentMethod = await stripe.tokenize(card);
  await server.call("POST", "/api/payments/payment-methods", { token, body: { paymentMethod } });
  const body = { ...wanted(id), ...extra, contact, paymentMethod };
  return server.call("POST", "/api/checkout", { token, body });
}
const firstOrder = ({ body }: { body: unknown }): Order => {
  const [order] = (body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error("No order was placed.");
  return order;
};

test("taxes pieces at the rate of the very place, and a delivery by its own rule", async () => {
  const id = await piece(server, seller.id);
  // 7.25 percent of California and 3.5 of Oakland; California does not tax a delivery.
  const breakdown = { items: 500_00, delivery: 79_00, discount: 0, tax: 53_75, total: 632_75 };
  expect((await quote(id)).body).toMatchObject({ total: breakdown });
  const order = firstOrder(await buy(await person(server, "Bea"), id, { ...delivered, total: 632_75 }));
  expect(order.breakdown).toEqual(breakdown);
  expect(await findOrder(server.db, order._id)).toMatchObject({ taxRates: { items: 107_500, delivery: 0 } });
});

test("taxes a pickup where the piece is", async () => {
  const id = await piece(server, seller.id, berkeley);
  expect((await quote(id, { type: "pickup" })).body).toMatchObject({ total: { tax: 51_25, total: 551_25 } });
});

test("taxes an offer at its own rates when its amount changes", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Olga");
  const offer = firstOrder(await buy(buyer, id, { ...delivered, offerAmount: 400_00 }));
  expect(offer.breakdown).toMatchObject({ tax: 43_00, total: 522_00 });
  isDown = true;
  const countered = await server.call("POST", `/api/orders/${offer._id}/events`, {
    token: seller.token,
    body: { type: "counter", amount: 450_00 },
  });
  expect([countered.status, countered.body]).toMatchObject([
    200,
    { breakdown: { items: 450_00, delivery: 79_00, tax: 48_38, total: 577_38 } },
  ]);
});

test("refuses a total that cannot be calculated, and orders what was quoted before", async () => {
  const [quoted, other] = [await piece(server, seller.id, { price: 500_00 }), await piece(server, seller.id)];
  const elsewhere = { ...delivered, address: { ...oakland, line1: "7 Hill Street" } };
  expect((await quote(quoted, elsewhere)).status).toBe(200);
  isDown = true;
  const buyer = await person(server, "Dora");
  const unknown = { ...delivered, address: { ...oakland, line1: "9 Hill Street" } };
  const refused = [await quote(other, unknown), await buy(buyer, other, unknown)];
  expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
    [503, "5"],
    [503, "5"],
  ]);
  expect(refused.map(codeOf)).toEqual(["tax-unavailable", "tax-unavailable"]);
  expect((await buy(buyer, quoted, elsewhere)).status).toBe(201);
  isDown = false;
  expect((await buy(buyer, other, unknown)).status).toBe(201);
});

test("names the field of a place that the provider does not know", async () => {
  const nowhere = await piece(server, seller.id);
  const refused = [
    await quote(nowhere, { ...delivered, address: { ...oakland, zip: "00000" } }),
    await quote(nowhere, { type: "pickup" }),
  ];
  expect(refused.map(({ status, body }) => [status, (body as { errors: unknown }).errors])).toEqual([
    [
      422,
      [
        {
          path: "address.zip",
          message: "We don't know this address. Check the city, the state and the ZIP code.",
        },
      ],
    ],
    [422, [{ path: "type", message: "We don't know where this piece is, so it can only be delivered." }]],
  ]);
  expect((await quote(nowhere)).status).toBe(200);
});

test("needs no provider after the bank's confirmation, unless the piece has moved in the meantime", async () => {
  const asking = "4000002500003155";
  const finish = async (move: (id: string) => Promise<unknown>, extra: object = {}) => {
    const [buyer, id] = [await person(server, "Conny"), await piece(server, seller.id, berkeley)];
    const begun = await buy(buyer, id, { type: "pickup", ...extra }, asking);
    expect([begun.status, begun.body]).toMatchObject([202, { nextAction: { type: "redirect" } }]);
    const { checkoutId, nextAction } = begun.body as { checkoutId: string; nextAction: { url: string } };
    const confirmation = new URL(nextAction.url).pathname.replace("/sandbox/confirm/", "");
    await transaction(stripe.database.db, (tx) =>
      answerConfirmation(tx, confirmation, "approved", testInstant),
    );
    await move(id);
    isDown = true;
    const confirmed = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
      token: buyer.token,
    });
    isDown = false;
    return confirmed;
  };
  const moveAway = (id: string) => server.db.update(listingTable).set(newYork).where(eq(listingTable.id, id));
  expect([
    (await finish(() => Promise.resolve())).status,
    codeOf(await finish(moveAway)),
    // An offer has authorized no amount that could differ.
    codeOf(await finish(moveAway, { offerAmount: 400_00 })),
  ]).toEqual([201, "total-changed", "total-changed"]);
});

test("does not wait for the provider inside a transaction", async () => {
  const sale = {
    location: { type: "pickup", place: "Oakland, CA", coordinates: null },
    pieces: [500_00],
    delivery: 0,
  } as const;
  const { findRates, records } = server.deps.taxes;
  const reference = "order-1";
  const calls = [
    () => findRates(sale),
    () => records?.recordSale({ reference, sale }) ?? Promise.resolve(),
    () => records?.reverseSale({ reference, transactionId: "tax_1", amount: 1 }) ?? Promise.resolve(),
  ];
  for (const call of calls)
    await expect(transaction(server.db, async () => void (await call()))).rejects.toThrow(
      "Sales tax was asked for inside a transaction",
    );
});
