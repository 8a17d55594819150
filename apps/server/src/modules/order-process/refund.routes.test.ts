import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { sumMoney } from "@heirloop/contract/order/order-money";
import type { Order } from "@heirloop/contract/order/order.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { completedOrder } from "../../testing/completed-order.ts";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listOrderIntents } from "../payment/payment-intent.queries.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { payoutTable } from "../payout/payout.table.ts";

let server: TestServer;
let admin: TestPerson;
let buyer: TestPerson;
let seller: TestPerson;
let isGatewayAway = false;
/** The key of every refund that the gateway was asked for. */
let keys: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    publicUrl: "https://shop.test",
    wrapPayments: (gateway) => ({
      ...gateway,
      refund: (request) => {
        keys.push(request.key);
        return isGatewayAway
          ? Promise.reject(new Error("The connection was refused"))
          : gateway.refund(request);
      },
    }),
  });
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(async () => {
  isGatewayAway = false;
  keys = [];
  server.clock.set(testInstant);
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());

const reason = "A drawer is missing";
const refund = (orderId: string, amount: number, key?: string) =>
  server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount, reason },
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
const send = ({ token }: TestPerson, orderId: string, body: object) =>
  server.call("POST", `/api/orders/${orderId}/events`, { token, body });
const orderOf = async ({ token }: TestPerson, orderId: string) =>
  (await server.call("GET", `/api/orders/${orderId}`, { token })).body as Order;
const refundsOf = async (orderId: string) =>
  (await listOrderIntents(server.db, orderId)).filter(({ kind }) => kind === "refund");
async function mailsTo({ email }: TestPerson, subject: string) {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter((mail) => mail.to === email && mail.subject === subject);
}

/** A pickup for $536.25 that was approved and charged. */
async function approvedOrder(card: string = cards.pays) {
  const listing = await piece(server, seller.id);
  const made = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id: listing, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token, card),
    },
  });
  const orderId = (made.body as { orders: Order[] }).orders[0]?._id ?? "";
  await send(seller, orderId, { type: "approve" });
  return orderId;
}

let number = 0;
async function dispute(orderId: string, type: "created" | "closed", status: string) {
  const payment = await findPayment(server.db, orderId);
  const object = {
    id: `dp_${orderId}`,
    amount: payment?.amount,
    payment_intent: payment?.reference,
    status,
  };
  const id = `evt_refund_${(number += 1)}`;
  const event = { id, type: `charge.dispute.${type}`, created: 1_800_000_000, data: { object } };
  await server.call("POST", "/api/payments/webhook", signedEvent(server, event));
}

test("tells both sides the amounts that the ledger has", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const answer = await refund(orderId, 53_63);
  expect(answer).toMatchObject({ status: 200, body: { refundable: 482_62 } });
  expect(sumMoney((await orderOf(buyer, orderId)).money)).toBe(53_63 - 536_25);
  expect(sumMoney((await orderOf(seller, orderId)).money)).toBe(382_50);
  const [toBuyer, ...more] = await mailsTo(buyer, "Your refund for Walnut credenza");
  const [toSeller, ...others] = await mailsTo(seller, "The buyer of Walnut credenza got a refund");
  expect([more, others]).toEqual([[], []]);
  expect(toBuyer?.text).toContain(
    "We have refunded $53.63 for Walnut credenza to your Visa ending 4242. Depending on your bank it shows within a few days.\n\nReason: A drawer is missing",
  );
  expect(toSeller?.text).toContain(
    "We have refunded $53.63 for Walnut credenza to the buyer.\n\nReason: A drawer is missing\n\nYour payout for it is $382.50 instead of $425.",
  );
  expect(await listNotificationTexts(server.db, buyer.id)).toContain(
    "We refunded $53.63 for Walnut credenza",
  );
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "We refunded $53.63 for Walnut credenza to the buyer",
  );
  const audit = await server.call("GET", "/api/admin/audit", { token: admin.token });
  expect(audit.body).toMatchObject({
    entries: [{ action: "order-refund", detail: `$53.63 of order ${orderId}: ${reason}` }],
  });
});

test("shows the reason to both sides in the timeline of the order's money", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await refund(orderId, 53_63);
  const reasonsFor = async (side: TestPerson) =>
    (await orderOf(side, orderId)).money.flatMap((line) =>
      line.kind === "refunded" || line.reason !== undefined ? [[line.kind, line.reason]] : [],
    );
  expect([await reasonsFor(buyer), await reasonsFor(seller)]).toEqual([
    [["refunded", reason]],
    [["refunded", reason]],
  ]);
});

test("leaves a payout that was sent with the seller, and says so", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  await refund(orderId, 100_00);
  const [toSeller] = await mailsTo(seller, "The buyer of Walnut credenza got a refund");
  expect(toSeller?.text).toContain("Your payout was sent before, and it stays yours.");
  expect(sumMoney((await orderOf(seller, orderId)).money)).toBe(425_00);
});

test("refunds once under one key", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const answers = [await refund(orderId, 20_00, "once"), await refund(orderId, 20_00, "once")];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await refundsOf(orderId)).map(({ amount }) => amount)).toEqual([20_00]);
});

