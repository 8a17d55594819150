import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderCase } from "@heirloop/contract/order-case/order-case.schema";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { sandboxChargeTable } from "../../platform/payments/sandbox/sandbox.table.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, type TestPerson, uploadedPicture } from "../../testing/marketplace-world.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { findPayment } from "../payment/payment.queries.ts";
import { applyCaseEvent } from "./order-case.service.ts";

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

const hour = 3_600_000;
const paid = 536_25;
const { balance } = createOrderCalls(() => server);
const { orderOf, payoutOf, runDuePayouts } = createPayoutCalls(() => ({ server, admin, buyer, seller }));

const missing = { reason: "missing", description: "A drawer is missing", solution: "refund", amount: 100_00 };
const damaged = async (more: object = {}) => ({
  reason: "damaged",
  description: "A leg is broken",
  pictures: [await uploadedPicture(server, buyer.token, "private")],
  solution: "return",
  ...more,
});
const report = (who: TestPerson, orderId: string, body: object) =>
  server.call("POST", `/api/orders/${orderId}/case`, { token: who.token, body });
const send = (who: TestPerson, orderId: string, body: object) =>
  server.call("POST", `/api/orders/${orderId}/case/events`, { token: who.token, body });
async function drive(who: TestPerson, orderId: string, event: object): Promise<OrderCase> {
  const answer = await send(who, orderId, event);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as OrderCase;
}
const caseOf = async (who: TestPerson, orderId: string) =>
  (await server.call("GET", `/api/orders/${orderId}/case`, { token: who.token })).body as OrderCase;
