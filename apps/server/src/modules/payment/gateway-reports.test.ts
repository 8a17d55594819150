import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GatewayReport } from "../../platform/payments/payment-gateway.ts";
import { sandboxChargeTable, sandboxRefundTable } from "../../platform/payments/sandbox/sandbox.table.ts";
import { disputeTakes } from "../../platform/payments/sandbox/sandbox-objects.ts";
import { completedPurchase } from "../../testing/completed-order.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startStripeServer, stripeSettings, type StripeServer } from "../../testing/stripe-server.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { isDisputed } from "./dispute.queries.ts";
import { listOrderIntents } from "./payment-intent.queries.ts";
import { findPayment } from "./payment.queries.ts";

const day = 24 * 60 * 60_000;

// This Stripe delivers no events at all, as if every webhook were lost.
let stripe: StripeServer;
let server: TestServer;
let admin: TestPerson;
let buyer: TestPerson;
let seller: TestPerson;
/** What the gateway reports before everything else. */
let firstReports: readonly GatewayReport[];
beforeAll(async () => {
  stripe = await startStripeServer(() => server.clock.now());
  const gatewayServer = { host: "127.0.0.1", port: stripe.port, protocol: "http" } as const;
  server = await startTestServer({
    settings: stripeSettings,
    gatewayServer,
    wrapPayments: (gateway) => ({
      ...gateway,
      listReports: async (request) => [...firstReports, ...(await gateway.listReports(request))],
    }),
  });
});
beforeEach(async () => {
  firstReports = [];
  admin = await person(server, "Ada", { admin: true });
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
const { orderOf, sums } = createPayoutCalls(() => ({ server, admin, buyer, seller }));

/** Completes a pickup for $536.25 with tax; returns the order's id, and that of its payment at Stripe. */
async function paidOrder() {
  const listings = [await piece(server, seller.id)];
  const paymentMethod = await stripe.tokenize("4242424242424242");
  await server.call("POST", "/api/payments/payment-methods", { token: buyer.token, body: { paymentMethod } });
  const orderId = await completedPurchase(server, { buyer, seller, listings, price: 500_00, paymentMethod });
  const reference = (await findPayment(server.db, orderId))?.reference ?? "";
  return { orderId, reference };
}
async function passDays(days: number): Promise<void> {
  server.clock.advance(days * day);
  await server.deps.jobs.runDue();
}
const disputeAtStripe = (reference: string) =>
  stripe.database.db
    .update(sandboxChargeTable)
    .set({ disputedAt: server.clock.now() })
    .where(eq(sandboxChargeTable.reference, reference));
/** The money of a refund comes back to Stripe, because the buyer's card was closed. */
const failAtStripe = (key: string) =>
  stripe.database.db
    .update(sandboxRefundTable)
    .set({ failure: "lost_or_stolen_card" })
    .where(eq(sandboxRefundTable.key, key));
const failed =
  "Stripe could not return the money: lost or stolen card. The order still counts it as refunded: repeat it in the gateway’s dashboard, or pay the buyer in another way.";
const refundsOf = async (orderId: string) =>
  (await listOrderIntents(server.db, orderId))
    .filter(({ kind }) => kind === "refund")
    .map(({ id, amount, state, lastError }) => ({ id, amount, state, lastError }));
const kindsOf = async (orderId: string) => (await orderOf(buyer, orderId)).money.map(({ kind }) => kind);

test("records a dispute and its end without an event", async () => {
  const { orderId, reference } = await paidOrder();
  await disputeAtStripe(reference);
  await passDays(1);
  expect(await isDisputed(server.db, orderId)).toBe(true);
  await passDays(disputeTakes / day);
  expect(await isDisputed(server.db, orderId)).toBe(false);
  expect([await kindsOf(orderId), await sums(orderId)]).toEqual([
    ["reserved", "charged", "disputed"],
    [0, 0, 0],
  ]);
});

test("records a refund in Stripe's dashboard, and its failure, without an event", async () => {
  const { orderId, reference } = await paidOrder();
  const { id } = await stripe.client.refunds.create({ payment_intent: reference, amount: 53_63 });
  await passDays(1);
  expect([await kindsOf(orderId), await refundsOf(orderId)]).toEqual([
    ["reserved", "charged", "refunded"],
    [{ id, amount: 53_63, state: "succeeded", lastError: null }],
  ]);
  const before = await sums(orderId);
  await failAtStripe(id.slice("re_".length));
  await passDays(1);
  expect(await refundsOf(orderId)).toEqual([{ id, amount: 53_63, state: "failed", lastError: failed }]);
  expect(await sums(orderId)).toEqual(before);
});

test("records once, without an event, that the shop's own refund failed later", async () => {
  const { orderId } = await paidOrder();
  const asked = await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 100_00, reason: "A leg was loose" },
  });
  expect(asked.status).toBe(200);
  const [made] = await refundsOf(orderId);
  expect(made).toMatchObject({ amount: 100_00, state: "succeeded" });
  await failAtStripe(made?.id ?? "");
  await passDays(1);
  await passDays(1);
  expect(await refundsOf(orderId)).toEqual([{ ...made, state: "failed", lastError: failed }]);
  const texts = await listNotificationTexts(server.db, admin.id);
  expect(texts.filter((text) => text.includes(`for the order ${orderId} was declined`))).toHaveLength(1);
});

test("records the failure of a refund before its repetition", async () => {
  const { orderId, reference } = await paidOrder();
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 100_00, reason: "A leg was loose" },
  });
  const before = await sums(orderId);
  const [made] = await refundsOf(orderId);
  await failAtStripe(made?.id ?? "");
  server.clock.advance(1000);
  // Stripe lists the newest first.
  await stripe.client.refunds.create({ payment_intent: reference, amount: 100_00 });
  await passDays(1);
  expect((await refundsOf(orderId)).map(({ state }) => state)).toEqual(["failed", "succeeded"]);
  expect([await sums(orderId), await kindsOf(orderId)]).toEqual([
    before,
    ["reserved", "charged", "refunded"],
  ]);
});

test("records the other reports when one cannot be recorded", async () => {
  const { orderId, reference } = await paidOrder();
  // More cents than the database can store.
  firstReports = [
    { kind: "refund", refund: "re_huge", key: null, reference, amount: 2 ** 40, failure: null },
  ];
  await stripe.client.refunds.create({ payment_intent: reference, amount: 53_63 });
  await passDays(1);
  expect(await refundsOf(orderId)).toMatchObject([{ amount: 53_63, state: "succeeded" }]);
});
