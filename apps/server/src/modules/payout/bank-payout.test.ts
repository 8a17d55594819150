import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Order } from "@heirloop/contract/order/order.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { sandboxAccountId, sandboxAccountTable } from "../../platform/payments/sandbox/sandbox.table.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listPayoutIntents } from "../payment/payment-intent.queries.ts";
import { changePayoutAccount } from "./payout-account.service.ts";
import { payoutTable } from "./payout.table.ts";

const hour = 3_600_000;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  server.clock.set(testInstant);
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());

let number = 0;
async function report(type: "payout.paid" | "payout.failed", payout: string) {
  const created = Math.floor(server.clock.now().getTime() / 1000);
  const event = {
    id: `evt_payout_${(number += 1)}`,
    type,
    account: sandboxAccountId(seller.id),
    created,
    data: { object: { id: payout, created } },
  };
  return (await server.call("POST", "/api/payments/webhook", signedEvent(server, event))).status;
}
const openAccount = (open: boolean) =>
  transaction(server.db, (tx) =>
    changePayoutAccount(tx, server.deps, {
      userId: seller.id,
      account: sandboxAccountId(seller.id),
      open,
      dueAt: null,
    }),
  );
async function sentPayout() {
  const { orderId } = await completedOrder(server, await person(server, "Bea"), seller);
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  server.clock.advance(hour);
  return orderId;
}
const payoutOf = async (orderId: string) =>
  (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0];
const kinds = async (orderId: string) =>
  ((await server.call("GET", `/api/orders/${orderId}`, { token: seller.token })).body as Order).money.map(
    ({ kind }) => kind,
  );

test("marks a payout as arrived when the bank has it", async () => {
  const orderId = await sentPayout();
  expect([await report("payout.paid", "po_1"), await report("payout.paid", "po_1")]).toEqual([200, 200]);
  expect(await payoutOf(orderId)).toMatchObject({ status: "arrived", bankPayout: "po_1" });
  expect(await kinds(orderId)).toEqual(["earned", "payout-sent", "payout-arrived"]);
});

test("tells the seller what to do about a payout that the bank returned, and never transfers it twice", async () => {
  const orderId = await sentPayout();
  await report("payout.failed", "po_2");
  await report("payout.failed", "po_2");
  await report("payout.paid", "po_2");
  expect(await payoutOf(orderId)).toMatchObject({ status: "failed", arrivesAt: null });
  const texts = await listNotificationTexts(server.db, seller.id);
  expect(texts.filter((text) => text.includes("bank"))).toEqual([
    "Your bank returned $425: correct your bank details, and it is sent again",
  ]);
  const mails = async () => {
    await server.deps.jobs.runDue();
    return (await server.mails()).filter(({ to }) => to === seller.email).map(({ subject }) => subject);
  };
  expect(await mails()).toContain("Your bank returned your payout of $425");
  await openAccount(false);
  expect(await mails()).toContain("Your payout account needs more information");
  await openAccount(true);
  server.clock.advance(100 * hour);
  await server.deps.jobs.runDue();
  const payout = await payoutOf(orderId);
  expect(payout?.status).toBe("sent");
  expect(await listPayoutIntents(server.db, payout?.id ?? "")).toHaveLength(1);
  await report("payout.paid", "po_3");
  expect(await payoutOf(orderId)).toMatchObject({ status: "arrived", bankPayout: "po_3" });
  expect(await kinds(orderId)).toEqual(["earned", "payout-sent", "payout-failed", "payout-arrived"]);
});

test("takes back a payout that the bank returned after its arrival", async () => {
  const orderId = await sentPayout();
  await report("payout.paid", "po_4");
  await report("payout.failed", "po_5");
  expect((await payoutOf(orderId))?.status).toBe("arrived");
  await report("payout.failed", "po_4");
  expect((await payoutOf(orderId))?.status).toBe("failed");
});

test("leaves payouts alone that arrived long before", async () => {
  const orderId = await sentPayout();
  server.clock.advance(8 * 24 * hour);
  await server.deps.jobs.runDue();
  await report("payout.failed", "po_6");
  expect((await payoutOf(orderId))?.status).toBe("arrived");
});

const enabled = (payoutsEnabled: boolean) =>
  server.db
    .update(sandboxAccountTable)
    .set({ payoutsEnabled })
    .where(eq(sandboxAccountTable.id, sandboxAccountId(seller.id)));

test("sends a refused transfer again once the account is mended", async () => {
  await enabled(false);
  const orderId = await sentPayout();
  expect(await payoutOf(orderId)).toMatchObject({ status: "failed", reference: null });
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "$425 could not be sent: check your payout account, and it is sent again",
  );
  await enabled(true);
  await openAccount(true);
  await server.deps.jobs.runDue();
  const payout = await payoutOf(orderId);
  expect(payout).toMatchObject({ status: "sent", reference: expect.stringMatching(/^tr_/) as unknown });
  expect(await listPayoutIntents(server.db, payout?.id ?? "")).toHaveLength(2);
});

test("tells the admins that a payout was refused, once, and sends it again daily", async () => {
  const admin = await person(server, "Ada", { admin: true });
  const runDailyWork = async () => {
    // Tests before this one have moved its next run by weeks.
    server.clock.advance(30 * 24 * hour);
    await server.deps.jobs.runDue();
  };
  await enabled(false);
  const orderId = await sentPayout();
  await runDailyWork();
  expect(await payoutOf(orderId)).toMatchObject({ status: "failed", reference: null });
  const payoutId = (await payoutOf(orderId))?.id ?? "";
  expect(await listPayoutIntents(server.db, payoutId)).toHaveLength(2);
  const notice = `The payout of $425 for the order ${orderId} was refused`;
  expect(await listNotificationTexts(server.db, admin.id)).toEqual([notice]);
  const [mail] = (await server.mails()).filter(({ to }) => to === admin.email);
  expect(mail).toMatchObject({ subject: `Payout refused: order ${orderId}` });
  expect(mail?.text).toContain("/admin?tab=payments");
  expect(mail?.text).toContain("Reason: ");
  await enabled(true);
  await runDailyWork();
  expect(await payoutOf(orderId)).toMatchObject({ status: "sent" });
});
