import type { AuditPage } from "@heirloop/contract/admin/admin.endpoints";
import type {
  SentAgain,
  StuckPayment,
  StuckPaymentPage,
} from "@heirloop/contract/admin/stuck-payment.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countingStatements } from "../../platform/database/statement-count.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listOrderIntents, listPayoutIntents } from "../payment/payment-intent.queries.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { paymentIntentTable } from "../payment/payment.table.ts";
import { payoutTable } from "../payout/payout.table.ts";
import { holdWait, payoutWait, stepWait } from "./stuck-payment.queries.ts";

const day = 24 * 60 * 60_000;
type Gateway = "answers" | "refuses" | "away";

let server: TestServer;
let admin: TestPerson;
let buyer: TestPerson;
let seller: TestPerson;
let gateway: Gateway = "answers";
/** The keys of the calls that moved money. */
let moved: string[] = [];

async function answer<T>(key: string, call: () => Promise<T>) {
  if (gateway === "away") throw new Error("The connection was refused");
  if (gateway === "refuses") return { kind: "declined", reason: "The account is closed." } as const;
  moved.push(key);
  return call();
}

beforeAll(async () => {
  server = await startTestServer({
    wrapPayments: (payments) => ({
      ...payments,
      transfer: (request) => answer(request.key, () => payments.transfer(request)),
      refund: (request) => answer(request.key, () => payments.refund(request)),
    }),
  });
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(async () => {
  gateway = "answers";
  moved = [];
  server.clock.set(testInstant);
  // Each test has its own list.
  await server.db.update(paymentIntentTable).set({ settledAt: testInstant });
  await server.db.update(payoutTable).set({ status: "arrived" });
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());
const { payoutOf, runDuePayouts } = createPayoutCalls(() => ({ server, admin, buyer, seller }));

async function list(page = 1): Promise<StuckPaymentPage> {
  const { body } = await server.call("GET", `/api/admin/stuck-payments?page=${page}`, { token: admin.token });
  return body as StuckPaymentPage;
}
const inShort = ({ kind, state, reason, amount, attempts, canSendAgain, canSettle }: StuckPayment) => ({
  kind,
  state,
  reason,
  amount,
  attempts,
  actions: [...(canSendAgain ? ["send"] : []), ...(canSettle ? ["settle"] : [])],
});
const listed = async () => (await list()).payments.map(inShort);

const sendAgain = (id: string | undefined, key?: string) =>
  server.call("POST", `/api/admin/stuck-payments/${id ?? ""}/send-again`, {
    token: admin.token,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
const settle = (id: string | undefined, note: string) =>
  server.call("POST", `/api/admin/stuck-payments/${id ?? ""}/settle`, { token: admin.token, body: { note } });
const outcomeOf = async (sent: ReturnType<typeof sendAgain>) => (await sent).body as SentAgain;

/** Sorted by text, because the clock stands still. */
async function auditOf({ id }: TestPerson) {
  const path = `/api/admin/audit?account=${id}`;
  const { entries } = (await server.call("GET", path, { token: admin.token })).body as AuditPage;
  return entries.map(({ action, detail }) => `${action}: ${detail ?? ""}`).toSorted();
}

/** A completed order whose payout was refused when it was due. */
async function refusedPayout() {
  const { orderId } = await completedOrder(server, buyer, seller);
  gateway = "refuses";
  await runDuePayouts();
  const payout = await payoutOf(orderId);
  return { orderId, payoutId: payout?.id ?? "" };
}

/** A completed order whose refund of $53.63 the gateway refused. */
async function refusedRefund() {
  const { orderId } = await completedOrder(server, buyer, seller);
  gateway = "refuses";
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 53_63, reason: "A drawer is missing" },
  });
  return orderId;
}
const refundsOf = async (orderId: string) =>
  (await listOrderIntents(server.db, orderId)).filter(({ kind }) => kind === "refund");

test("lists a refused payout until it is sent again, and records both steps", async () => {
  const { orderId, payoutId } = await refusedPayout();
  const refused = {
    kind: "payout",
    state: "refused",
    reason: "The account is closed.",
    amount: 425_00,
    attempts: 1,
    actions: ["send"],
  };
  expect(await listed()).toEqual([refused]);
  const [first] = (await list()).payments;
  expect([first?.order, first?.party?.email]).toEqual([orderId, seller.email]);

  expect(await outcomeOf(sendAgain(payoutId))).toEqual({
    outcome: "refused",
    reason: "The account is closed.",
  });
  expect(await listed()).toEqual([{ ...refused, attempts: 2 }]);
  gateway = "answers";
  expect(await outcomeOf(sendAgain(payoutId))).toEqual({ outcome: "sent", reason: null });
  expect(await listed()).toEqual([]);
  expect((await payoutOf(orderId))?.status).toBe("sent");
  const what = `$425 of order ${orderId}`;
  expect(await auditOf(seller)).toEqual([
    `payout-send-again: ${what}`,
    `payout-send-again: ${what}`,
    `send-again-result: ${what}, refused: The account is closed.`,
    `send-again-result: ${what}, sent`,
  ]);
});

test("transfers a payout once when admins and the daily job send it at the same time", async () => {
  const { orderId, payoutId } = await refusedPayout();
  gateway = "answers";
  server.clock.advance(day);
  const daily = server.deps.jobs.runDue();
  const answers = await Promise.all([sendAgain(payoutId), sendAgain(payoutId), sendAgain(payoutId)]);
  await daily;
  await server.deps.jobs.runDue();
  expect(new Set(moved).size).toBe(1);
  expect((await payoutOf(orderId))?.status).toBe("sent");
  // Requests that come too late are refused.
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect((await sendAgain(payoutId)).status).toBe(409);
  const succeeded = (await listPayoutIntents(server.db, payoutId)).filter(({ state }) => state !== "failed");
  expect(succeeded).toHaveLength(1);
});

test("sends once for a request that is repeated with its key", async () => {
  const { payoutId } = await refusedPayout();
  const before = (await listPayoutIntents(server.db, payoutId)).length;
  const [first, second] = [
    await sendAgain(payoutId, "key-of-a-form-1"),
    await sendAgain(payoutId, "key-of-a-form-1"),
  ];
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await listPayoutIntents(server.db, payoutId)).toHaveLength(before + 1);
});

test("asks again under the same key about a transfer without an answer", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  gateway = "away";
  await runDuePayouts();
  expect(await listed()).toEqual([]);
  server.clock.advance(payoutWait + 1);
  const payoutId = (await payoutOf(orderId))?.id ?? "";
  const [stuck] = await listed();
  expect(stuck).toMatchObject({
    state: "unanswered",
    reason: "The connection was refused",
    actions: ["send"],
  });
  expect(await outcomeOf(sendAgain(payoutId))).toEqual({ outcome: "waiting", reason: null });
  gateway = "answers";
  expect(await outcomeOf(sendAgain(payoutId))).toEqual({ outcome: "sent", reason: null });
  const transfers = await listPayoutIntents(server.db, payoutId);
  expect(moved).toEqual(transfers.map(({ id }) => id));
});

