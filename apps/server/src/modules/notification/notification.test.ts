import type { NotificationPage } from "@heirloop/contract/notification/notification.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import type { BusMessage } from "../../platform/bus/bus.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { NewNotification } from "./notification.port.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const about = (userId: string, text: string, more: Partial<NewNotification> = {}): NewNotification => ({
  userId,
  type: "message",
  text,
  sender: null,
  listingIds: [],
  orderId: null,
  chatId: null,
  ...more,
});
const notify = (notification: NewNotification) =>
  transaction(server.db, (tx) => server.deps.notify(tx, notification));
const page = async (who: TestPerson, skip: number) =>
  (await server.call("POST", "/api/auth/get-nots", { token: who.token, body: { skip } }))
    .body as NotificationPage;

test("returns 20 per batch, newest first, to the end", async () => {
  const ann = await person(server, "Ann");
  for (let number = 1; number <= 41; number++) {
    await notify(about(ann.id, `Number ${number}`));
    server.clock.advance(1000);
  }
  const pages = [await page(ann, 0), await page(ann, 20), await page(ann, 40), await page(ann, 41)];
  expect(
    pages.map(({ notifications, maxed, notPreviewed }) => [
      notifications.length,
      notifications[0]?.text,
      maxed,
      notPreviewed,
    ]),
  ).toEqual([
    [20, "Number 41", false, 41],
    [20, "Number 21", false, 41],
    [1, "Number 1", true, 41],
    [0, undefined, true, 41],
  ]);
  expect((await server.call("GET", "/api/auth/preview-nots", { token: ann.token })).body).toEqual({
    notPreviewed: 0,
  });
  expect((await page(ann, 0)).notPreviewed).toBe(0);
  await notify(about(ann.id, "One more"));
  expect((await page(ann, 0)).notPreviewed).toBe(1);
});

test("reports the end after exactly 20", async () => {
  const ben = await person(server, "Ben");
  for (let number = 0; number < 20; number++) await notify(about(ben.id, "News"));
  expect((await page(ben, 0)).maxed).toBe(true);
});

test("marks a notification as seen for its owner only", async () => {
  const [ann, eve] = [await person(server, "Ann"), await person(server, "Eve")];
  const listingId = await piece(server, eve.id);
  await notify(
    about(ann.id, "is now $400", {
      type: "price-drop",
      sender: { firstName: "Local business seller" },
      listingIds: [listingId],
    }),
  );
  const [one] = (await page(ann, 0)).notifications;
  expect(one).toMatchObject({
    type: "price-drop",
    seen: false,
    sender: { firstName: "Local business seller" },
    items: 1,
    listing: { heirloopId: listingId, title: "Walnut credenza" },
  });
  const path = `/api/auth/remove-notification/${one?._id ?? ""}`;
  expect((await server.call("GET", path, { token: eve.token })).status).toBe(404);
  expect((await page(ann, 0)).notifications[0]?.seen).toBe(false);
  const answer = await server.call("GET", path, { token: ann.token });
  expect([answer.body, answer.headers.get("cache-control")]).toEqual([{ ...one, seen: true }, "no-store"]);
});

test("marks all of a user's notifications as seen, and nobody else's", async () => {
  const [ann, eve] = [await person(server, "Ann"), await person(server, "Eve")];
  for (const who of [ann, ann, eve]) await notify(about(who.id, "News"));
  // Previewed already, but not seen.
  await server.call("GET", "/api/auth/preview-nots", { token: ann.token });
  await notify(about(ann.id, "More news"));
  const answer = await server.call("POST", "/api/auth/read-nots", { token: ann.token });
  expect([answer.status, answer.body]).toEqual([200, { notPreviewed: 0 }]);
  const stateOf = async (who: TestPerson) => {
    const { notifications, notPreviewed } = await page(who, 0);
    return { seen: notifications.map(({ seen }) => seen), notPreviewed };
  };
  expect(await stateOf(ann)).toEqual({ seen: [true, true, true], notPreviewed: 0 });
  expect(await stateOf(eve)).toEqual({ seen: [false], notPreviewed: 1 });
});

test("publishes after the commit, with the count, and not on a rollback", async () => {
  const cleo = await person(server, "Cleo");
  const heard: BusMessage[] = [];
  const stop = server.deps.bus.subscribe((message) => void heard.push(message));
  await notify(about(cleo.id, "First"));
  const failing = transaction(server.db, async (tx) => {
    await server.deps.notify(tx, about(cleo.id, "Never"));
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  stop();
  expect(heard).toEqual([
    {
      kind: "event",
      to: { user: cleo.id },
      event: "notification",
      data: { notification: expect.objectContaining({ text: "First" }) as unknown, notPreviewed: 1 },
    },
  ]);
  expect((await page(cleo, 0)).notifications.map(({ text }) => text)).toEqual(["First"]);
});
