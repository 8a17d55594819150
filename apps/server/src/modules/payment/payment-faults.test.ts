import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Order } from "@heirloop/contract/order/order.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentAnswer, PaymentGateway } from "../../platform/payments/payment-gateway.ts";
import {
  sandboxAccountId,
  sandboxChargeTable,
  sandboxRefundTable,
  sandboxTransferTable,
} from "../../platform/payments/sandbox/sandbox.table.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { findListing } from "../listing/listing.queries.ts";
import { listCheckoutIntents, listOrderIntents } from "./payment-intent.queries.ts";
import {
  applyAnswer,
  pendingTooLong,
  reconcileIntents,
  runIntent,
  runIntentsAtOnce,
} from "./payment-intent.service.ts";
import { listLedgerEntries } from "./payment.queries.ts";
import { takeDownForBlock } from "../stock/stock.queries.ts";

/** What happens to the next call of a kind: the request is lost, its answer is lost, or another answer comes. */
type Fault = "request lost" | "answer lost" | PaymentAnswer | Promise<void>;
type Method = "authorize" | "charge" | "capture" | "void" | "refund" | "transfer";

const faults: Array<[Method, Fault]> = [];
const minute = 60_000;

function faulty(gateway: PaymentGateway): PaymentGateway {
  const passing =
    <Request, Answer>(method: Method, call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      const at = faults.findIndex(([name]) => name === method);
      const [, fault] = at === -1 ? [] : (faults.splice(at, 1)[0] ?? []);
      if (fault === "request lost") throw new Error("The connection was refused");
      if (fault instanceof Promise) await fault;
      else if (typeof fault === "object") return fault as Answer;
      const answer = await call(request);
      if (fault === "answer lost") throw new Error("The connection was closed");
      return answer;
    };
  return {
    ...gateway,
    authorize: passing("authorize", gateway.authorize),
    charge: passing("charge", gateway.charge),
    capture: passing("capture", gateway.capture),
    void: passing("void", gateway.void),
    refund: passing("refund", gateway.refund),
    transfer: passing("transfer", gateway.transfer),
  };
}

let server: TestServer;
let seller: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ wrapPayments: faulty });
  [seller, other] = [await person(server, "Sam"), await person(server, "Otto")];
});
beforeEach(() => {
  faults.length = 0;
  server.clock.set(testInstant);
});
afterAll(() => server.close());

async function buy(buyer: TestPerson, ids: readonly string[], extra: object = {}) {
  const body = {
    listings: ids.map((id) => ({ id, listingPrice: 500_00 })),
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...extra,
  };
  const headers = { "idempotency-key": `buy-${ids.join()}` };
  return server.call("POST", "/api/checkout", { token: buyer.token, body, headers });
}
async function order(buyer: TestPerson, id: string, extra: object = {}): Promise<Order> {
  const answer = await buy(buyer, [id], extra);
  const [first] = (answer.body as { orders?: Order[] }).orders ?? [];
  if (first === undefined) throw new Error(answer.text);
  return first;
}
const send = (who: TestPerson, { _id }: { _id: string }, event: object) =>
  server.call("POST", `/api/orders/${_id}/events`, {
    token: who.token,
    body: event,
    headers: { "idempotency-key": JSON.stringify([_id, event]) },
  });
const get = async (who: TestPerson, { _id }: { _id: string }) =>
  (await server.call("GET", `/api/orders/${_id}`, { token: who.token })).body as Order;
const purchases = async ({ token }: TestPerson) =>
  (await server.call("POST", "/api/chat/purchases", { token, body: { type: "openPurchases" } }))
    .body as Order[];
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
async function jobs(after = minute): Promise<void> {
  server.clock.advance(after);
  await server.deps.jobs.runDue();
}
/** The charges at the gateway for the intents of a checkout. */
async function chargesOf(checkoutId: string) {
  const keys = new Set((await listCheckoutIntents(server.db, checkoutId)).map(({ id }) => id));
  const charges = await server.db.select().from(sandboxChargeTable);
  return charges.filter(({ key }) => keys.has(key ?? "")).map(({ status }) => status);
}
async function ledgerOf({ _id }: { _id: string }): Promise<string[]> {
  const lines = await listLedgerEntries(server.db, _id);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return [...new Set(lines.map(({ kind }) => kind))].toSorted();
}
const checkoutIn = ({ body }: { body: unknown }) => (body as { checkoutId: string }).checkoutId;