/** A completed order for $536.25 with a reported problem. */
async function reported(body: object = missing): Promise<{ orderId: string; listingId: string }> {
  const order = await completedOrder(server, buyer, seller);
  const answer = await report(buyer, order.orderId, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return order;
}
/** The bank declines the refund of a charge that it is asking about. */
async function reportedAndDisputed(): Promise<{ orderId: string }> {
  const { orderId } = await reported();
  const { reference } = (await findPayment(server.db, orderId)) ?? {};
  await server.db
    .update(sandboxChargeTable)
    .set({ disputedAt: testInstant })
    .where(eq(sandboxChargeTable.reference, reference ?? ""));
  return { orderId };
}
const escalate = (who: TestPerson, orderId: string) =>
  drive(who, orderId, { type: "escalate", message: "See the pictures" });
async function mailsTo({ email }: TestPerson): Promise<string[]> {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

test("names the order number in the mails about a case", async () => {
  const { orderId } = await reported();
  await server.deps.jobs.runDue();
  const reports = (await server.mails()).filter(
    ({ to, subject }) => to === seller.email && subject.startsWith("The buyer reported a problem"),
  );
  expect(reports.map(({ text }) => text)).toEqual([expect.stringContaining(`Order number: ${orderId}\n`)]);
});

describe("the payout", () => {
  test("waits while a case is open, and is sent when the buyer withdraws it", async () => {
    const { orderId } = await reported();
    await runDuePayouts();
    expect((await payoutOf(orderId))?.status).toBe("held");
    expect((await orderOf(seller, orderId)).money.map(({ kind }) => kind)).toEqual([
      "earned",
      "payout-in-case",
    ]);
    await drive(buyer, orderId, { type: "withdraw" });
    await server.deps.jobs.runDue();
    expect((await payoutOf(orderId))?.status).toBe("sent");
    expect((await orderOf(seller, orderId)).money.map(({ kind }) => kind)).toEqual(["earned", "payout-sent"]);
  });

  test("is sent when nothing is owed to the buyer", async () => {
    const { orderId } = await reported();
    await escalate(seller, orderId);
    await runDuePayouts();
    const decided = await drive(admin, orderId, {
      type: "decide",
      solution: "none",
      message: "All is there",
    });
    expect([decided.status, decided.outcome, decided.refunded]).toEqual(["resolved", "declined", 0]);
    await server.deps.jobs.runDue();
    expect(await payoutOf(orderId)).toMatchObject({ status: "sent", amount: 425_00 });
  });

  test("is reduced in proportion by a partial refund, and the ledger sums to zero", async () => {
    const { orderId } = await reported();
    const refunded = await drive(seller, orderId, { type: "accept" });
    expect([refunded.status, refunded.outcome, refunded.refunded, refunded.left]).toEqual([
      "resolved",
      "refunded",
      100_00,
      paid - 100_00,
    ]);
    await runDuePayouts();
    const payout = await payoutOf(orderId);
    expect([payout?.status, payout?.amount]).toEqual(["sent", Math.round(425_00 - (425_00 * 100_00) / paid)]);
    expect((await balance({ _id: orderId })).refund).toBe(-100_00);
    expect((await orderOf(buyer, orderId)).money.at(-1)).toMatchObject({ kind: "refunded", amount: 100_00 });
    expect((await orderOf(buyer, orderId)).status).toBe("completed");
  });

  test("is not made when the piece was returned and all of the payment refunded", async () => {
    const { orderId, listingId } = await reported(await damaged());
    await drive(seller, orderId, { type: "accept" });
    await drive(buyer, orderId, { type: "schedule", date: "2026-11-28", window: "morning" });
    await drive(seller, orderId, { type: "confirm-schedule", window: "morning" });
    const back = await drive(seller, orderId, { type: "receive" });
    expect([back.status, back.outcome, back.refunded, back.left]).toEqual(["resolved", "returned", paid, 0]);
    await runDuePayouts();
    expect(await payoutOf(orderId)).toMatchObject({ status: "reversed", amount: 0 });
    expect(await balance({ _id: orderId })).toEqual({ card: paid, refund: -paid });
    expect(await findListing(server.db, listingId)).toMatchObject({ status: "inactive", soldTo: null });
    const relisted = await server.call("PATCH", `/api/listings/${listingId}`, {
      token: seller.token,
      body: { status: "active" },
    });
    expect([relisted.status, relisted.text]).toEqual([200, expect.any(String)]);
  });
});

describe("the refund", () => {
  test("is made by its job when the process dies after the decision", async () => {
    const { orderId } = await reported();
    await escalate(seller, orderId);
    const decision = {
      type: "decide",
      solution: "refund",
      amount: cents(150_00),
      message: "It is missing",
    } as const;
    await transaction(server.db, (tx) =>
      applyCaseEvent(tx, server.deps, orderId, decision, { by: "admin", userId: admin.id }),
    );
    expect((await caseOf(buyer, orderId)).status).toBe("refunding");
    server.clock.advance(10_000);
    await server.deps.jobs.runDue();
    expect(await caseOf(buyer, orderId)).toMatchObject({ status: "resolved", refunded: 150_00 });
    await server.deps.jobs.runDue();
    expect((await balance({ _id: orderId })).refund).toBe(-150_00);
  });

  test("goes back to an admin when the bank declines it, and both sides are told", async () => {
    const { orderId } = await reportedAndDisputed();
    const failed = await drive(seller, orderId, { type: "accept" });
    expect([failed.status, failed.outcome, failed.refunded]).toEqual(["escalated", null, 0]);
    expect(failed.timeline.map(({ type }) => type)).toEqual(["open", "accept", "refund-failed"]);
    for (const side of [buyer, seller])
      expect(await listNotificationTexts(server.db, side.id)).toContainEqual(
        expect.stringContaining("did not go through"),
      );
    expect(await mailsTo(admin)).toContain(`The refund of a case was declined: order ${orderId}`);
  });

  test("that was declined is left to its case, and not listed for sending it again", async () => {
    const { orderId } = await reportedAndDisputed();
    await drive(seller, orderId, { type: "accept" });
    const { text } = await server.call("GET", "/api/admin/stuck-payments", { token: admin.token });
    expect(text).toContain('"payments":');
    expect(text).not.toContain(orderId);
  });

  test("of more than is left is refused at the amount, and changes nothing", async () => {
    const { orderId } = await reported();
    await escalate(seller, orderId);
    const answer = await send(admin, orderId, {
      type: "decide",
      solution: "refund",
      amount: paid + 1,
      message: "All of it",
    });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: [{ path: "amount", message: `Refund an amount from $1 to ${formatCents(paid)}` }],
      }),
    ]);
    expect((await caseOf(buyer, orderId)).status).toBe("escalated");
  });
});

