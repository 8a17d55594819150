import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { listRefunds } from "../../platform/payments/sandbox/sandbox.queries.ts";
import { completedOrder, completePickup } from "../../testing/completed-order.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { findPayment, listLedgerEntries } from "../payment/payment.queries.ts";
import { startPartialRefund } from "./order-refund.service.ts";

let server: TestServer;
let admin: TestPerson;
let buyer: TestPerson;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(async () => {
  server.clock.set(testInstant);
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());

async function refund(orderId: string, amount: number, key: string) {
  const started = await transaction(server.db, (tx) =>
    startPartialRefund(tx, server.deps, { orderId, amount, key, reason: "Scratched" }),
  );
  await runIntentsAtOnce(server.deps, [started]);
  await server.deps.jobs.runDue();
  return started;
}
const { orderOf, sums, payoutOf, runDuePayouts, approvedOrder } = createPayoutCalls(() => ({
  server,
  admin,
  buyer,
  seller,
}));

test("refunds a part once, and lowers fee, tax and payout in proportion", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const [first, again] = [await refund(orderId, 53_63, "scratch"), await refund(orderId, 53_63, "scratch")];
  expect(again).toBe(first);
  const reference = (await findPayment(server.db, orderId))?.reference ?? "";
  expect((await listRefunds(server.db, reference)).map(({ amount }) => amount)).toEqual([53_63]);
  expect(await sums(orderId)).toEqual([53_63 - 536_25, 382_50, 0]);
  expect((await orderOf(buyer, orderId)).money.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    "reserved -53625",
    "charged -53625",
    "refunded 5363",
  ]);
  expect((await orderOf(buyer, orderId)).payment.status).toBe("captured");
  await runDuePayouts();
  expect(await payoutOf(orderId)).toMatchObject({ status: "sent", amount: 382_50 });
  expect(await sums(orderId)).toEqual([53_63 - 536_25, 382_50, 0]);
});

test("never refunds more than was captured", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await refund(orderId, 500_00, "most");
  const refused = (amount: number, key: string, code = "invalid") =>
    expect(refund(orderId, amount, key)).rejects.toMatchObject({ code });
  await refused(36_26, "too much");
  await refused(0, "nothing");
  await refused(1_00, "most", "state-conflict");
  await refund(orderId, 36_25, "the rest");
  await refused(1, "more");
  expect(await sums(orderId)).toEqual([0, 0, 0]);
  expect((await orderOf(buyer, orderId)).payment.status).toBe("refunded");
  expect(await payoutOf(orderId)).toMatchObject({ status: "reversed", amount: 0 });
});

test("counts refunds that are still under way", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const start = (amount: number, key: string) =>
    transaction(server.db, (tx) =>
      startPartialRefund(tx, server.deps, { orderId, amount, key, reason: "Scratched" }),
    );
  await start(500_00, "first");
  await expect(start(500_00, "second")).rejects.toMatchObject({ code: "invalid" });
});

test("bears a refund after the payout itself, as far as the seller's part goes", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await runDuePayouts();
  await refund(orderId, 107_25, "late");
  expect(await sums(orderId)).toEqual([107_25 - 536_25, 425_00, 0]);
  const loss = (await listLedgerEntries(server.db, orderId)).find(({ account }) => account === "loss");
  expect(loss?.amount).toBe(85_00);
});

test("pays the seller for what is left when the order is completed after a refund", async () => {
  const orderId = await approvedOrder();
  await refund(orderId, 107_25, "wobbly");
  await completePickup(server, { buyer, seller, orderId });
  expect((await payoutOf(orderId))?.amount).toBe(340_00);
  expect(await sums(orderId)).toEqual([107_25 - 536_25, 340_00, 0]);
});

test("returns only the rest when the order is canceled after a refund", async () => {
  const orderId = await approvedOrder();
  await refund(orderId, 100_00, "wobbly");
  await server.call("POST", `/api/orders/${orderId}/events`, {
    token: buyer.token,
    body: { type: "cancel" },
  });
  await server.deps.jobs.runDue();
  const reference = (await findPayment(server.db, orderId))?.reference ?? "";
  expect((await listRefunds(server.db, reference)).map(({ amount }) => amount).toSorted()).toEqual([
    100_00, 436_25,
  ]);
  expect([await sums(orderId), (await orderOf(buyer, orderId)).payment.status]).toEqual([
    [0, 0, 0],
    "refunded",
  ]);
});

test("refunds nothing of an order that was not charged", async () => {
  await expect(refund("no-such-order", 1_00, "a")).rejects.toMatchObject({ code: "not-found" });
});