test("asks the gateway under a key per refund, which its retries keep", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  isGatewayAway = true;
  await refund(orderId, 20_00);
  await refund(orderId, 20_00);
  isGatewayAway = false;
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  const refunds = await refundsOf(orderId);
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [20_00, "succeeded"],
    [20_00, "succeeded"],
  ]);
  expect(keys.toSorted()).toEqual(refunds.flatMap(({ id }) => [id, id]).toSorted());
  expect(new Set(keys).size).toBe(2);
});

test("says that a refund is on its way, and pays the seller what is left after it", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const readPayouts = () =>
    server.db
      .select({ status: payoutTable.status, amount: payoutTable.amount })
      .from(payoutTable)
      .where(eq(payoutTable.orderId, orderId));
  isGatewayAway = true;
  expect(await refund(orderId, 53_63)).toMatchObject({
    status: 200,
    body: { refundable: 482_62, refunding: 53_63 },
  });
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  expect(await readPayouts()).toEqual([{ status: "waiting", amount: 425_00 }]);
  isGatewayAway = false;
  for (let minutes = 0; minutes < 60; minutes += 15) {
    server.clock.advance(15 * 60_000);
    await server.deps.jobs.runDue();
  }
  expect(await readPayouts()).toEqual([{ status: "sent", amount: 382_50 }]);
});

test("finds paid orders by number and by the email of a side", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const find = async (keyword: string) => {
    const path = `/api/admin/paid-orders?keyword=${encodeURIComponent(keyword)}`;
    const { orders } = (await server.call("GET", path, { token: admin.token })).body as {
      orders: PaidOrder[];
    };
    return orders.map(({ _id }) => _id);
  };
  expect([
    await find(orderId),
    await find(orderId.toUpperCase()),
    await find(buyer.email.toUpperCase()),
    await find(seller.email),
    await find("nobody@example.test"),
  ]).toEqual([[orderId], [orderId], [orderId], [orderId], []]);
  expect(await find("")).toContain(orderId);
});

test("refuses a refund, a removal and a cancellation while the payment is disputed", async () => {
  const orderId = await approvedOrder();
  await dispute(orderId, "created", "needs_response");
  const sentence = "it cannot be refunded until the bank has decided";
  const refused = [
    await refund(orderId, 20_00),
    await send(admin, orderId, { type: "remove", reason }),
    await send(seller, orderId, { type: "cancel" }),
  ];
  expect(refused.map(({ status, text }) => [status, text.includes(sentence)])).toEqual([
    [409, true],
    [409, true],
    [409, true],
  ]);
  const own = await send(buyer, orderId, { type: "cancel" });
  expect([own.status, own.text.includes("withdraw your claim at the bank first")]).toEqual([409, true]);
  expect(await refundsOf(orderId)).toEqual([]);
  expect(await orderOf(buyer, orderId)).toMatchObject({ status: "scheduling", payment: { disputed: true } });
  await dispute(orderId, "closed", "won");
  expect((await send(admin, orderId, { type: "remove", reason })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect((await orderOf(buyer, orderId)).payment.status).toBe("refunded");
});

test("removes an order whose dispute was lost without a second refund", async () => {
  const orderId = await approvedOrder();
  await dispute(orderId, "closed", "lost");
  expect((await send(admin, orderId, { type: "remove", reason })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect([await refundsOf(orderId), sumMoney((await orderOf(buyer, orderId)).money)]).toEqual([[], 0]);
});

test("refunds an order that ended during a dispute once the bank has decided for the payment", async () => {
  const orderId = await approvedOrder();
  await dispute(orderId, "created", "needs_response");
  server.clock.advance(constants.schedulingLapse);
  await server.deps.jobs.runDue();
  expect([(await orderOf(buyer, orderId)).status, await refundsOf(orderId)]).toEqual(["cancelled", []]);
  const [ended] = await mailsTo(buyer, "Canceled: Walnut credenza");
  expect(ended?.text).toContain(
    "Your bank is asking about the payment of $536.25. It returns the money if it decides for you; otherwise we refund it then.",
  );
  await dispute(orderId, "closed", "won");
  const [decided] = await mailsTo(buyer, "Your refund for Walnut credenza");
  expect(decided?.text).toContain("The order has ended, so we are refunding the payment to you now.");
  expect((await refundsOf(orderId)).map(({ amount, state }) => [amount, state])).toEqual([
    [536_25, "succeeded"],
  ]);
  expect(sumMoney((await orderOf(buyer, orderId)).money)).toBe(0);
});

test("tells admins when the gateway declines a refund because it knows of a dispute first", async () => {
  const orderId = await approvedOrder(cards.disputes);
  const answer = await refund(orderId, 20_00);
  expect([
    answer.status,
    answer.text.includes("The refund was declined. The buyer’s bank is asking"),
  ]).toEqual([409, true]);
  expect((await refundsOf(orderId)).map(({ state }) => state)).toEqual(["failed"]);
  const [toAdmin] = await mailsTo(admin, `Refund declined: order ${orderId}`);
  expect(toAdmin?.text).toContain(`The refund of $20 for order ${orderId} was declined`);
  expect(sumMoney((await orderOf(seller, orderId)).money)).toBe(0);
});
