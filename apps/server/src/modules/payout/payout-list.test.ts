import { type PayoutPage, payoutPageSchema } from "@heirloop/contract/payout/payout.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completedOrder } from "../../testing/completed-order.ts";
import { pickupOrder } from "../../testing/example-rows.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { createPayoutCalls } from "../../testing/payout-calls.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { orderTable } from "../order/order.table.ts";
import { insertPayout } from "./payout.queries.ts";
import type { PayoutRow } from "./payout.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

async function pageOf(who: TestPerson, after?: string | null): Promise<PayoutPage> {
  const query = after ? `?after=${after}` : "";
  return payoutPageSchema.parse(
    (await server.call("GET", `/api/payouts${query}`, { token: who.token })).body,
  );
}

/** A payout of a completed order of `seller`, as the service writes it. */
async function paid(seller: TestPerson, buyer: TestPerson, number: number, more: Partial<PayoutRow> = {}) {
  const orderId = `listed-${seller.id}-${number}`;
  await server.db
    .insert(orderTable)
    .values({ ...pickupOrder, id: orderId, buyerId: buyer.id, sellerId: seller.id, status: "completed" });
  const createdAt = new Date(testInstant.getTime() + number * 60_000);
  await insertPayout(server.db, {
    id: `payout-${seller.id}-${String(number).padStart(3, "0")}`,
    orderId,
    sellerId: seller.id,
    amount: 1_00,
    status: "arrived",
    dueAt: createdAt,
    reference: null,
    sentAt: null,
    arrivesAt: null,
    bankPayout: null,
    failedAt: null,
    createdAt,
    ...more,
  });
}

test("shows a private seller the payout from the handover until it is sent, linked to its order", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const { orderId } = await completedOrder(server, buyer, seller);
  const earnedAt = server.clock.now();
  const { balance, payouts, next } = await pageOf(seller);
  expect([balance, next]).toEqual([{ waiting: 425_00, held: 0, sent: 0, failed: 0 }, null]);
  expect(payouts).toMatchObject([
    {
      order: orderId,
      role: "seller",
      pieces: ["Walnut credenza"],
      amount: 425_00,
      status: "waiting",
      dueAt: new Date(earnedAt.getTime() + constants.payoutDelay).toISOString(),
      arrivesAt: null,
    },
  ]);
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  // No account is connected.
  expect((await pageOf(seller)).balance).toEqual({ waiting: 0, held: 425_00, sent: 0, failed: 0 });
  expect((await pageOf(buyer)).payouts).toEqual([]);
  // Its order says the same.
  const { orderOf } = createPayoutCalls(() => ({ server, admin: buyer, buyer, seller }));
  expect((await orderOf(seller, orderId)).earnings).toMatchObject({
    items: 500_00,
    fee: 75_00,
    payout: 425_00,
  });
  expect((await orderOf(buyer, orderId)).earnings).toBeUndefined();
});

test("returns 25 payouts at a time, newest first, each once, also if several are of the same moment", async () => {
  const [buyer, seller] = [await person(server, "Bob"), await person(server, "Sue")];
  for (let number = 0; number < 60; number += 1)
    await paid(seller, buyer, number, number < 30 ? { createdAt: testInstant } : {});
  const seen: string[] = [];
  const sizes: number[] = [];
  let next: string | null = null;
  do {
    const page: PayoutPage = await pageOf(seller, next);
    sizes.push(page.payouts.length);
    seen.push(...page.payouts.map(({ _id }) => _id));
    expect(page.balance).toEqual({ waiting: 0, held: 0, sent: 0, failed: 0 });
    ({ next } = page);
  } while (next !== null);
  expect(sizes).toEqual([25, 25, 10]);
  expect(new Set(seen).size).toBe(60);
  expect([seen[0], seen[29], seen[30]]).toEqual([
    `payout-${seller.id}-059`,
    `payout-${seller.id}-030`,
    `payout-${seller.id}-000`,
  ]);
});

test("adds up what is not in the bank yet by what happens to it next", async () => {
  const [buyer, seller] = [await person(server, "Ben"), await person(server, "Sid")];
  const statuses = ["waiting", "held", "held", "sent", "arrived", "failed", "reversed"] as const;
  for (const [number, status] of statuses.entries())
    await paid(seller, buyer, number, { status, amount: 10 ** number });
  expect((await pageOf(seller)).balance).toEqual({ waiting: 1, held: 110, sent: 1_000, failed: 100_000 });
});

test("refuses the payout of another user as a place in the list", async () => {
  const [buyer, seller] = [await person(server, "Bo"), await person(server, "Stan")];
  await paid(seller, buyer, 1);
  const foreign = `/api/payouts?after=payout-${seller.id}-001`;
  expect((await server.call("GET", foreign, { token: buyer.token })).status).toBe(404);
  expect((await server.call("GET", "/api/payouts?after=!", { token: seller.token })).status).toBe(422);
  expect((await server.call("GET", "/api/payouts")).status).toBe(401);
});
