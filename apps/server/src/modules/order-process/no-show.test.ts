import type { BlockedOrder } from "@heirloop/contract/admin/admin.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  oakland,
  person,
  piece,
  setPickup,
  type TestPerson,
  uploadedPicture,
} from "../../testing/marketplace-world.ts";
import { summarizeShop } from "../dashboard/summary.service.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let seller: TestPerson;
let admin: TestPerson;
const { place, drive, send, get } = createOrderCalls(() => server);
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

/** A pickup on the morning of November 25, which is over at noon in San Francisco. */
async function agreedPickup(buyer: TestPerson): Promise<Order> {
  const order = await place(buyer, await piece(server, seller.id));
  await drive(seller, order, { type: "approve" });
  await drive(seller, order, setPickup);
  await drive(seller, order, { type: "schedule", date: "2026-11-25", window: "morning" });
  return drive(buyer, order, { type: "confirm-schedule", window: "morning" });
}
const noon = new Date("2026-11-25T20:00:00.000Z");
const runUntil = async (instant: string) => {
  server.clock.set(new Date(instant));
  await server.deps.jobs.runDue();
};
const listToDecide = async (): Promise<BlockedOrder[]> =>
  (
    (await server.call("GET", "/api/admin/blocked-orders", { token: admin.token })).body as {
      orders: BlockedOrder[];
    }
  ).orders;
const subjectsTo = async (who: TestPerson, order: Order) => {
  await server.deps.jobs.runDue();
  return (await server.mails())
    .filter(({ to, text }) => to === who.email && text.includes(order._id))
    .map(({ subject }) => subject);
};

test("is a task of a seller who has not answered the report of the buyer", async () => {
  const buyer = await person(server, "Bea");
  const tasks = async () => (await summarizeShop(server.db, seller.id, server.clock.now())).tasks;
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(seller, order, { type: "report-no-show" });
  expect(await tasks()).toEqual([]);
  await drive(seller, order, { type: "withdraw-no-show" });
  await drive(buyer, order, { type: "report-no-show" });
  expect(await tasks()).toEqual([{ kind: "no-shows", count: 1, listing: null }]);
  await drive(seller, order, { type: "contest-no-show", reason: "I waited until one" });
  expect(await tasks()).toEqual([]);
});

test("says on the day that a side is late, three times at most, and gives it that time", async () => {
  const buyer = await person(server, "Bea");
  const order = await agreedPickup(buyer);
  const late = { type: "running-late", minutes: 30 };
  expect((await send(buyer, order, late)).status).toBe(409);
  server.clock.set(new Date("2026-11-25T19:50:00.000Z"));
  const { body } = await send(buyer, order, { ...late, minutes: 20 });
  expect(body).toMatchObject({ errors: [{ path: "minutes" }] });
  for (const minutes of [15, 60, 30]) await drive(buyer, order, { ...late, minutes });
  expect((await send(buyer, order, late)).status).toBe(409);
  expect((await get(seller, order)).schedule.late).toEqual([
    { by: "buyer", minutes: 15 },
    { by: "buyer", minutes: 60 },
    { by: "buyer", minutes: 30 },
  ]);
  expect(await subjectsTo(seller, order)).toContain("Bea is running late: Walnut credenza");
  server.clock.set(noon);
  expect((await send(seller, order, { type: "report-no-show" })).status).toBe(409);
  server.clock.set(new Date("2026-11-25T21:00:00.000Z"));
  await drive(seller, order, { type: "report-no-show" });
});

test("does not complete an order with a reported no-show, and refunds it after seven days without an answer", async () => {
  const buyer = await person(server, "Cleo");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  const reported = await drive(buyer, order, { type: "report-no-show" });
  expect([reported.schedule.noShow, reported.deadline]).toEqual([
    { by: "buyer", contested: false },
    { event: "lapse", at: "2026-12-02T20:00:00.000Z" },
  ]);
  expect(await subjectsTo(seller, order)).toContain("Did you meet? Walnut credenza");
  await runUntil("2026-12-02T19:59:59.000Z");
  expect((await get(buyer, order)).status).toBe("active-pickup");
  expect(await subjectsTo(seller, order)).toContain("Still open: Walnut credenza");
  await runUntil("2026-12-02T20:00:00.000Z");
  const ended = await get(buyer, order);
  expect([ended.status, ended.payment.status, ended.schedule.noShow]).toEqual([
    "cancelled",
    "refunded",
    undefined,
  ]);
  const mail = (await server.mails()).find(
    ({ to, subject }) => to === buyer.email && subject === "Canceled: Walnut credenza",
  );
  expect(mail?.text).toContain("was not resolved within 7 days");
});

