import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  contact,
  oakland,
  person,
  piece,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { updateUser } from "../user/user.queries.ts";

let server: TestServer;
let seller: TestPerson;
let stranger: TestPerson;
const { place, drive } = createOrderCalls(() => server);
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  stranger = await person(server, "Eve");
  await updateUser(server.db, seller.id, { phone: "+1 510 555 0999" });
});
afterAll(() => server.close());

const buyersSecrets = [contact.phone, oakland.line1];
const sellersSecrets = [setPickup.phone, setPickup.address.line1, setPickup.accessNotes, "+1 510 555 0999"];

/** Every response with a part of the order, as text. */
async function readEverything(token: string | undefined, order: Order): Promise<string> {
  const call = async (method: string, path: string, body?: object) =>
    (
      await server.call(method, path, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      })
    ).text;
  const tabs = ["openPurchases", "closedPurchases", "openOffers", "closedOffers"];
  return [
    await call("GET", `/api/orders/${order._id}`),
    await call("GET", `/api/orders/${order._id}/calendar.ics`),
    await call("GET", "/api/chat/all-chats"),
    await call("GET", `/api/chat/${order.chat ?? ""}`),
    ...(await Promise.all(tabs.map((type) => call("POST", "/api/chat/purchases", { type })))),
    ...(await Promise.all(
      tabs.map((tab) => call("POST", "/api/chat/sales", { type: tab.replace("Purchases", "Sales") })),
    )),
  ]
    .join("\n")
    .replaceAll(/\r\n /g, "");
}

/** Which of the other side's secrets each viewer reads, and whether outsiders read any. */
async function leaks(buyer: TestPerson, order: Order) {
  const found = (text: string, secrets: readonly string[]) =>
    secrets.filter((secret) => text.includes(secret));
  const outside = await Promise.all([
    readEverything(stranger.token, order),
    readEverything(undefined, order),
  ]);
  return {
    buyer: found(await readEverything(buyer.token, order), sellersSecrets),
    seller: found(await readEverything(seller.token, order), buyersSecrets),
    outside: outside.flatMap((text) => found(text, [...buyersSecrets, ...sellersSecrets])),
  };
}
const nothing = { buyer: [], seller: [], outside: [] };

/** What the mails of a person contain of the other side. */
async function findInMails(who: TestPerson, secrets: readonly string[]) {
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === who.email);
  return secrets.filter((secret) => mails.some(({ text, html }) => `${text}${html}`.includes(secret)));
}

test("sends neither side of a pickup the other's details before a time is agreed on, nor after it ends", async () => {
  const buyer = await person(server, "Bea");
  const order = await place(buyer, await piece(server, seller.id));
  expect(await leaks(buyer, order)).toEqual(nothing);
  await drive(seller, order, { type: "approve" });
  const entered = await drive(seller, order, setPickup);
  const { type: _, ...pickup } = setPickup;
  expect([entered.pickup, entered.contact]).toEqual([pickup, null]);
  await drive(seller, order, { type: "schedule", date: "2026-11-25", window: "morning" });
  expect(await leaks(buyer, order)).toEqual(nothing);
  expect([await findInMails(buyer, sellersSecrets), await findInMails(seller, buyersSecrets)]).toEqual([
    [],
    [],
  ]);

  const agreed = await drive(buyer, order, { type: "confirm-schedule", window: "morning" });
  expect([agreed.pickup, agreed.contact]).toEqual([pickup, { firstName: "Sam", phone: setPickup.phone }]);
  expect(await leaks(buyer, order)).toEqual({
    buyer: [setPickup.phone, setPickup.address.line1, setPickup.accessNotes],
    seller: [contact.phone],
    outside: [],
  });
  expect(await findInMails(buyer, sellersSecrets)).toEqual(sellersSecrets.slice(0, 3));
  expect(await findInMails(seller, buyersSecrets)).toEqual([contact.phone]);

  await drive(buyer, order, { type: "cancel" });
  expect(await leaks(buyer, order)).toEqual(nothing);
});

test("shows the seller of a delivery the address and the phone from the checkout once a time is agreed on", async () => {
  const buyer = await person(server, "Dora");
  const order = await place(buyer, await piece(server, seller.id), { type: "delivery", address: oakland });
  await drive(seller, order, { type: "approve" });
  await drive(buyer, order, { type: "schedule", date: "2026-11-26", window: "evening" });
  expect(await leaks(buyer, order)).toEqual(nothing);
  const agreed = await drive(seller, order, { type: "confirm-schedule", window: "evening" });
  expect(agreed).toMatchObject({
    status: "active-delivery",
    address: oakland,
    contact: { firstName: contact.firstName, phone: contact.phone },
  });
  expect(await leaks(buyer, order)).toEqual({
    buyer: ["+1 510 555 0999"],
    seller: buyersSecrets,
    outside: [],
  });
  await drive(buyer, order, { type: "deliver" });
  expect(await leaks(buyer, order)).toEqual(nothing);
});

