import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listOrderIntents } from "../payment/payment-intent.queries.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { startPartialRefund } from "./order-refund.service.ts";

let server: TestServer;
let admin: TestPerson;
let buyer: TestPerson;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(testInstant);
  admin = await person(server, "Ada", { admin: true });
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());
const { orderOf, sums, payoutOf, runDuePayouts } = createPayoutCalls(() => ({
  server,
  admin,
  buyer,
  seller,
}));
const { place } = createOrderCalls(() => server);

let number = 0;
async function report(type: string, object: Record<string, unknown>) {
  const event = {
    id: `evt_gateway_refund_${(number += 1)}`,
    type,
    created: 1_800_000_000,
    data: { object },
  };
  return (await server.call("POST", "/api/payments/webhook", signedEvent(server, event))).status;
}
/** A refund in Stripe's dashboard, as Stripe shows it. */
async function refundOf(orderId: string, amount: number) {
  const payment = await findPayment(server.db, orderId);
  return {
    id: `re_${orderId}`,
    amount,
    payment_intent: payment?.reference,
    status: "succeeded",
    metadata: {},
  };
}
const refundsOf = async (orderId: string) =>
  (await listOrderIntents(server.db, orderId)).filter(({ kind }) => kind === "refund");
const declined = async (orderId: string) =>
  (await listNotificationTexts(server.db, admin.id)).filter((text) =>
    text.includes(`for the order ${orderId} was declined`),
  );

test("posts a refund from the gateway's dashboard once, and tells both sides", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const refund = await refundOf(orderId, 53_63);
  expect([await report("refund.created", refund), await report("refund.updated", refund)]).toEqual([
    200, 200,
  ]);
  expect(await sums(orderId)).toEqual([53_63 - 536_25, 382_50, 0]);
  const told = "We refunded $53.63 for Walnut credenza";
  expect((await listNotificationTexts(server.db, buyer.id)).filter((text) => text === told)).toEqual([told]);
  expect(await listNotificationTexts(server.db, seller.id)).toContain(`${told} to the buyer`);
  await runDuePayouts();
  expect(await payoutOf(orderId)).toMatchObject({ status: "sent", amount: 382_50 });
});

test("pays nothing for an inquiry that was refunded in the gateway's dashboard", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const { amount, payment_intent } = await refundOf(orderId, 536_25);
  const inquiry = { id: `dp_${orderId}`, amount, payment_intent };
  await report("charge.dispute.created", { ...inquiry, status: "warning_needs_response" });
  await report("refund.created", await refundOf(orderId, 536_25));
  await report("charge.dispute.closed", { ...inquiry, status: "warning_closed" });
  await runDuePayouts();
  expect(await payoutOf(orderId)).toMatchObject({ status: "reversed", amount: 0 });
  expect([await sums(orderId), (await orderOf(buyer, orderId)).payment.status]).toEqual([
    [0, 0, 0],
    "refunded",
  ]);
  const texts = await Promise.all(
    [buyer, seller, admin].map(({ id }) => listNotificationTexts(server.db, id)),
  );
  expect(texts.flat().filter((text) => text.includes("stands"))).toEqual([]);
});

test("tells admins once of a refund that fails after it was made", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const id = await transaction(server.db, (tx) =>
    startPartialRefund(tx, server.deps, { orderId, amount: 20_00, key: "scratch", reason: "Scratched" }),
  );
  await runIntentsAtOnce(server.deps, [id]);
  const made = { ...(await refundOf(orderId, 20_00)), id: `re_${id}`, metadata: { intent: id } };
  await report("refund.created", made);
  expect(await declined(orderId)).toEqual([]);
  const failed = { ...made, status: "failed", failure_reason: "lost_or_stolen_card" };
  expect([await report("refund.failed", failed), await report("refund.updated", failed)]).toEqual([200, 200]);
  expect(await declined(orderId)).toHaveLength(1);
  expect((await refundsOf(orderId)).map(({ state, lastError }) => [state, lastError])).toEqual([
    [
      "failed",
      "Stripe could not return the money: lost or stolen card. The order still counts it as refunded: repeat it in the gateway’s dashboard, or pay the buyer in another way.",
    ],
  ]);
  expect((await orderOf(buyer, orderId)).money.filter(({ kind }) => kind === "refunded")).toHaveLength(1);
});

test("posts a refund once that failed and was repeated in the gateway's dashboard", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const id = await transaction(server.db, (tx) =>
    startPartialRefund(tx, server.deps, { orderId, amount: 20_00, key: "scratch", reason: "Scratched" }),
  );
  await runIntentsAtOnce(server.deps, [id]);
  const made = { ...(await refundOf(orderId, 20_00)), id: `re_${id}`, metadata: { intent: id } };
  await report("refund.failed", { ...made, status: "failed", failure_reason: "lost_or_stolen_card" });
  await report("refund.created", await refundOf(orderId, 20_00));
  expect(await sums(orderId)).toEqual([20_00 - 536_25, 409_15, 0]);
  const told = (await listNotificationTexts(server.db, buyer.id)).filter((text) => text.includes("refunded"));
  expect(told).toEqual(["We refunded $20 for Walnut credenza"]);
  await report("refund.created", { ...(await refundOf(orderId, 53_63)), id: `re_${orderId}_more` });
  expect(await sums(orderId)).toEqual([73_63 - 536_25, 366_65, 0]);
});

test("posts a refund once that is reported twice at the same time", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const refund = await refundOf(orderId, 53_63);
  const types = ["refund.created", "refund.updated", "refund.updated"];
  expect(await Promise.all(types.map((type) => report(type, refund)))).toEqual([200, 200, 200]);
  expect(await sums(orderId)).toEqual([53_63 - 536_25, 382_50, 0]);
});

test("posts nothing for a dashboard's refund whose failure is reported first", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const refund = await refundOf(orderId, 53_63);
  await report("refund.failed", { ...refund, status: "failed", failure_reason: "declined" });
  await report("refund.created", { ...refund, status: "pending" });
  expect(await sums(orderId)).toEqual([-536_25, 425_00, 0]);
  expect(await declined(orderId)).toHaveLength(1);
});

test("ignores what Stripe calls the refund of a payment that was never captured", async () => {
  const { _id: orderId } = await place(buyer, await piece(server, seller.id));
  await report("refund.created", {
    ...(await refundOf(orderId, 536_25)),
    reason: "expired_uncaptured_charge",
  });
  expect([await refundsOf(orderId), (await orderOf(buyer, orderId)).payment.status]).toEqual([
    [],
    "authorized",
  ]);
});

test("ignores refunds of payments that it does not know", async () => {
  const unknown = { id: "re_unknown", amount: 1_00, payment_intent: "pi_unknown", status: "succeeded" };
  expect([
    await report("refund.created", unknown),
    await report("refund.created", { ...unknown, payment_intent: null }),
  ]).toEqual([200, 200]);
});