test.each(["request lost", "answer lost"] as const)(
  "places one order with one authorization when the %s",
  async (fault) => {
    const [buyer, id] = [await person(server, "Bea"), await piece(server, seller.id)];
    faults.push(["authorize", fault], ["authorize", fault]);
    const answer = await buy(buyer, [id]);
    expect([answer.status, answer.body]).toEqual([
      202,
      { checkoutId: checkoutIn(answer), nextAction: { type: "wait" } },
    ]);
    expect(codeOf(await buy(other, [id]))).toBe("listing-reserved");
    await jobs();
    await jobs();
    const [placed, ...more] = await purchases(buyer);
    expect([placed?.payment.status, more, await chargesOf(checkoutIn(answer))]).toEqual([
      "authorized",
      [],
      ["authorized"],
    ]);
    const confirmed = await server.call("POST", `/api/checkout/${checkoutIn(answer)}/confirm`, {
      token: buyer.token,
    });
    expect([confirmed.status, (confirmed.body as { orders: Order[] }).orders[0]?._id]).toEqual([
      201,
      placed?._id,
    ]);
  },
);

test("continues a repeated request where the first one stopped, and answers the same from then on", async () => {
  const [buyer, id] = [await person(server, "Ida"), await piece(server, seller.id)];
  const paymentMethod = await savedCard(server, buyer.token);
  faults.push(["authorize", "answer lost"]);
  const answers = [
    await buy(buyer, [id], { paymentMethod }),
    await buy(buyer, [id], { paymentMethod }),
    await buy(buyer, [id], { paymentMethod }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 201, 201]);
  expect(answers[2]?.body).toEqual(answers[1]?.body);
});

test("applies a webhook that comes before the answer, once however often it comes", async () => {
  const [buyer, id] = [await person(server, "Wes"), await piece(server, seller.id)];
  faults.push(["authorize", "answer lost"]);
  const checkoutId = checkoutIn(await buy(buyer, [id]));
  const [intent] = await listCheckoutIntents(server.db, checkoutId);
  const key = intent?.id ?? "";
  const applySuccess = () =>
    transaction(server.db, (tx) =>
      applyAnswer(tx, server.deps, key, { kind: "succeeded", reference: `pi_${key}` }),
    );
  await Promise.all([applySuccess(), applySuccess()]);
  await applySuccess();
  await jobs();
  expect((await purchases(buyer)).map(({ payment }) => payment.status)).toEqual(["authorized"]);
});

test("applies one answer when two workers run one intent", async () => {
  const [buyer, id] = [await person(server, "Tim"), await piece(server, seller.id)];
  faults.push(["authorize", "request lost"]);
  const checkoutId = checkoutIn(await buy(buyer, [id]));
  const [intent] = await listCheckoutIntents(server.db, checkoutId);
  await Promise.all([runIntent(server.deps, intent?.id ?? ""), runIntent(server.deps, intent?.id ?? "")]);
  expect([(await purchases(buyer)).length, await chargesOf(checkoutId)]).toEqual([1, ["authorized"]]);
});

test("does not wait for a slow gateway, and applies its answer later", async () => {
  const [buyer, id] = [await person(server, "Slow"), await piece(server, seller.id)];
  faults.push(["authorize", "request lost"]);
  const [intent] = await listCheckoutIntents(server.db, checkoutIn(await buy(buyer, [id])));
  const answers = Promise.withResolvers<void>();
  faults.push(["authorize", answers.promise]);
  await runIntentsAtOnce(server.deps, [intent?.id ?? ""], 1);
  expect(await purchases(buyer)).toEqual([]);
  answers.resolve();
  await jobs();
  expect(await purchases(buyer)).toHaveLength(1);
});

