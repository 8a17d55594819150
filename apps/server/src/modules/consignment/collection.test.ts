import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BusMessage } from "../../platform/bus/bus.ts";
import { consigned } from "../../testing/consigned-piece.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { summarizeShop } from "../dashboard/summary.service.ts";
import { listNotifications } from "../notification/notification.queries.ts";
import { lockConsignment } from "./consignment.queries.ts";

const day = 24 * 3_600_000;
const plan = { pricePlan: 1_000_00, share: 70 };
const pickup = {
  address: { line1: "12 Elm St", line2: "", city: "Missoula", state: "MT", zip: "59801" },
  phone: "+1 406 555 0100",
  accessNotes: "Ring twice",
};
const inDays = (days: number) => new Date(testInstant.getTime() + days * day).toISOString().slice(0, 10);
const time = { date: inDays(5), window: "morning" };
const agreement = { window: `${time.date}/morning` };

let server: TestServer;
let shop: TestPerson;
let rival: TestPerson;
let owner: TestPerson;
let owners = 0;
beforeAll(async () => {
  server = await startTestServer();
  shop = await person(server, "Shop", { isBusiness: true, shopName: "Old Oak", phone: "+1 415 555 0142" });
  rival = await person(server, "Rival", { isBusiness: true, shopName: "Rival Rooms" });
});
beforeEach(async () => {
  server.clock.set(testInstant);
  owners += 1;
  owner = await person(server, `Ruth${owners}`);
});
afterAll(() => server.close());

