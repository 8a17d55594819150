import { afterAll, beforeAll, expect, test } from "vitest";
import { insertJob, giveUpJob } from "../../platform/database/job.queries.ts";
import { jobTable } from "../../platform/database/job.table.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { contact, person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { insertCheckout } from "../checkout/checkout.queries.ts";
import { checkoutTable, type CheckoutRow } from "../checkout/checkout.table.ts";
import { insertNotification } from "../notification/notification.queries.ts";
import { notificationTable } from "../notification/notification.table.ts";
import { insertPaymentEvent } from "../payment/payment.queries.ts";
import { paymentEventTable, paymentIntentTable, type PaymentIntentRow } from "../payment/payment.table.ts";
import { maintenance } from "./maintenance.jobs.ts";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await person(server, "Ada");
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * day);

async function maintain(): Promise<void> {
  for (const job of maintenance.jobs?.(server.deps) ?? [])
    await transaction(server.db, (tx) => job.run({}, tx, "maintenance"));
}

const checkout = (id: string, status: CheckoutRow["status"], expiresAt: Date): CheckoutRow => ({
  id,
  userId: owner.id,
  request: { listings: [], type: "pickup", contact, paymentMethod: "card", scheduleViewing: false },
  taxRates: {},
  status,
  held: [],
  problem: null,
  createdAt: expiresAt,
  expiresAt,
});

const intent = (
  checkoutId: string,
  part: Pick<PaymentIntentRow, "kind" | "state"> & Partial<PaymentIntentRow>,
) => ({
  id: `intent-of-${checkoutId}`,
  amount: 100,
  checkoutId,
  attempts: 1,
  createdAt: daysAgo(200),
  changedAt: daysAgo(200),
  ...part,
});

test("deletes events of the gateway after 90 days", async () => {
  await insertPaymentEvent(server.db, { id: "event-old", type: "refund.updated", receivedAt: daysAgo(91) });
  await insertPaymentEvent(server.db, { id: "event-new", type: "refund.updated", receivedAt: daysAgo(89) });
  await maintain();
  const kept = await server.db.select({ id: paymentEventTable.id }).from(paymentEventTable);
  expect(kept).toEqual([{ id: "event-new" }]);
});

test("deletes jobs 90 days after they failed for good, and none that still runs", async () => {
  const base = { payload: {}, key: null };
  for (const id of ["failed-old", "failed-new", "job-later"])
    await insertJob(server.db, {
      ...base,
      id,
      name: `test.${id}`,
      runAt: daysAgo(id === "job-later" ? 200 : 91),
    });
  await giveUpJob(server.db, "failed-old", { attempts: 3, message: "refused", at: daysAgo(91) });
  await giveUpJob(server.db, "failed-new", { attempts: 3, message: "refused", at: daysAgo(89) });
  await maintain();
  const ids = (await server.db.select({ id: jobTable.id }).from(jobTable)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["failed-new", "job-later"]));
  expect(ids).not.toContain("failed-old");
});

test("deletes notifications after a year", async () => {
  const base = {
    userId: owner.id,
    type: "review" as const,
    text: "A new review",
    senderName: null,
    listingIds: [],
    orderId: null,
    chatId: null,
    seen: false,
    previewed: false,
  };
  await insertNotification(server.db, { ...base, id: "notification-old", createdAt: daysAgo(366) });
  await insertNotification(server.db, { ...base, id: "notification-new", createdAt: daysAgo(364) });
  await maintain();
  const kept = await server.db.select({ id: notificationTable.id }).from(notificationTable);
  expect(kept).toEqual([{ id: "notification-new" }]);
});

test("deletes checkouts after 90 days, except with a pending payment or an unsettled failed refund", async () => {
  for (const [id, status, days] of [
    ["waiting", "waiting", 91],
    ["ended-new", "ended", 89],
    ["ended-old", "ended", 91],
    ["finished-old", "finished", 91],
    ["declined", "ended", 91],
    ["pending", "ended", 91],
    ["refund-failed", "ended", 91],
    ["refund-settled", "ended", 91],
  ] as const)
    await insertCheckout(server.db, checkout(id, status, daysAgo(days)));
  await server.db
    .insert(paymentIntentTable)
    .values([
      intent("finished-old", { kind: "authorize", state: "succeeded" }),
      intent("declined", { kind: "authorize", state: "failed" }),
      intent("pending", { kind: "void", state: "pending" }),
      intent("refund-failed", { kind: "refund", state: "failed" }),
      intent("refund-settled", { kind: "refund", state: "failed", settledAt: daysAgo(100) }),
    ]);
  await maintain();
  const kept = (await server.db.select({ id: checkoutTable.id }).from(checkoutTable)).map(({ id }) => id);
  expect(kept.toSorted()).toEqual(["ended-new", "pending", "refund-failed", "waiting"]);
});