test("voids the authorizations of all sellers when one of them is declined", async () => {
  const buyer = await person(server, "Dora");
  const ids = [await piece(server, seller.id), await piece(server, other.id)];
  const declined = { kind: "declined", reason: "The bank declined this card." } as const;
  faults.push(["authorize", new Promise((done) => done())], ["authorize", declined]);
  const answer = await buy(buyer, ids);
  expect([answer.status, codeOf(answer)]).toEqual([409, "card-declined"]);
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from checkout where user_id = ${buyer.id}`,
  );
  await jobs(0);
  expect(await chargesOf(rows[0]?.id ?? "")).toEqual(["voided"]);
  for (const id of ids) expect((await findListing(server.db, id))?.reservedBy).toBe(null);
});

test("ends a checkout that the gateway does not answer, and voids what it answers later", async () => {
  const [buyer, id] = [await person(server, "Late"), await piece(server, seller.id)];
  for (let times = 0; times < 4; times += 1) faults.push(["authorize", "answer lost"]);
  const checkoutId = checkoutIn(await buy(buyer, [id]));
  server.clock.advance(constants.holdDuration);
  await server.deps.jobs.runDue();
  const confirm = () => server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect([codeOf(await confirm()), (await findListing(server.db, id))?.reservedBy]).toEqual([
    "card-declined",
    null,
  ]);
  for (let times = 0; times < 5; times += 1) await jobs(15 * minute);
  expect([await purchases(buyer), await chargesOf(checkoutId)]).toEqual([[], ["voided"]]);
});

test("finds an intent whose job is gone", async () => {
  const [buyer, id] = [await person(server, "Lost"), await piece(server, seller.id)];
  faults.push(["authorize", "answer lost"]);
  await buy(buyer, [id]);
  await server.db.execute(sql`delete from job where name = 'payment.run-intent'`);
  server.clock.advance(pendingTooLong + minute);
  await transaction(server.db, (tx) => reconcileIntents(tx, server.deps));
  await jobs(0);
  expect(await purchases(buyer)).toHaveLength(1);
});

test.each(["request lost", "answer lost"] as const)(
  "shows both sides that a capture is pending when the %s, and approves the order once",
  async (fault) => {
    const buyer = await person(server, "Cap");
    const placed = await order(buyer, await piece(server, seller.id));
    faults.push(["capture", fault]);
    const approved = await send(seller, placed, { type: "approve" });
    expect([
      approved.status,
      (approved.body as Order).status,
      (approved.body as Order).payment.status,
    ]).toEqual([200, "requested", "pending"]);
    expect((await get(buyer, placed)).payment.status).toBe("pending");
    expect(codeOf(await send(buyer, placed, { type: "cancel" }))).toBe("event-not-allowed");
    await jobs();
    expect(await get(buyer, placed)).toMatchObject({ status: "scheduling", payment: { status: "captured" } });
    expect(await ledgerOf(placed)).toEqual(["charge"]);
  },
);

test("publishes an approved order's new status last", async () => {
  const buyer = await person(server, "Live");
  const placed = await order(buyer, await piece(server, seller.id));
  const statuses: unknown[] = [];
  const stop = server.deps.bus.subscribe((message) => {
    if (message.kind !== "event" || message.event !== "order" || !("user" in message.to)) return;
    if (message.to.user === buyer.id) statuses.push(message.data);
  });
  await send(seller, placed, { type: "approve" });
  stop();
  expect(statuses).toEqual([
    { orderId: placed._id, status: "requested" },
    { orderId: placed._id, status: "scheduling" },
  ]);
});

test("lets the deadline of a request wait for its capture", async () => {
  const buyer = await person(server, "Wait");
  const placed = await order(buyer, await piece(server, seller.id));
  server.clock.advance(constants.requestExpiry - 1000);
  for (let times = 0; times < 3; times += 1) faults.push(["capture", "request lost"]);
  await send(seller, placed, { type: "approve" });
  server.clock.advance(1000);
  await server.deps.jobs.runDue();
  expect((await get(buyer, placed)).status).toBe("requested");
  await jobs();
  await jobs();
  await jobs();
  expect((await get(buyer, placed)).status).toBe("scheduling");
});

test.each<[string, (id: string, owner: TestPerson) => Promise<unknown>]>([
  [
    "the seller was blocked meanwhile",
    (_id, owner) => transaction(server.db, (tx) => takeDownForBlock(tx, owner.id, server.clock.now())),
  ],
  [
    "the seller took the piece down meanwhile, after its hold had expired",
    (id, owner) => {
      server.clock.advance(constants.requestExpiry);
      return server.call("DELETE", `/api/listings/${id}`, { token: owner.token });
    },
  ],
])("records a late capture when %s", async (_what, happens) => {
  const [buyer, owner] = [await person(server, "Late"), await person(server, "Owner")];
  const id = await piece(server, owner.id);
  const placed = await order(buyer, id);
  faults.push(["capture", "answer lost"]);
  await send(owner, placed, { type: "approve" });
  await happens(id, owner);
  expect((await findListing(server.db, id))?.status).toBe("inactive");
  await jobs();
  expect(await get(buyer, placed)).toMatchObject({ status: "scheduling", payment: { status: "captured" } });
  expect((await findListing(server.db, id))?.soldTo).toBe(placed._id);
  expect(await ledgerOf(placed)).toEqual(["charge"]);
});

test("refunds a charge that comes through after its order has ended", async () => {
  const admin = await person(server, "Ada", { admin: true });
  const buyer = await person(server, "Gone");
  const id = await piece(server, seller.id);
  const offered = await order(buyer, id, { offerAmount: 300_00 });
  faults.push(["charge", "answer lost"], ["charge", "answer lost"]);
  await send(seller, offered, { type: "accept" });
  await send(admin, offered, { type: "remove", reason: "Fraud" });
  expect(await get(buyer, offered)).toMatchObject({ status: "deleted", payment: { status: "pending" } });
  expect((await findListing(server.db, id))?.reservedBy).toBe(null);
  await jobs();
  await jobs();
  const removals = (await server.mails()).filter(({ subject }) => subject.startsWith("Removed"));
  const textTo = ({ email }: TestPerson) => removals.find(({ to }) => to === email)?.text;
  expect(textTo(buyer)).toMatch(
    /Should \$[\d.]+ still be charged to your Visa ending 4242, we return it at once\./,
  );
  expect(textTo(seller)).toContain("We have removed the order");
  expect((await get(buyer, offered)).payment.status).toBe("refunded");
  expect(await ledgerOf(offered)).toEqual(["charge", "refund"]);
});

test("voids what an order had reserved when its capture is declined after its end", async () => {
  const admin = await person(server, "Ann", { admin: true });
  const buyer = await person(server, "Poor");
  const paymentMethod = await savedCard(server, buyer.token, cards.insufficient);
  const placed = await order(buyer, await piece(server, seller.id), { paymentMethod });
  faults.push(["capture", "request lost"], ["capture", "request lost"]);
  await send(seller, placed, { type: "approve" });
  await send(admin, placed, { type: "remove", reason: "Fraud" });
  await jobs();
  await jobs();
  expect((await get(buyer, placed)).payment.status).toBe("voided");
  expect(await ledgerOf(placed)).toEqual([]);
});

test.each(["request lost", "answer lost"] as const)("refunds once when the %s", async (fault) => {
  const buyer = await person(server, "Ref");
  const placed = await order(buyer, await piece(server, seller.id));
  await send(seller, placed, { type: "approve" });
  faults.push(["refund", fault]);
  await send(buyer, placed, { type: "cancel" });
  expect(await get(buyer, placed)).toMatchObject({ status: "cancelled", payment: { status: "captured" } });
  await jobs();
  expect((await get(buyer, placed)).payment.status).toBe("refunded");
  expect(await ledgerOf(placed)).toEqual(["charge", "refund"]);
  const keys = (await listOrderIntents(server.db, placed._id)).map(({ id }) => id);
  const refunds = await server.db.select().from(sandboxRefundTable);
  expect(refunds.filter(({ key }) => keys.includes(key))).toHaveLength(1);
});

test.each(["request lost", "answer lost"] as const)("pays out once when the %s", async (fault) => {
  const shop = await person(server, "Shop", { isBusiness: true, payoutsConnectedAt: testInstant });
  const { orderId } = await completedOrder(server, await person(server, "Pay"), shop);
  faults.push(["transfer", fault]);
  await jobs(constants.payoutDelay);
  expect(await ledgerOf({ _id: orderId })).toEqual(["charge", "earning"]);
  await jobs();
  expect(await ledgerOf({ _id: orderId })).toEqual(["charge", "earning", "payout"]);
  const transfers = await server.db.select().from(sandboxTransferTable);
  expect(transfers.filter(({ account }) => account === sandboxAccountId(shop.id))).toHaveLength(1);
});
