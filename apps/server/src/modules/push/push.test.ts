import {
  type PushReceiver,
  type ReceiverSubscription,
  startPushReceiver,
} from "@heirloop/demo/testing/push-receiver";
import { defaultPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Problem } from "@heirloop/contract/problem/problem.schema";
import { pushDevicesPerAccount } from "@heirloop/contract/push/push.endpoints";
import type { PushSettings } from "@heirloop/contract/push/push.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "../identity/password.ts";
import { openSession } from "../identity/session.service.ts";
import { updateUser } from "../user/user.queries.ts";

let server: TestServer;
let receiver: PushReceiver;
let now: Date;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startTestServer(), startPushReceiver()]);
  now = server.clock.now();
});
beforeEach(() => server.clock.set(now));
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const path = "/api/push/devices/current";
const subscribe = (who: { token: string }, body: object = receiver.subscribe()) =>
  server.call("PUT", path, { token: who.token, body });
const devicesOf = async (who: { token: string }) =>
  ((await server.call("GET", "/api/push", { token: who.token })).body as PushSettings).devices;
/** Another browser of the same account. */
const browser = async ({ id }: TestPerson) => ({
  token: await openSession(server.db, server.deps, { userId: id, impersonatedBy: null, now }),
});
const notify = (who: TestPerson, type: NotificationType, more: object = {}) =>
  transaction(server.db, (tx) =>
    server.deps.notify(tx, {
      userId: who.id,
      type,
      text: "made you an offer of $400.00 for “Walnut credenza”",
      sender: { firstName: "Bea" },
      listingIds: [],
      orderId: null,
      chatId: null,
      ...more,
    }),
  );
const receivedBy = async ({ endpoint }: ReceiverSubscription) => {
  await server.deps.jobs.runDue();
  return receiver.received.filter((push) => push.endpoint === endpoint);
};
const titles = async (subscription: ReceiverSubscription): Promise<unknown[]> =>
  (await receivedBy(subscription)).map(({ content }) => (JSON.parse(content) as { title: string }).title);

async function subscriber(name: string): Promise<{ who: TestPerson; subscription: ReceiverSubscription }> {
  const who = await person(server, name);
  const subscription = receiver.subscribe();
  expect((await subscribe(who, { ...subscription, name: "Chrome on Windows" })).status).toBe(200);
  return { who, subscription };
}

test("sends a notification to every browser of the account, encrypted, with a title, a text and a link", async () => {
  const { who, subscription } = await subscriber("Ann");
  const other = receiver.subscribe();
  await subscribe(await browser(who), other);
  const listing = await piece(server, who.id);
  await notify(who, "offer", { listingIds: [listing] });
  const [push, ...more] = await receivedBy(subscription);
  expect(more).toEqual([]);
  expect(JSON.parse(push?.content ?? "")).toEqual({
    id: expect.any(String),
    title: "New offers",
    body: "Bea made you an offer of $400.00 for “Walnut credenza”",
    url: `/product/${listing}/walnut-credenza`,
  });
  expect(push).toMatchObject({
    publicKey: server.deps.push?.publicKey,
    subject: "mailto:hello@heirloop.example",
    urgency: "normal",
  });
  expect((await receivedBy(other)).map(({ content }) => content)).toEqual([push?.content]);
  expect(receiver.mistakes).toEqual([]);
});

test("shortens a long text, and links to the notifications without a page of its own", async () => {
  const { who, subscription } = await subscriber("Abe");
  await notify(who, "review", { text: `x${"木".repeat(300)}`, sender: null });
  const [push] = await receivedBy(subscription);
  const { body, url } = JSON.parse(push?.content ?? "") as { body: string; url: string };
  expect([body.length, body.slice(0, 2), body.slice(-1), url]).toEqual([200, "X木", "…", "/notifications"]);
});