test("starts a seller's next pickup with the details of the last one", async () => {
  const buyer = await person(server, "Fay");
  const order = await place(buyer, await piece(server, seller.id));
  const { body } = await server.call("GET", `/api/orders/${order._id}`, { token: seller.token });
  const { type: _, ...pickup } = setPickup;
  expect((body as Order).pickup).toEqual(pickup);
  expect(order.pickup).toBeNull();
});

test("returns a calendar file that changes with the pickup details, to the two sides only", async () => {
  const buyer = await person(server, "Gail");
  const admin = await person(server, "Ada", { admin: true });
  const order = await place(buyer, await piece(server, seller.id));
  await drive(seller, order, { type: "approve" });
  const get = (who?: TestPerson) =>
    server.call(
      "GET",
      `/api/orders/${order._id}/calendar.ics`,
      who === undefined ? {} : { token: who.token },
    );
  await drive(seller, order, setPickup);
  await drive(buyer, order, { type: "schedule", date: "2026-11-25", window: "afternoon" });
  expect((await get(buyer)).status).toBe(404);
  await drive(seller, order, { type: "confirm-schedule", window: "afternoon" });

  const first = await get(buyer);
  expect([first.status, first.headers.get("content-type"), first.headers.get("content-disposition")]).toEqual(
    [200, "text/calendar; charset=utf-8", 'attachment; filename="heirloop.ics"'],
  );
  expect(first.text).toContain(`UID:order-${order._id}@`);
  expect(first.text).toContain("SEQUENCE:0\r\nDTSTART:20261125T200000Z\r\nDTEND:20261126T010000Z\r\n");
  expect(first.text).toContain(String.raw`LOCATION:8 Orchard Road\, Unit 2\, Berkeley\, CA 94704`);

  await drive(seller, order, { ...setPickup, address: { ...setPickup.address, line1: "9 Orchard Road" } });
  const second = await get(seller);
  expect(second.text).toContain("SEQUENCE:1\r\n");
  expect(second.text).toContain(String.raw`LOCATION:9 Orchard Road\, Unit 2`);
  await server.deps.jobs.runDue();
  const changed = "The pickup details have changed: Walnut credenza";
  const mail = (await server.mails()).find(({ to, subject }) => to === buyer.email && subject === changed);
  expect(mail?.calendar).toContain("SEQUENCE:1\r\n");

  expect([(await get(stranger)).status, (await get(admin)).status, (await get()).status]).toEqual([
    403, 403, 401,
  ]);
});

test("mails both sides the agreed time for their calendars", async () => {
  const buyer = await person(server, "Hana");
  const order = await place(buyer, await piece(server, seller.id));
  await drive(seller, order, { type: "approve" });
  await drive(seller, order, { type: "schedule", date: "2026-11-27", window: "morning" });
  await drive(buyer, order, { type: "confirm-schedule", window: "morning" });
  await server.deps.jobs.runDue();
  const agreed = (await server.mails()).filter(
    ({ text, subject }) => subject.startsWith("The time is agreed") && text.includes(order._id),
  );
  expect(agreed.map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted());
  for (const { calendar } of agreed) expect(calendar).toContain("DTSTART:20261127T160000Z\r\n");
});

test("accepts a time without a pickup address, which can be entered afterwards", async () => {
  const [buyer, newSeller] = [await person(server, "Ida"), await person(server, "Nell")];
  const order = await place(buyer, await piece(server, newSeller.id));
  await drive(newSeller, order, { type: "approve" });
  await drive(buyer, order, { type: "schedule", date: "2026-11-25", window: "morning" });
  await drive(newSeller, order, { type: "confirm-schedule", window: "morning" });
  const wrong = await server.call("POST", `/api/orders/${order._id}/events`, {
    token: newSeller.token,
    body: { ...setPickup, phone: "none", address: { ...setPickup.address, zip: "1" } },
  });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: [{ path: "address.zip" }, { path: "phone" }] },
  ]);
  await drive(newSeller, order, setPickup);
  const { body } = await server.call("GET", `/api/orders/${order._id}`, { token: buyer.token });
  expect(body).toMatchObject({ status: "active-pickup", pickup: { address: setPickup.address } });
});
