import type { Order } from "@heirloop/contract/order/order.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../modules/identity/password.ts";
import {
  sandboxAccountTable,
  sandboxCardTable,
  sandboxChargeTable,
} from "../platform/payments/sandbox/sandbox.table.ts";
import { httpFaults, startFaultyLink, type FaultyLink } from "../testing/faulty-link.ts";
import { contact, person, piece, type TestPerson } from "../testing/marketplace-world.ts";
import { startStripeServer, stripeSettings, type StripeServer } from "../testing/stripe-server.ts";
import { startTestServer, testInstant, type TestServer } from "../testing/test-server.ts";
import { visitPages } from "../testing/visit-pages.ts";

let stripe: StripeServer;
let link: FaultyLink;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  stripe = await startStripeServer(() => server.clock.now());
  link = await startFaultyLink(`http://127.0.0.1:${stripe.port}`);
  server = await startTestServer({
    settings: { ...stripeSettings, LOG_LEVEL: "silent" },
    gatewayServer: { host: "127.0.0.1", port: link.port, protocol: "http" },
    timeouts: { payments: 600 },
  });
  seller = await person(server, "Sam");
});
beforeEach(async () => {
  await link.set("none");
  server.clock.set(testInstant);
});
afterAll(async () => {
  await server.close();
  await link.close();
  await stripe.close();
});

const saveCard = ({ token }: TestPerson, paymentMethod: string) =>
  server.call("POST", "/api/payments/payment-methods", { token, body: { paymentMethod } });
const onboard = ({ token }: TestPerson) =>
  server.call("GET", "/api/payments/stripe-connect-onboarding", { token });
const chargeCount = async () => (await stripe.database.db.select().from(sandboxChargeTable)).length;

/** Returns a buyer with a saved card, a piece, and the checkout of it. */
async function beginPurchase(extra: object = {}) {
  const [buyer, id] = [await person(server, "Bea"), await piece(server, seller.id)];
  const paymentMethod = await stripe.tokenize("4242424242424242");
  expect((await saveCard(buyer, paymentMethod)).status).toBe(201);
  const body = { listings: [{ id, listingPrice: 500_00 }], type: "pickup", contact, paymentMethod, ...extra };
  const headers = { "idempotency-key": `buy-${id}` };
  const buy = () => server.call("POST", "/api/checkout", { token: buyer.token, body, headers });
  const listOrders = async () =>
    (
      await server.call("POST", "/api/chat/purchases", {
        token: buyer.token,
        body: { type: "openPurchases" },
      })
    ).body as Order[];
  return { buyer, id, buy, listOrders };
}

test.each(httpFaults)("a checkout is confirmed later, once, when Stripe %s", async (_, fault) => {
  const { id, buy, listOrders } = await beginPurchase();
  const chargesBefore = await chargeCount();
  await link.set(fault);
  const bought = await buy();
  expect(bought).toMatchObject({ status: 202, body: { nextAction: { type: "wait" } } });
  expect(await visitPages(server, id)).toEqual({});
  expect(await listOrders()).toEqual([]);
  await link.set("none");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect((await listOrders()).map(({ payment }) => payment.status)).toEqual(["authorized"]);
  expect(await chargeCount()).toBe(chargesBefore + 1);
  expect((await buy()).status).toBe(201);
});

test.each(httpFaults)("an offer is made later, once, when Stripe %s", async (_, fault) => {
  const { buy } = await beginPurchase({ offerAmount: 400_00 });
  await link.set(fault);
  expect(await buy()).toMatchObject({ status: 202, body: { nextAction: { type: "wait" } } });
  await link.set("none");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  const made = await buy();
  expect([made.status, (made.body as { orders: Order[] }).orders.length]).toEqual([201, 1]);
});

test.each(httpFaults)("a card and a payout account are refused with 503 when Stripe %s", async (_, fault) => {
  const [buyer, shop] = [await person(server, "Cleo"), await person(server, "Shop", { isBusiness: true })];
  const paymentMethod = await stripe.tokenize("4242424242424242");
  await link.set(fault);
  for (const [answer, code] of [
    [await saveCard(buyer, paymentMethod), "unavailable"],
    [await onboard(shop), "onboarding-unavailable"],
  ] as const) {
    expect(answer).toMatchObject({ status: 503, body: { code } });
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  await link.set("none");
  expect([(await saveCard(buyer, paymentMethod)).status, (await onboard(shop)).status]).toEqual([201, 200]);
});

test.each(httpFaults)("a closed account is deleted at Stripe later, when Stripe %s", async (_, fault) => {
  const password = "a walnut credenza";
  const owner = await person(server, "Ola", { passwordHash: await hashPassword(password) });
  const paymentMethod = await stripe.tokenize("4242424242424242");
  expect((await saveCard(owner, paymentMethod)).status).toBe(201);
  expect((await onboard(owner)).status).toBe(200);
  const { db } = stripe.database;
  const countAtStripe = async () => [
    await db.$count(sandboxCardTable, eq(sandboxCardTable.paymentMethod, paymentMethod)),
    await db.$count(sandboxAccountTable, eq(sandboxAccountTable.userId, owner.id)),
  ];
  await link.set(fault);
  const { token } = owner;
  expect((await server.call("POST", "/api/auth/me/close", { token, body: { password } })).status).toBe(204);
  await server.deps.jobs.runDue();
  expect(await countAtStripe()).toEqual([1, 1]);
  await link.set("none");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect(await countAtStripe()).toEqual([0, 0]);
});

test("a checkout waits for a slow Stripe", async () => {
  const { buy } = await beginPurchase();
  await link.set({ slow: 20 });
  expect(await buy()).toMatchObject({
    status: 201,
    body: { orders: [{ payment: { status: "authorized" } }] },
  });
});