test("lists a payout that has been on hold for a week with the reason, and sends nothing", async () => {
  const shop = await person(server, "Nora", { isBusiness: true });
  const { orderId } = await completedOrder(server, buyer, shop);
  await runDuePayouts();
  expect(await listed()).toEqual([]);
  server.clock.advance(holdWait + 1);
  expect(await listed()).toEqual([
    { kind: "payout", state: "no-account", reason: null, amount: 425_00, attempts: 0, actions: [] },
  ]);
  await sendAgain((await payoutOf(orderId))?.id);
  expect([(await payoutOf(orderId))?.status, moved]).toEqual(["held", []]);
});

test("lists payouts on hold after newer ones that were refused", async () => {
  const shop = await person(server, "Nora", { isBusiness: true });
  await completedOrder(server, buyer, shop);
  await runDuePayouts();
  server.clock.advance(holdWait + 1);
  await refusedPayout();
  expect((await listed()).map(({ state }) => state)).toEqual(["refused", "no-account"]);
});

test("leaves a payout to the bank that returned it", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await runDuePayouts();
  await server.db
    .update(payoutTable)
    .set({ status: "failed", failedAt: server.clock.now() })
    .where(eq(payoutTable.orderId, orderId));
  moved = [];
  expect(await listed()).toEqual([
    { kind: "payout", state: "returned", reason: null, amount: 425_00, attempts: 1, actions: [] },
  ]);
  expect((await sendAgain((await payoutOf(orderId))?.id)).status).toBe(409);
  expect(moved).toEqual([]);
});

test("makes a refused refund again once, and gives the buyer the reason", async () => {
  const orderId = await refusedRefund();
  const refused = {
    kind: "refund",
    state: "refused",
    reason: "The account is closed.",
    amount: 53_63,
    attempts: 1,
    actions: ["send", "settle"],
  };
  expect(await listed()).toEqual([refused]);
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ subject }) => subject === `Refund declined: order ${orderId}`);
  expect(mail?.text).toContain("/admin?tab=payments");
  const [first] = await refundsOf(orderId);
  expect(await outcomeOf(sendAgain(first?.id))).toMatchObject({ outcome: "refused" });
  expect(await listed()).toEqual([{ ...refused, attempts: 2 }]);

  gateway = "answers";
  const second = (await refundsOf(orderId)).find(({ settledAt }) => settledAt === null);
  const answers = await Promise.all([sendAgain(second?.id), sendAgain(second?.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(moved).toHaveLength(1);
  expect(await listed()).toEqual([]);
  const { money } = (await server.call("GET", `/api/orders/${orderId}`, { token: buyer.token })).body as {
    money: Array<{ kind: string; amount: number; reason?: string }>;
  };
  expect(money.filter(({ kind }) => kind === "refunded")).toMatchObject([
    { amount: 53_63, reason: "A drawer is missing" },
  ]);
});

test("refunds no more than is left of the payment", async () => {
  const orderId = await refusedRefund();
  const [refused] = await refundsOf(orderId);
  gateway = "answers";
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 500_00, reason: "It broke" },
  });
  expect((await sendAgain(refused?.id)).status).toBe(409);
  expect(moved).toHaveLength(1);
  // Once all of it went back, nothing of the refused refund is owed.
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 36_25, reason: "It broke" },
  });
  expect(await listed()).toEqual([]);
});