test("follows the preferences: each kind by itself, in the app or not, and after the quiet hours", async () => {
  const { who, subscription } = await subscriber("Ben");
  const preferences = {
    ...defaultPreferences,
    muted: { inApp: ["counteroffer"], email: [], push: ["message", "order"] },
    quietHours: { from: 22, until: 7 },
    timeZone: "America/Chicago",
  };
  await server.call("PUT", "/api/notification-preferences", { token: who.token, body: preferences });
  server.clock.set(new Date("2026-11-22T05:00:00.000Z"));
  for (const type of ["message", "order", "payout", "counteroffer"] as const) await notify(who, type);
  expect(await titles(subscription)).toEqual(["Payouts"]);
  server.clock.set(new Date("2026-11-22T12:59:00.000Z"));
  expect(await titles(subscription)).toEqual(["Payouts"]);
  server.clock.set(new Date("2026-11-22T13:00:00.000Z"));
  expect(await titles(subscription)).toEqual(["Payouts", "Counteroffers"]);
  const { body } = await server.call("POST", "/api/auth/get-nots", { token: who.token, body: { skip: 0 } });
  const shown = (body as { notifications: Array<{ type: string }> }).notifications.map(({ type }) => type);
  expect(shown.toSorted()).toEqual(["message", "order", "payout"]);
});