const post = async (who: TestPerson, id: string, event: string, body?: object) => {
  const answer = await server.call("POST", `/api/consign/${id}/${event}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });
  await server.deps.jobs.runDue();
  return answer;
};
const seenBy = async (who: TestPerson, id: string): Promise<Consignment | undefined> => {
  const path = who === owner ? "/api/consign/mine" : "/api/consign/get-consignments/1/search";
  const { body } = await server.call("GET", path, { token: who.token });
  return (body as { consignments: Consignment[] }).consignments.find(({ _id }) => _id === id);
};
const accepted = async () => {
  const id = await consigned(server, owner);
  await post(shop, id, "accept", plan);
  return id;
};
const arranged = async () => {
  const id = await accepted();
  await post(owner, id, "set-pickup", pickup);
  await post(shop, id, "schedule", time);
  await post(owner, id, "confirm-schedule", agreement);
  return id;
};
const mailsTo = async (who: TestPerson) => (await server.mails()).filter(({ to }) => to === who.email);
const unfold = (file = "") => file.replaceAll("\r\n ", "");

test("is a task of the shop while a time that the owner proposed is not over", async () => {
  const holder = await person(server, "Waiting", { isBusiness: true });
  const id = await consigned(server, owner);
  await post(holder, id, "accept", plan);
  await post(holder, id, "schedule", { ...time, window: "evening" });
  const tasks = async () => (await summarizeShop(server.db, holder.id, server.clock.now())).tasks;
  expect(await tasks()).toEqual([]);
  await post(owner, id, "schedule", time);
  expect(await tasks()).toEqual([{ kind: "collections", count: 1, listing: null }]);
  // The piece is far from every hub, so the window ends with noon on the Pacific coast.
  server.clock.set(new Date(`${time.date}T19:59:59.000Z`));
  expect(await tasks()).toHaveLength(1);
  server.clock.set(new Date(`${time.date}T20:00:00.000Z`));
  expect(await tasks()).toEqual([]);
});

test("shows each side how to reach the other one from the acceptance until the end", async () => {
  const id = await accepted();
  await post(owner, id, "set-pickup", pickup);
  expect(await seenBy(owner, id)).toMatchObject({
    pickup,
    contact: { firstName: "Old Oak", phone: "+1 415 555 0142" },
  });
  expect(await seenBy(shop, id)).toMatchObject({
    pickup,
    contact: { firstName: `Ruth${owners}`, phone: pickup.phone },
  });
  expect(await seenBy(rival, id)).toMatchObject({ pickup: null, contact: null });
  await post(shop, id, "collect");
  expect((await seenBy(shop, id))?.contact).not.toBeNull();
  await post(shop, id, "return");
  expect(await seenBy(shop, id)).toMatchObject({ pickup: null, contact: null });
  expect(await seenBy(owner, id)).toMatchObject({ pickup, contact: null });
});

test("mails both sides the agreed time for their calendars, and notifies the other one", async () => {
  const id = await arranged();
  const [toOwner, toShop] = [await mailsTo(owner), await mailsTo(shop)].map((mails) =>
    mails.findLast(({ subject }) => subject === "The time to collect Walnut credenza is agreed"),
  );
  expect(toShop?.text).toContain("12 Elm St, Missoula, MT 59801");
  expect(toShop?.text).toContain("(406) 555-0100");
  expect(toOwner?.text).toContain("(415) 555-0142");
  expect(unfold(toShop?.calendar)).toContain(`UID:consignment-${id}@`);
  expect(unfold(toShop?.calendar)).toContain("SEQUENCE:2\r\n");
  expect(unfold(toOwner?.calendar)).toContain("Shop: Old Oak");
  const told = await listNotifications(server.db, owner.id, 0, 100);
  expect(told.map(({ text }) => text)).not.toContain("Old Oak agreed to a time to collect Walnut credenza");
  expect(told.map(({ text }) => text)).toContain("Old Oak proposed a time to collect Walnut credenza");
});

test("changes the time when the other side agrees to another one", async () => {
  const id = await arranged();
  const later = { date: inDays(6), window: "evening" };
  await post(owner, id, "schedule", later);
  expect((await seenBy(shop, id))?.schedule).toMatchObject({ agreed: time, proposals: [later] });
  await post(shop, id, "confirm-schedule", { window: `${later.date}/evening` });
  expect((await seenBy(owner, id))?.schedule).toMatchObject({ agreed: later, proposals: [] });
  const file = await server.call("GET", `/api/consign/${id}/calendar.ics`, { token: shop.token });
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.text).toContain("SEQUENCE:3\r\n");
  const stranger = await server.call("GET", `/api/consign/${id}/calendar.ics`, { token: rival.token });
  expect(stranger.status).toBe(404);
  await post(shop, id, "collect");
  expect((await post(owner, id, "schedule", time)).status).toBe(409);
  expect((await server.call("GET", `/api/consign/${id}/calendar.ics`, { token: shop.token })).status).toBe(
    404,
  );
});

test("tells the open pages of both sides that the consignment has changed", async () => {
  const id = await accepted();
  const heard: BusMessage[] = [];
  const stop = server.deps.bus.subscribe((message) => void heard.push(message));
  await post(owner, id, "set-pickup", pickup);
  stop();
  const told = heard.filter((message) => message.kind === "event" && message.event === "consignment");
  const data = { consignmentId: id, status: "accepted" };
  expect(told).toEqual(
    [owner, shop].map((user) => ({
      kind: "event",
      to: { user: user.id },
      event: "consignment",
      data,
    })),
  );
});

test("gives a released piece to the other shops for another 14 days, without the old agreement", async () => {
  const id = await arranged();
  server.clock.advance(10 * day);
  expect((await post(shop, id, "release", { reason: "No room left" })).status).toBe(200);
  const row = await lockConsignment(server.db, id);
  expect([row?.status, row?.acceptedBy, row?.pricePlan, row?.agreed, row?.lapsesAt?.toISOString()]).toEqual([
    "available",
    null,
    null,
    null,
    new Date(testInstant.getTime() + 24 * day).toISOString(),
  ]);
  const mail = (await mailsTo(owner)).find(
    ({ subject }) => subject === "Old Oak cannot take your Walnut credenza after all",
  );
  expect(mail?.text).toContain("No room left");
  const missed = await server.call("GET", "/api/consign/get-consignments/1/missed", { token: shop.token });
  expect((missed.body as { consignments: Consignment[] }).consignments).toContainEqual(
    expect.objectContaining({ _id: id, pickup: null, contact: null, pricePlan: null }),
  );
  expect((await post(shop, id, "accept", plan)).status).toBe(409);

  // The deadline of the first agreement passes and changes nothing.
  server.clock.advance(5 * day);
  await server.deps.jobs.runDue();
  expect((await post(rival, id, "accept", plan)).status).toBe(200);
  expect((await seenBy(rival, id))?.pickup).toEqual(pickup);
  expect((await seenBy(shop, id))?.contact ?? null).toBeNull();
});