test("settles a refund that came back by hand, with a note, and never makes it again", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 53_63, reason: "A drawer is missing" },
  });
  const [refund] = await refundsOf(orderId);
  const object = {
    id: `re_${refund?.id ?? ""}`,
    amount: 53_63,
    payment_intent: (await findPayment(server.db, orderId))?.reference,
    status: "failed",
    failure_reason: "lost_or_stolen_card",
    metadata: { intent: refund?.id },
  };
  const event = { id: `evt_${orderId}`, type: "refund.failed", created: 1_800_000_000, data: { object } };
  await server.call("POST", "/api/payments/webhook", signedEvent(server, event));
  moved = [];
  const [returned] = await listed();
  expect(returned).toMatchObject({ kind: "refund", state: "returned", actions: ["settle"] });
  expect((await sendAgain(refund?.id)).status).toBe(409);
  expect((await settle(refund?.id, " ")).status).toBe(422);
  expect((await settle(refund?.id, "Sent a check")).status).toBe(204);
  expect((await settle(refund?.id, "Sent another check")).status).toBe(409);
  expect((await sendAgain(refund?.id)).status).toBe(409);
  expect([await listed(), moved]).toEqual([[], []]);
  expect(await auditOf(buyer)).toContain(`refund-settle: $53.63 of order ${orderId}: Sent a check`);
});

test("cannot settle what an order that has ended owes its buyer", async () => {
  const orderId = await refusedRefund();
  await server.db
    .update(paymentIntentTable)
    .set({ requestKey: null })
    .where(eq(paymentIntentTable.orderId, orderId));
  expect((await listed())[0]?.actions).toEqual(["send"]);
  const [refund] = await refundsOf(orderId);
  expect((await settle(refund?.id, "Sent a check")).status).toBe(409);
});

test("lists a refund without an answer after an hour, and asks again under its key", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  gateway = "away";
  await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 53_63, reason: "A drawer is missing" },
  });
  expect(await listed()).toEqual([]);
  server.clock.advance(stepWait + 1);
  expect(await listed()).toMatchObject([{ kind: "refund", state: "unanswered", actions: ["send"] }]);
  const [refund] = await refundsOf(orderId);
  expect((await settle(refund?.id, "Sent a check")).status).toBe(409);
  gateway = "answers";
  expect(await outcomeOf(sendAgain(refund?.id))).toEqual({ outcome: "sent", reason: null });
  expect(moved).toEqual([refund?.id]);
});

test("returns 404 for other ids", async () => {
  expect([
    (await sendAgain("unknown-id-0001")).status,
    (await settle("unknown-id-0001", "None")).status,
  ]).toEqual([404, 404]);
});

test("is paged, oldest first, with as many statements for a full page as for one row", async () => {
  const orderId = await refusedRefund();
  const [example] = await refundsOf(orderId);
  if (example === undefined) throw new Error("There is no refund.");
  const countStatements = () =>
    countingStatements(async (count) => {
      const request = new Request("http://localhost/api/admin/stuck-payments", {
        headers: { "x-auth-token": admin.token },
      });
      await (await server.app.fetch(request, { ip: "127.0.0.1", inProcess: true })).text();
      return count.statements;
    });
  await countStatements();
  const one = await countStatements();
  const rows = Array.from({ length: constants.stuckPaymentsPerPage + 4 }, (_, number) => ({
    ...example,
    id: `refund-of-many-${number}`,
    requestKey: `key-of-many-${number}`,
    changedAt: new Date(testInstant.getTime() + number * 60_000),
  }));
  await server.db.insert(paymentIntentTable).values(rows);
  expect(await countStatements()).toBe(one);
  const [first, second] = [await list(), await list(2)];
  expect([first.total, first.totalPages, first.payments.length, second.payments.length]).toEqual([
    constants.stuckPaymentsPerPage + 5,
    2,
    constants.stuckPaymentsPerPage,
    5,
  ]);
  const since = [...first.payments, ...second.payments].map((payment) => payment.since);
  expect(since).toEqual(since.toSorted());
});
