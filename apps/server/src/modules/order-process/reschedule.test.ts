import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oakland, person, piece, setPickup, type TestPerson } from "../../testing/marketplace-world.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { summarizeShop } from "../dashboard/summary.service.ts";

let server: TestServer;
let seller: TestPerson;
const { place, drive, send, get } = createOrderCalls(() => server);
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

const agreed = { date: "2026-11-25", window: "morning" };
const other = { date: "2026-11-28", window: "evening" };
const confirm = { type: "confirm-reschedule", window: "2026-11-28/evening" };

async function agreedPickup(buyer: TestPerson, by = seller): Promise<Order> {
  const order = await place(buyer, await piece(server, by.id));
  await drive(by, order, { type: "approve" });
  await drive(by, order, setPickup);
  await drive(by, order, { type: "schedule", ...agreed });
  return drive(buyer, order, { type: "confirm-schedule", window: "morning" });
}

async function mailsAbout(subject: string, order: Order) {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(
    (mail) => mail.subject.startsWith(subject) && mail.text.includes(order._id),
  );
}

async function calendarOf(who: TestPerson, order: Order) {
  return (await server.call("GET", `/api/orders/${order._id}/calendar.ics`, { token: who.token })).text;
}

test("keeps the agreed time until the other side confirms the new one, and then moves everything with it", async () => {
  const buyer = await person(server, "Bea");
  const order = await agreedPickup(buyer);
  const before = await get(buyer, order);
  const proposed = await drive(buyer, order, { type: "reschedule", ...other });
  expect([proposed.status, proposed.schedule.agreed, proposed.schedule.reschedule]).toEqual([
    "active-pickup",
    agreed,
    { ...other, by: "buyer" },
  ]);
  expect(proposed.deadline).toEqual(before.deadline);
  expect(await calendarOf(buyer, order)).toContain("SEQUENCE:0\r\nDTSTART:20261125T160000Z\r\n");
  expect((await mailsAbout("Bea proposes another time", order)).map(({ to }) => to)).toEqual([seller.email]);
  expect((await send(buyer, order, confirm)).status).toBe(409);

  const changed = await drive(seller, order, confirm);
  expect([changed.schedule.agreed, changed.schedule.reschedule, changed.deadline]).toEqual([
    other,
    undefined,
    // 72 hours after the end of the evening on the Pacific coast.
    { event: "auto-complete", at: "2026-12-02T05:00:00.000Z" },
  ]);
  for (const who of [buyer, seller])
    expect(await calendarOf(who, order)).toContain("SEQUENCE:1\r\nDTSTART:20261129T010000Z\r\n");
  const mails = await mailsAbout("The time has changed", order);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted());
  for (const { calendar } of mails) expect(calendar).toContain("SEQUENCE:1\r\n");
  expect(changed.history.slice(-2).map(({ type, by }) => [type, by])).toEqual([
    ["reschedule", "buyer"],
    ["confirm-reschedule", "seller"],
  ]);
});

test("is a task of the seller while a time that the buyer proposes is open and not over", async () => {
  const buyer = await person(server, "Cleo");
  const shop = await person(server, "Nora");
  const tasks = async () => (await summarizeShop(server.db, shop.id, server.clock.now())).tasks;
  const order = await agreedPickup(buyer, shop);
  await drive(shop, order, { type: "reschedule", ...other });
  expect(await tasks()).toEqual([]);
  await drive(buyer, order, { type: "reschedule", date: "2026-11-26", window: "evening" });
  expect(await tasks()).toEqual([{ kind: "reschedules", count: 1, listing: null }]);
  const now = server.clock.now();
  // The evening of the 26th on the Pacific coast, where the piece is.
  server.clock.set(new Date("2026-11-27T05:00:00.000Z"));
  expect(await tasks()).toEqual([]);
  server.clock.set(now);
  await drive(shop, order, { type: "keep-schedule" });
  expect(await tasks()).toEqual([]);
});

test("keeps the agreed time when the other side declines, or the proposal is withdrawn", async () => {
  const buyer = await person(server, "Dora");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: oakland });
  await drive(seller, order, { type: "approve" });
  await drive(seller, order, { type: "schedule", date: "2026-11-26", window: "morning" });
  await drive(buyer, order, { type: "confirm-schedule", window: "morning" });
  const later = { date: "2026-11-27", window: "evening" };
  for (const who of [buyer, seller]) {
    await drive(seller, order, { type: "reschedule", ...later });
    const kept = await drive(who, order, { type: "keep-schedule" });
    expect([kept.schedule.agreed?.date, kept.schedule.reschedule]).toEqual(["2026-11-26", undefined]);
    expect((await send(buyer, order, { ...confirm, window: "2026-11-27/evening" })).status).toBe(409);
  }
  const told = (await mailsAbout("The time stays the same", order)).map(({ to }) => to);
  expect(told.toSorted()).toEqual([buyer.email, seller.email].toSorted());
});

test("refuses a time that is not offered, and events of others", async () => {
  const buyer = await person(server, "Ella");
  const order = await agreedPickup(buyer);
  const wrong = await send(buyer, order, { type: "reschedule", date: "2020-01-01", window: "morning" });
  expect([wrong.status, wrong.body]).toMatchObject([422, { errors: [{ path: "date" }] }]);
  const stranger = await person(server, "Eve");
  expect((await send(stranger, order, { type: "reschedule", ...other })).status).toBe(403);
  expect((await send(stranger, order, { type: "keep-schedule" })).status).toBe(403);
});

// The last test, because it moves the clock past the other ones' times.
test("counts by the clocks of the seller until when a time can be agreed to, and when the order completes", async () => {
  const eastern = await person(server, "Eve");
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday"];
  const weekly = { ...Object.fromEntries(days.map((day) => [day, []])), saturday: ["morning"] };
  const calendar = { timeZone: "America/New_York", weekly, blockedDays: [], leadHours: 0 };
  await server.call("PUT", "/api/auth/me/pickup-calendar", { token: eastern.token, body: { calendar } });
  const buyer = await person(server, "Bob");
  const order = await place(buyer, await piece(server, eastern.id));
  await drive(eastern, order, { type: "approve" });
  await drive(eastern, order, setPickup);
  await drive(eastern, order, { type: "schedule", ...agreed });
  await drive(eastern, order, { type: "schedule", ...other });
  const now = server.clock.now();
  server.clock.set(new Date("2026-11-25T17:00:00.000Z"));
  const refused = await send(buyer, order, { type: "confirm-schedule", window: "2026-11-25/morning" });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("That time has passed")]);
  server.clock.set(now);
  const confirmed = await drive(buyer, order, { type: "confirm-schedule", window: "2026-11-28/evening" });
  expect(confirmed.deadline).toEqual({ event: "auto-complete", at: "2026-12-02T02:00:00.000Z" });
});

test("completes an order after its new time and not after the old one", async () => {
  const buyer = await person(server, "Cleo");
  const order = await agreedPickup(buyer);
  await drive(buyer, order, { type: "reschedule", ...other });
  await drive(seller, order, confirm);
  const start = server.clock.now().getTime();
  server.clock.advance(Date.parse("2026-11-29T00:00:00.000Z") - start);
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("active-pickup");
  server.clock.advance(Date.parse("2026-12-02T05:00:00.000Z") - Date.parse("2026-11-29T00:00:00.000Z"));
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).status).toBe("completed");
});