describe("the deadline", () => {
  test("takes a case to an admin when the seller is silent for 72 hours, after a reminder", async () => {
    const { orderId } = await reported();
    server.clock.advance(48 * hour);
    await server.deps.jobs.runDue();
    expect((await listNotificationTexts(server.db, seller.id))[0]).toMatch(/One day is left/);
    expect((await caseOf(seller, orderId)).status).toBe("awaiting-seller");
    server.clock.advance(24 * hour);
    await server.deps.jobs.runDue();
    const late = await caseOf(admin, orderId);
    expect([late.status, late.deadline, late.timeline.at(-1)]).toEqual([
      "escalated",
      null,
      expect.objectContaining({ type: "time-out", by: null }),
    ]);
    expect(await mailsTo(admin)).toContain(`A case waits for a decision: order ${orderId}`);
    const { body } = await server.call("GET", "/api/admin/cases", { token: admin.token });
    expect((body as { cases: Array<{ case: OrderCase }> }).cases[0]?.case).toMatchObject({
      status: "escalated",
    });
  });

  test("is that of the last step only", async () => {
    const { orderId } = await reported();
    server.clock.advance(71 * hour);
    await drive(seller, orderId, { type: "decline", message: "It was complete" });
    server.clock.advance(71 * hour);
    await server.deps.jobs.runDue();
    expect((await caseOf(seller, orderId)).status).toBe("awaiting-buyer");
    server.clock.advance(hour);
    await server.deps.jobs.runDue();
    expect((await caseOf(seller, orderId)).status).toBe("escalated");
  });

  test("counts a return as received 72 hours after its window, and refunds it", async () => {
    const { orderId } = await reported(await damaged());
    await drive(seller, orderId, { type: "accept" });
    await drive(seller, orderId, { type: "schedule", date: "2026-11-24", window: "morning" });
    const agreed = await drive(buyer, orderId, { type: "confirm-schedule", window: "morning" });
    expect(agreed.deadline).toBe("2026-11-27T20:00:00.000Z");
    server.clock.set(new Date("2026-11-27T20:00:00.000Z"));
    await server.deps.jobs.runDue();
    server.clock.advance(10_000);
    await server.deps.jobs.runDue();
    expect(await caseOf(buyer, orderId)).toMatchObject({ status: "resolved", outcome: "returned" });
  });
});

