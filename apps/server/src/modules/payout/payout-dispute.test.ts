import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { completedOrder, completePickup } from "../../testing/completed-order.ts";
import { cards, person, type TestPerson } from "../../testing/marketplace-world.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { disputeTakes } from "../../platform/payments/sandbox/sandbox-objects.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { findPayment, listLedgerEntries } from "../payment/payment.queries.ts";
import { sendDuePayout } from "./payout.service.ts";

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

let number = 0;
async function report(type: string, object: Record<string, unknown>, id = `evt_dispute_${(number += 1)}`) {
  const event = { id, type, created: 1_800_000_000, data: { object } };
  return (await server.call("POST", "/api/payments/webhook", signedEvent(server, event))).status;
}
/** The dispute of a whole order as Stripe shows it. */
async function disputeOf(orderId: string) {
  const payment = await findPayment(server.db, orderId);
  return { id: `dp_${orderId}`, amount: payment?.amount ?? 0, payment_intent: payment?.reference };
}
const opened = async (orderId: string) =>
  report("charge.dispute.created", { ...(await disputeOf(orderId)), status: "needs_response" });
const closed = async (orderId: string, status: string) =>
  report("charge.dispute.closed", { ...(await disputeOf(orderId)), status });
const { orderOf, sums, payoutOf, runDuePayouts, approvedOrder } = createPayoutCalls(() => ({
  server,
  admin,
  buyer,
  seller,
}));
/** Returns the texts of the mails with a subject. */
async function mailTo({ email }: TestPerson, subject: string): Promise<string> {
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter((mail) => mail.to === email && mail.subject === subject);
  return mails.map(({ text }) => text).join("\n");
}

test("holds the payout while the bank decides, and sends it when the dispute is won", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  expect([await opened(orderId), await opened(orderId)]).toEqual([200, 200]);
  await runDuePayouts();
  expect((await payoutOf(orderId))?.status).toBe("held");
  expect((await orderOf(seller, orderId)).money.map(({ kind }) => kind)).toEqual(["earned", "payout-held"]);
  expect([await closed(orderId, "won"), await opened(orderId)]).toEqual([200, 200]);
  await server.deps.jobs.runDue();
  expect((await payoutOf(orderId))?.status).toBe("sent");
  expect((await orderOf(seller, orderId)).money.map(({ kind }) => kind)).toEqual(["earned", "payout-sent"]);
  const texts = await listNotificationTexts(server.db, seller.id);
  expect(texts.filter((text) => text.includes("bank"))).toEqual([
    "The buyer’s bank has decided: the payment stands",
    "The buyer’s bank is asking about $536.25: your payout is on hold until it decides",
  ]);
  expect(await listNotificationTexts(server.db, buyer.id)).toContain(
    "Your bank has closed its question about $536.25: the payment stands",
  );
  expect((await listNotificationTexts(server.db, admin.id)).slice(0, 2)).toEqual([
    `The dispute about the order ${orderId} is won`,
    `The payment of $536.25 for the order ${orderId} is disputed`,
  ]);
});

test("keeps the payout on hold when a dispute is closed with an unknown status", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  expect([await opened(orderId), await closed(orderId, "a_new_status")]).toEqual([200, 200]);
  await runDuePayouts();
  expect((await payoutOf(orderId))?.status).toBe("held");
  await closed(orderId, "prevented");
  expect(await payoutOf(orderId)).toMatchObject({ status: "reversed", amount: 0 });
});

test("mails the seller and the admins what happens to the payout at each step of a dispute", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await opened(orderId);
  await runDuePayouts();
  expect(await mailTo(seller, "Your payout for Walnut credenza is on hold")).toContain(
    "The buyer’s bank is asking about the payment of $536.25 for Walnut credenza. Your payout of $425 is on hold until the bank decides",
  );
  expect(await mailTo(admin, `Disputed: $536.25 of order ${orderId}`)).toContain(
    "Answer with evidence in the payment provider’s dashboard",
  );
  await closed(orderId, "lost");
  expect(await mailTo(seller, "The payment for Walnut credenza went back to the buyer")).toContain(
    "Your payout of $425 for it is canceled.",
  );
  expect(await mailTo(buyer, "Your bank has returned your payment for Walnut credenza")).toContain(
    "Your bank has returned $536.25 for Walnut credenza to you.",
  );
  expect(await mailTo(admin, `Dispute lost: order ${orderId}`)).toContain("$536.25 went back");
});

test("names the order number to both sides", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await opened(orderId);
  await closed(orderId, "lost");
  const orderNumber = `Order number: ${orderId}\n`;
  expect(await mailTo(seller, "The payment for Walnut credenza went back to the buyer")).toContain(
    orderNumber,
  );
  expect(await mailTo(buyer, "Your bank has returned your payment for Walnut credenza")).toContain(
    orderNumber,
  );
});