test("refunds the buyer when the reporting side cancels, and says why", async () => {
  const buyer = await person(server, "Dora");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(seller, order, { type: "report-no-show" });
  const ended = await drive(seller, order, { type: "cancel" });
  expect([ended.status, ended.history.at(-1)]).toMatchObject([
    "cancelled",
    { type: "cancel", by: "seller", reason: "The buyer did not come" },
  ]);
  await server.deps.jobs.runDue();
  expect((await get(buyer, order)).payment.status).toBe("refunded");
});

test("leaves two sides who contradict each other to an admin, who completes the order", async () => {
  const buyer = await person(server, "Ella");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(buyer, order, { type: "report-no-show" });
  const empty = await send(seller, order, { type: "contest-no-show", reason: " " });
  expect([empty.status, empty.body]).toMatchObject([422, { errors: [{ path: "reason" }] }]);
  const contest = { type: "contest-no-show", reason: "She took it with her" };
  const contested = await drive(seller, order, contest);
  expect([contested.schedule.noShow, contested.deadline]).toEqual([{ by: "buyer", contested: true }, null]);
  expect(contested.history.at(-1)).toMatchObject({ reason: "She took it with her" });
  await runUntil("2026-12-20T20:00:00.000Z");
  expect((await get(buyer, order)).status).toBe("active-pickup");
  expect((await send(buyer, order, { type: "cancel" })).status).toBe(409);
  const decide = { type: "confirm-handover", reason: "The chat shows it" };
  for (const who of [buyer, seller]) expect((await send(who, order, decide)).status).toBe(409);
  expect((await listToDecide()).filter(({ _id }) => _id === order._id)).toMatchObject([
    { noShowBy: "buyer", buyer: { blocked: false } },
  ]);
  const decided = await send(admin, order, decide);
  expect([decided.status, (decided.body as Order).status]).toEqual([200, "completed"]);
  expect((await listToDecide()).filter(({ _id }) => _id === order._id)).toEqual([]);
  const audit = (await server.call("GET", "/api/admin/audit", { token: admin.token })).text;
  expect(audit).toContain("order-confirm-handover");
  expect(await subjectsTo(seller, order)).toContain("Sold and handed over: Walnut credenza");
});

test("refunds the buyer when an admin removes a contested order", async () => {
  const buyer = await person(server, "Fay");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(seller, order, { type: "report-no-show" });
  await drive(buyer, order, { type: "contest-no-show", reason: "Nobody opened" });
  expect((await send(admin, order, { type: "remove", reason: "Nobody opened" })).status).toBe(200);
  await server.deps.jobs.runDue();
  const ended = await get(buyer, order);
  expect([ended.status, ended.payment.status]).toEqual(["deleted", "refunded"]);
});

test("completes automatically again once the report is withdrawn", async () => {
  const buyer = await person(server, "Gail");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(seller, order, { type: "report-no-show" });
  const withdrawn = await drive(seller, order, { type: "withdraw-no-show" });
  expect(withdrawn.deadline).toEqual({ event: "auto-complete", at: "2026-11-28T20:00:00.000Z" });
  await runUntil("2026-11-28T20:00:00.000Z");
  expect((await get(buyer, order)).status).toBe("completed");
});

test("goes on with another agreed time", async () => {
  const buyer = await person(server, "Hana");
  const order = await agreedPickup(buyer);
  server.clock.set(noon);
  await drive(seller, order, { type: "report-no-show" });
  await drive(buyer, order, { type: "reschedule", date: "2026-11-28", window: "evening" });
  const moved = await drive(seller, order, { type: "confirm-reschedule", window: "2026-11-28/evening" });
  expect([moved.schedule.noShow, moved.deadline?.event]).toEqual([undefined, "auto-complete"]);
});

test("refuses a seller's proof of a delivery that the buyer denies", async () => {
  const buyer = await person(server, "Ida");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: oakland });
  await drive(seller, order, { type: "approve" });
  await drive(seller, order, { type: "schedule", date: "2026-11-25", window: "morning" });
  await drive(buyer, order, { type: "confirm-schedule", window: "morning" });
  server.clock.set(noon);
  await drive(buyer, order, { type: "report-no-show" });
  const proof = await uploadedPicture(server, seller.token);
  expect((await send(seller, order, { type: "deliver", proof })).status).toBe(409);
  expect((await drive(buyer, order, { type: "deliver" })).status).toBe("completed");
});