test("sends nothing if the cause is rolled back", async () => {
  const { who, subscription } = await subscriber("Cal");
  const failing = transaction(server.db, async (tx) => {
    await server.deps.notify(tx, {
      userId: who.id,
      type: "order",
      text: "x",
      sender: null,
      listingIds: [],
      orderId: null,
      chatId: null,
    });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await titles(subscription)).toEqual([]);
});

test.each([429, 503])(
  "tries again later when the push service answers %i, and only for that browser",
  async (answer) => {
    const { who, subscription } = await subscriber("Cleo");
    receiver.answerWith(answer);
    await notify(who, "offer");
    expect(await receivedBy(subscription)).toHaveLength(1);
    expect(await receivedBy(subscription)).toHaveLength(1);
    server.clock.advance(2_000);
    const [first, second] = await receivedBy(subscription);
    expect(second?.content).toBe(first?.content);
    expect(await devicesOf(who)).toHaveLength(1);
  },
);

test.each([404, 410])("removes a browser whose push service answers %i", async (status) => {
  const { who, subscription } = await subscriber("Dora");
  receiver.answerWith(status);
  await notify(who, "offer");
  expect(await receivedBy(subscription)).toHaveLength(1);
  expect(await devicesOf(who)).toEqual([]);
  await notify(who, "offer");
  server.clock.advance(60_000);
  expect(await receivedBy(subscription)).toHaveLength(1);
});

test("does not repeat a message that the push service refuses, and keeps the browser", async () => {
  const { who, subscription } = await subscriber("Eve");
  receiver.answerWith(403);
  await notify(who, "offer");
  await receivedBy(subscription);
  server.clock.advance(3_600_000);
  expect(await receivedBy(subscription)).toHaveLength(1);
  expect(await devicesOf(who)).toHaveLength(1);
});

test("lists the account's browsers, and marks that of the session", async () => {
  const { who } = await subscriber("Fay");
  const second = await browser(who);
  server.clock.advance(1_000);
  await subscribe(second, { ...receiver.subscribe(), name: "Safari on iPhone" });
  expect((await devicesOf(second)).map(({ name, current }) => [name, current])).toEqual([
    ["Safari on iPhone", true],
    ["Chrome on Windows", false],
  ]);
  const { status, body } = await server.call("GET", "/api/push");
  expect([status, body]).toEqual([200, { publicKey: server.deps.push?.publicKey, devices: [] }]);
});

test("renews the subscription of a session, which stays the same device", async () => {
  const { who, subscription } = await subscriber("Gus");
  const before = await devicesOf(who);
  server.clock.advance(1_000);
  const renewed = receiver.subscribe();
  await subscribe(who, renewed);
  expect(await devicesOf(who)).toEqual(before);
  await notify(who, "offer");
  expect([await titles(subscription), await titles(renewed)]).toEqual([[], ["New offers"]]);
});

test("moves a browser to the account that subscribes it last", async () => {
  const { who, subscription } = await subscriber("Hal");
  const next = await person(server, "Ida");
  await subscribe(next, subscription);
  expect([await devicesOf(who), (await devicesOf(next)).length]).toEqual([[], 1]);
  await notify(who, "offer");
  expect(await titles(subscription)).toEqual([]);
});

test("allows so many browsers per account, and the same one again", async () => {
  const who = await person(server, "Jo");
  const tokens = [];
  for (let number = 0; number < pushDevicesPerAccount; number += 1) {
    const one = await browser(who);
    tokens.push(one);
    expect((await subscribe(one)).status).toBe(200);
  }
  const answer = await subscribe(who);
  expect([answer.status, (answer.body as Problem).code]).toEqual([409, "limit-reached"]);
  for (const one of tokens.slice(0, 1)) expect((await subscribe(one)).status).toBe(200);
});

test("removes one of the account's own browsers", async () => {
  const { who, subscription } = await subscriber("Kim");
  const other = await person(server, "Lea");
  const [device] = await devicesOf(who);
  const remove = (as: TestPerson) =>
    server.call("DELETE", `/api/push/devices/${device?._id ?? ""}`, { token: as.token });
  expect((await remove(other)).status).toBe(404);
  // The page that shows it was loaded before the browser renewed it.
  await subscribe(who);
  expect((await remove(who)).body).toMatchObject({ devices: [] });
  expect((await remove(who)).status).toBe(404);
  await notify(who, "offer");
  expect(await titles(subscription)).toEqual([]);
});

test("ends with the session: by logging out, and with a new password in every browser", async () => {
  const { who, subscription } = await subscriber("Mia");
  await updateUser(server.db, who.id, { passwordHash: await hashPassword("a teak sideboard") });
  const [second, third] = [await browser(who), await browser(who)];
  const later = receiver.subscribe();
  await subscribe(second, later);
  await notify(who, "offer");
  await server.call("POST", "/api/auth/logout", { token: who.token });
  // It was waiting for the push service when the user logged out.
  expect([await titles(subscription), await titles(later)]).toEqual([[], ["New offers"]]);
  await server.call("POST", "/api/auth/change-password", {
    token: third.token,
    body: { password: "a teak sideboard", newPassword: "an oak sideboard" },
  });
  await notify(who, "offer");
  expect(await titles(later)).toEqual(["New offers"]);
});

test("ends when the account is blocked", async () => {
  const { who, subscription } = await subscriber("Nia");
  const admin = await person(server, "Ole", { admin: true });
  await server.call("POST", `/api/admin/accounts/${who.id}/block`, {
    token: admin.token,
    body: { reason: "Counterfeit pieces" },
  });
  await notify(who, "offer");
  expect([await titles(subscription), await devicesOf(who)]).toEqual([[], []]);
});

test.each([
  ["http://push.example.com/x", "endpoint"],
  ["https://10.0.0.1/x", "endpoint"],
  ["https://metadata.internal/x", "endpoint"],
])("does not accept %s", async (endpoint, field) => {
  const who = await person(server, "Pia");
  const { status, body } = await subscribe(who, { ...receiver.subscribe(), endpoint });
  expect([status, (body as Problem).errors?.map((error) => error.path)]).toEqual([422, [field]]);
});

const publicKey = "BBLYCwntjSleoz2k1ne41aUgyDP6uE9BqBOfs2CJmclH2MnMm0AqZzR9-GgO7siCvuQK8LZeLBXfGL2Jmue_VMI";
const open = {
  HOST: "0.0.0.0",
  DEMO: "off",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtp://127.0.0.1:1",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  PUBLIC_URL: "https://shop.test",
};

test("sends nothing and offers nothing on a public server without a key", async () => {
  const shop = await startTestServer({ settings: open });
  const who = await person(shop, "Quin");
  const call = (method: string, at: string, body?: object) =>
    shop.call(method, at, { token: who.token, body });
  expect((await call("GET", "/api/push")).body).toEqual({ publicKey: null, devices: [] });
  const subscription = { ...receiver.subscribe(), endpoint: "https://push.example.com/x" };
  expect((await call("PUT", path, subscription)).status).toBe(404);
  await shop.close();
});

test("accepts only push services on the internet on a public server", async () => {
  const shop = await startTestServer({
    settings: {
      ...open,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: "l3UE8dBs3pRa0NM5liZIbvuFy-XnToOMJ34_Z0cqt8s",
      VAPID_SUBJECT: "mailto:ops@shop.test",
    },
  });
  const who = await person(shop, "Rob");
  const put = (body: object) => shop.call("PUT", path, { token: who.token, body });
  expect((await put(receiver.subscribe())).status).toBe(422);
  const answer = await put({ ...receiver.subscribe(), endpoint: "https://push.example.com/x" });
  expect(answer.body).toMatchObject({ publicKey, devices: [{ name: "Browser", current: true }] });
  await shop.close();
});

test("has a key of its own on a server that only this machine reaches", async () => {
  const other = await startTestServer({ modules: [] });
  expect(server.deps.push?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(other.deps.push?.publicKey).not.toBe(server.deps.push?.publicKey);
  await other.close();
});