test("promises no payday for a sale that is completed while its payment is disputed", async () => {
  const orderId = await approvedOrder();
  await opened(orderId);
  await completePickup(server, { buyer, seller, orderId });
  expect(await mailTo(seller, "Sold and handed over: Walnut credenza")).toContain(
    "You earn $425. The buyer’s bank is asking about the payment, so your payout is on hold until it decides.",
  );
  await closed(orderId, "won");
  expect(await mailTo(seller, "The payment for Walnut credenza stands")).toContain(
    "Your payout of $425 is no longer on hold.",
  );
  await runDuePayouts();
  expect(await mailTo(seller, "$425 is on its way to you")).toContain(
    "We have sent $425 for Walnut credenza to your account.",
  );
});

test("counts a payout as sent while its transfer is under way", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const payoutId = (await payoutOf(orderId))?.id ?? "";
  await transaction(server.db, (tx) => sendDuePayout(tx, server.deps, payoutId));
  await closed(orderId, "lost");
  await server.deps.jobs.runDue();
  expect(await payoutOf(orderId)).toMatchObject({ status: "sent", amount: 425_00 });
  expect(await sums(orderId)).toEqual([0, 425_00, 0]);
});

test("reverses the earning when a dispute is lost before the payout", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await opened(orderId);
  await runDuePayouts();
  await closed(orderId, "lost");
  await closed(orderId, "lost");
  await runDuePayouts();
  expect(await payoutOf(orderId)).toMatchObject({ status: "reversed", amount: 0, reference: null });
  expect(await sums(orderId)).toEqual([0, 0, 0]);
  expect((await orderOf(buyer, orderId)).payment.status).toBe("refunded");
  expect((await orderOf(buyer, orderId)).money.at(-1)).toMatchObject({ kind: "disputed", amount: 536_25 });
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "The buyer’s bank has returned $536.25 to the buyer: it is no longer paid out to you",
  );
});

test("bears the loss itself when the payout was sent before", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await runDuePayouts();
  await closed(orderId, "lost");
  expect(await payoutOf(orderId)).toMatchObject({ status: "sent", amount: 425_00 });
  expect(await sums(orderId)).toEqual([0, 425_00, 0]);
  const ledger = await listLedgerEntries(server.db, orderId);
  expect(ledger.find(({ account }) => account === "loss")?.amount).toBe(425_00);
  expect((await listNotificationTexts(server.db, seller.id)).some((text) => text.includes("bank"))).toBe(
    false,
  );
});

test("earns nothing with an order whose dispute was lost before its completion", async () => {
  const orderId = await approvedOrder();
  await closed(orderId, "lost");
  await completePickup(server, { buyer, seller, orderId });
  expect((await orderOf(buyer, orderId)).status).toBe("completed");
  expect(await payoutOf(orderId)).toBeUndefined();
  expect(await sums(orderId)).toEqual([0, 0, 0]);
});

test("lets the sandbox's bank dispute a charge to its card for that, and return it a week later", async () => {
  const orderId = await approvedOrder(cards.disputes);
  await server.deps.jobs.runDue();
  expect(await isDisputed(server.db, orderId)).toBe(true);
  server.clock.advance(disputeTakes);
  await server.deps.jobs.runDue();
  expect(await isDisputed(server.db, orderId)).toBe(false);
  expect((await orderOf(buyer, orderId)).money.map(({ kind }) => kind)).toEqual([
    "reserved",
    "charged",
    "disputed",
  ]);
});

test("ignores disputes of payments that it does not know", async () => {
  expect([
    await report("charge.dispute.created", {
      id: "dp_1",
      amount: 5,
      payment_intent: "pi_none",
      status: "lost",
    }),
    await report("charge.dispute.created", { id: "dp_2", amount: 5, payment_intent: null, status: "lost" }),
    await report("charge.dispute.closed", { id: "dp_3", status: "lost" }),
  ]).toEqual([200, 200, 422]);
});

test("lists open disputes for admins until the bank has decided", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const listed = async (): Promise<string[]> => {
    const { body } = await server.call("GET", "/api/admin/disputed-payments", { token: admin.token });
    return (body as { disputes: Array<{ order: string; amount: number }> }).disputes
      .filter(({ order }) => order === orderId)
      .map(({ amount }) => String(amount));
  };
  expect(await listed()).toEqual([]);
  await opened(orderId);
  expect(await listed()).toEqual([String((await disputeOf(orderId)).amount)]);
  await closed(orderId, "won");
  expect(await listed()).toEqual([]);
});