describe("a report", () => {
  test("is accepted until the payout is due, and not at that instant", async () => {
    const [early, late] = [
      await completedOrder(server, buyer, seller),
      await completedOrder(server, buyer, seller),
    ];
    expect((await orderOf(buyer, late.orderId)).reportableUntil).toBe("2026-11-23T12:00:00.000Z");
    expect((await orderOf(seller, late.orderId)).reportableUntil).toBeUndefined();
    server.clock.advance(constants.returnAskedWithin - 1);
    expect((await report(buyer, early.orderId, missing)).status).toBe(201);
    server.clock.advance(1);
    expect(await report(buyer, late.orderId, missing)).toMatchObject({
      status: 409,
      body: { code: "state-conflict", detail: expect.stringContaining("within 48 hours") },
    });
    await server.deps.jobs.runDue();
    expect([(await payoutOf(early.orderId))?.status, (await payoutOf(late.orderId))?.status]).toEqual([
      "held",
      "sent",
    ]);
  });

  test("is refused at each field that is invalid, with somebody else's picture too", async () => {
    const { orderId } = await completedOrder(server, buyer, seller);
    const foreign = await uploadedPicture(server, seller.token);
    const foreignPrivate = await uploadedPicture(server, seller.token, "private");
    const fields = async (body: object) =>
      ((await report(buyer, orderId, body)).body as { errors?: Array<{ path: string }> }).errors?.map(
        ({ path }) => path,
      );
    expect([
      await fields({}),
      await fields({ ...missing, description: "  " }),
      await fields({ ...missing, amount: undefined }),
      await fields({ ...missing, reason: "changed-mind", solution: "return" }),
      await fields(await damaged({ pictures: [] })),
      await fields(await damaged({ pictures: [foreign] })),
      await fields(await damaged({ pictures: [foreignPrivate] })),
      await fields(await damaged({ pictures: ["https://example.test/a.png"] })),
      await fields(await damaged({ pictures: Array.from({ length: 9 }, () => foreign) })),
      await fields({ ...missing, description: "x".repeat(2_001) }),
    ]).toEqual([
      ["reason", "description", "solution"],
      ["description"],
      ["amount"],
      ["reason"],
      ["pictures"],
      ["pictures"],
      ["pictures"],
      ["pictures"],
      ["pictures"],
      ["description"],
    ]);
    expect((await orderOf(buyer, orderId)).case).toBeUndefined();
  });

  test("is made once, also when it is sent twice at the same moment", async () => {
    const { orderId } = await completedOrder(server, buyer, seller);
    const answers = await Promise.all([report(buyer, orderId, missing), report(buyer, orderId, missing)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("notifies and mails the seller, and shows both sides the same timeline", async () => {
    const { orderId } = await reported();
    expect(await listNotificationTexts(server.db, seller.id)).toContainEqual(
      expect.stringMatching(/^The buyer reported a problem with .+: answer within 72 hours$/),
    );
    expect(
      (await mailsTo(seller)).some((subject) => subject.startsWith("The buyer reported a problem")),
    ).toBe(true);
    const [bought, sold] = [await caseOf(buyer, orderId), await caseOf(seller, orderId)];
    expect(bought.timeline).toEqual(sold.timeline);
    expect([bought.actions, sold.actions]).toEqual([
      ["withdraw", "add-evidence"],
      ["accept", "propose", "decline", "escalate", "add-evidence"],
    ]);
  });
});

test("opens the chat of the completed order while the case is open", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#a86" } });
  const file = { name: "leg.png", bytes: await image.png().toBuffer() };
  const picture = async () =>
    (await server.call("POST", `/api/chat/${orderId}`, { token: seller.token, file })).status;
  expect(await picture()).toBe(409);
  await report(buyer, orderId, missing);
  expect(await picture()).toBe(201);
  await drive(buyer, orderId, { type: "withdraw" });
  expect(await picture()).toBe(409);
});

test("records an admin's decision, and lets neither side decide", async () => {
  const { orderId } = await reported();
  await escalate(seller, orderId);
  const decision = { type: "decide", solution: "refund", amount: 50_00, message: "Half of it" };
  for (const side of [buyer, seller]) expect((await send(side, orderId, decision)).status).toBe(409);
  const decided = await drive(admin, orderId, decision);
  expect(decided.timeline.slice(2)).toMatchObject([
    { type: "decide", by: "admin", message: "Half of it", solution: { type: "refund", amount: 50_00 } },
    { type: "refund-succeeded", by: null, solution: { type: "refund", amount: 50_00 } },
  ]);
  const { body } = await server.call("GET", "/api/admin/audit", { token: admin.token });
  expect((body as { entries: unknown[] }).entries).toContainEqual(
    expect.objectContaining({
      action: "case-decide",
      detail: `refund of $50 for order ${orderId}: Half of it`,
    }),
  );
});

test("counts a case among the tasks of the seller's dashboard while the seller has to act", async () => {
  const { orderId } = await reported();
  const tasks = async () => {
    const { body } = await server.call("GET", "/api/dashboard/summary", { token: seller.token });
    return (body as { tasks: Array<{ kind: string; count: number }> }).tasks.filter(
      ({ kind }) => kind === "cases",
    );
  };
  expect(await tasks()).toMatchObject([{ kind: "cases", count: 1 }]);
  await drive(seller, orderId, { type: "decline", message: "It was complete" });
  expect(await tasks()).toEqual([]);
});

test("asks nobody for a review while a case is open or after a return, and marks the one that was written", async () => {
  const { orderId } = await completedOrder(server, buyer, seller);
  const pending = async (who: TestPerson) =>
    (await server.call("GET", "/api/other/review/get-reviews", { token: who.token })).body as {
      _id: string;
    } | null;
  const owed = await pending(buyer);
  const body = {
    id: owed?._id,
    seller: { rating: 5, feedback: "Friendly" },
    buyer: { rating: null, feedback: null },
  };
  const written = await server.call("POST", "/api/other/review", { token: buyer.token, body });
  expect(written.status).toBe(200);
  expect(await pending(seller)).not.toBeNull();
  await report(buyer, orderId, await damaged());
  expect(await pending(seller)).toBeNull();
  await drive(seller, orderId, { type: "accept" });
  await drive(buyer, orderId, { type: "send-back", tracking: "1Z999" });
  await drive(seller, orderId, { type: "receive" });
  expect(await pending(seller)).toBeNull();
  server.clock.advance(constants.reviewPublishedAfter);
  await server.deps.jobs.runDue();
  const { body: shown } = await server.call("GET", `/api/other/review/seller-reviews/${seller.id}?page=1`);
  expect((shown as { reviews: unknown[] }).reviews).toMatchObject([
    { seller: { rating: 5 }, returned: true },
  ]);
});
