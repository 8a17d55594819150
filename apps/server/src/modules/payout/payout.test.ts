import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { sandboxAccountId } from "../../platform/payments/sandbox/sandbox.table.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { payoutAccount, person } from "../../testing/marketplace-world.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { readNotificationTexts } from "../../testing/read-notifications.ts";
import { untilWaiting } from "../../testing/until-waiting.ts";
import { changePayoutAccount } from "./payout.service.ts";
import { payoutTable } from "./payout.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test("sends a payout that becomes due at the moment its account is connected", async () => {
  const shop = await person(server, "Shopkeeper", { isBusiness: true });
  const account = await payoutAccount(server, shop.id);
  const { orderId } = await completedOrder(server, await person(server, "Bea"), shop);
  server.clock.advance(constants.payoutDelay);
  const payout = async () =>
    (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0];
  const connected = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const connecting = transaction(server.db, async (tx) => {
    await changePayoutAccount(tx, server.deps, { userId: shop.id, account, open: true, dueAt: null });
    connected.resolve();
    await mayCommit.promise;
  });
  await connected.promise;
  const sending = server.deps.jobs.runDue();
  await Promise.race([sending, untilWaiting(server)]);
  mayCommit.resolve();
  await Promise.all([connecting, sending]);
  await server.deps.jobs.runDue();
  expect((await payout())?.status).toBe("sent");
});

test("holds payouts while the account lacks information, and says so once", async () => {
  const shop = await person(server, "Second", { isBusiness: true, payoutsConnectedAt: testInstant });
  const account = sandboxAccountId(shop.id);
  const change = (open: boolean) =>
    transaction(server.db, (tx) =>
      changePayoutAccount(tx, server.deps, { userId: shop.id, account, open, dueAt: null }),
    );
  await change(false);
  await change(false);
  const { orderId } = await completedOrder(server, await person(server, "Ben"), shop);
  const status = async () =>
    (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0]?.status;
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  expect(await status()).toBe("held");
  const texts = await readNotificationTexts(server.db, shop.id);
  expect(texts.filter((text) => text.includes("needs more information"))).toHaveLength(1);
  await change(true);
  await server.deps.jobs.runDue();
  await server.deps.jobs.runDue();
  expect(await status()).toBe("sent");
});

test("tells the seller once until when the account needs more information", async () => {
  const shop = await person(server, "Third", { isBusiness: true, payoutsConnectedAt: testInstant });
  const report = async (id: string, deadline: number | null) => {
    const requirements = {
      currently_due: deadline === null ? [] : ["individual.id_number"],
      current_deadline: deadline,
    };
    const account = { id: sandboxAccountId(shop.id), payouts_enabled: true, metadata: { user: shop.id } };
    const object = { ...account, requirements };
    const event = { id, type: "account.updated", created: 1_800_000_000, data: { object } };
    await server.call("POST", "/api/payments/webhook", signedEvent(server, event));
  };
  const december = Date.UTC(2026, 11, 5) / 1000;
  await report("evt_due_1", december);
  await report("evt_due_2", december);
  await report("evt_due_3", null);
  const text = "Your payout account needs more information by December 5";
  expect(await readNotificationTexts(server.db, shop.id)).toEqual([text]);
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === shop.email);
  expect(mails.map(({ subject }) => subject)).toEqual([text]);
});
