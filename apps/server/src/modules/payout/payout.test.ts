import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { User } from "@heirloop/contract/user/user.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import type { PayoutAccount } from "../../platform/payments/payment-gateway.ts";
import { sandboxAccountId, sandboxAccountTable } from "../../platform/payments/sandbox/sandbox.table.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { payoutAccount, person, type TestPerson } from "../../testing/marketplace-world.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { waitForLockWait } from "../../testing/wait-for-lock-wait.ts";
import { listPayoutIntents } from "../payment/payment-intent.queries.ts";
import { applyAnswer } from "../payment/payment-intent.service.ts";
import { findUserById, updateUser } from "../user/user.queries.ts";
import { changePayoutAccount, refreshPayoutAccount } from "./payout-account.service.ts";
import { sendDuePayout } from "./payout.service.ts";
import { payoutTable } from "./payout.table.ts";

let server: TestServer;
/** What the gateway says about accounts next, before what the sandbox says. */
let answers: Array<() => Promise<PayoutAccount>>;
beforeAll(async () => {
  server = await startTestServer({
    wrapPayments: (gateway) => ({
      ...gateway,
      findAccount: async (request) => (await answers.shift()?.()) ?? gateway.findAccount(request),
    }),
  });
});
beforeEach(() => void (answers = []));
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
  await Promise.race([sending, waitForLockWait(server)]);
  mayCommit.resolve();
  await Promise.all([connecting, sending]);
  await server.deps.jobs.runDue();
  expect((await payout())?.status).toBe("sent");
});

test("holds payouts while the account lacks information, and says so once", async () => {
  const shop = await person(server, "Second", { isBusiness: true, payoutsConnectedAt: testInstant });
  const account = sandboxAccountId(shop.id);
  const change = async (payoutsEnabled: boolean) => {
    await server.db
      .update(sandboxAccountTable)
      .set({ payoutsEnabled })
      .where(eq(sandboxAccountTable.id, account));
    await refreshPayoutAccount(server.deps, account);
  };
  await change(false);
  await change(false);
  const { orderId } = await completedOrder(server, await person(server, "Ben"), shop);
  const status = async () =>
    (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0]?.status;
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  expect(await status()).toBe("held");
  const texts = await listNotificationTexts(server.db, shop.id);
  expect(texts.filter((text) => text.includes("needs more information"))).toHaveLength(1);
  await change(true);
  await server.deps.jobs.runDue();
  await server.deps.jobs.runDue();
  expect(await status()).toBe("sent");
});

test("tells the open pages of the seller that the account is connected, and that a payout was sent", async () => {
  const shop = await person(server, "Eighth", { isBusiness: true });
  const account = await payoutAccount(server, shop.id);
  await completedOrder(server, await person(server, "Bo"), shop);
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  const heard: string[] = [];
  const stop = server.deps.bus.subscribe((message) => {
    if (message.kind === "event" && message.event === "payouts") heard.push(JSON.stringify(message.to));
  });
  const change = { userId: shop.id, account, open: true, dueAt: null };
  await transaction(server.db, (tx) => changePayoutAccount(tx, server.deps, change));
  expect(heard).toEqual([JSON.stringify({ user: shop.id })]);
  await server.deps.jobs.runDue();
  await server.deps.jobs.runDue();
  expect(heard).toEqual([JSON.stringify({ user: shop.id }), JSON.stringify({ user: shop.id })]);
  await transaction(server.db, (tx) => changePayoutAccount(tx, server.deps, change));
  expect(heard).toHaveLength(2);
  stop();
});

test("tells the seller once until when the account needs more information", async () => {
  const shop = await person(server, "Third", { isBusiness: true, payoutsConnectedAt: testInstant });
  const account = sandboxAccountId(shop.id);
  const december = new Date("2026-12-05T00:00:00.000Z");
  for (const dueAt of [december, december, null]) {
    answers = [async () => ({ userId: shop.id, account, open: true, dueAt })];
    await refreshPayoutAccount(server.deps, account);
  }
  const text = "Your payout account needs more information by December 5";
  expect(await listNotificationTexts(server.db, shop.id)).toEqual([text]);
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === shop.email);
  expect(mails.map(({ subject }) => subject)).toEqual([text]);
});

const getSeller = async ({ token }: TestPerson) =>
  ((await server.call("GET", "/api/auth/me", { token })).body as User).stripeConnect;

test("asks for an account's present state when its events arrive out of order", async () => {
  const shop = await person(server, "Fourth", { isBusiness: true });
  const id = await payoutAccount(server, shop.id);
  const report = (event: string, payoutsEnabled: boolean) => {
    const object = { id, payouts_enabled: payoutsEnabled, metadata: { user: shop.id } };
    const body = { id: event, type: "account.updated", created: 1_800_000_000, data: { object } };
    return server.call("POST", "/api/payments/webhook", signedEvent(server, body));
  };
  await report("evt_opened", true);
  await report("evt_created_before", false);
  await server.deps.jobs.runDue();
  expect(await getSeller(shop)).toMatchObject({ connected: true });
});

test("applies one answer about an account before it asks for the next", async () => {
  const shop = await person(server, "Fifth", { isBusiness: true, payoutsConnectedAt: testInstant });
  const account = sandboxAccountId(shop.id);
  const known: boolean[] = [];
  const answer = (open: boolean) => async () => {
    known.push((await findUserById(server.db, shop.id))?.payoutsConnectedAt !== null);
    return { userId: shop.id, account, open, dueAt: null };
  };
  answers = [answer(false), answer(true)];
  await Promise.all([refreshPayoutAccount(server.deps, account), refreshPayoutAccount(server.deps, account)]);
  expect(known).toEqual([true, false]);
  expect(await getSeller(shop)).toMatchObject({ connected: true });
});

test("records within a day, without an event, that an account was opened", async () => {
  const shop = await person(server, "Sixth", { isBusiness: true });
  const account = await payoutAccount(server, shop.id);
  await updateUser(server.db, shop.id, { payoutAccount: account });
  server.clock.advance(24 * 60 * 60_000);
  await server.deps.jobs.runDue();
  expect(await getSeller(shop)).toMatchObject({ connected: true });
});

test("leaves a seller alone whose account the gateway does not know", async () => {
  const shop = await person(server, "Seventh", { isBusiness: true, payoutsConnectedAt: testInstant });
  await refreshPayoutAccount(server.deps, "acct_unknown");
  expect(await getSeller(shop)).toMatchObject({ connected: true });
});

test("does not count a transfer as failed whose money has moved", async () => {
  const shop = await person(server, "Eighth", { isBusiness: true, payoutsConnectedAt: testInstant });
  const { orderId } = await completedOrder(server, await person(server, "Bob"), shop);
  const payoutOf = async () =>
    (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0];
  const payoutId = (await payoutOf())?.id ?? "";
  await transaction(server.db, (tx) => sendDuePayout(tx, server.deps, payoutId));
  const [transfer] = await listPayoutIntents(server.db, payoutId);
  const applied = transaction(server.db, (tx) =>
    applyAnswer(tx, server.deps, transfer?.id ?? "", { kind: "succeeded", reference: "tr_undated" }),
  );
  await expect(applied).rejects.toThrow("has no arrival date");
  expect((await payoutOf())?.status).toBe("waiting");
});
