import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptedConsignment } from "../../testing/example-consignment.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { publishListing } from "../../testing/publish-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { insertConsignments } from "../consignment/consignment.queries.ts";
import { updateListing } from "../listing/listing.queries.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

const teak = { title: "Teak sideboard", materials: ["Teak"] };

async function putUp(more: object, by = seller): Promise<string> {
  server.clock.advance(60_000);
  return publishListing(server, by, { ...teak, ...more });
}
const keep = (who: TestPerson, name: string, query: string, alerts = true) =>
  server.call("POST", "/api/saved-searches", { token: who.token, body: { name, query, alerts } });

type NotificationList = {
  notifications: Array<{ type: string; text: string; listings: Array<{ heirloopId: string }> }>;
};
async function listAlerts(who: TestPerson): Promise<Array<[string, string, ...string[]]>> {
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  const { body } = await server.call("POST", "/api/auth/get-nots", { token: who.token, body: { skip: 0 } });
  return (body as NotificationList).notifications.map(({ type, text, listings }) => [
    type,
    text,
    ...listings.map(({ heirloopId }) => heirloopId),
  ]);
}

test("sends one alert about all new pieces of a saved search", async () => {
  const ada = await person(server, "Ada");
  await putUp({ title: "Teak sideboard from before" });
  await keep(ada, "Teak", "keyword=teak");
  await keep(ada, "Cheap", "maxPrice=10000&keyword=teak");
  const first = await putUp({});
  const second = await putUp({ title: "Teak bench" });
  await putUp({ title: "Oak bench", description: "Oiled.", materials: ["Oak"] });
  expect(await listAlerts(ada)).toEqual([["saved-search", "2 new pieces for “Teak”", second, first]]);
  expect(await listAlerts(ada)).toHaveLength(1);
  const third = await putUp({ title: "Teak stool" });
  expect((await listAlerts(ada))[0]).toEqual(["saved-search", "A new piece for “Teak”", third]);
  const mails = (await server.mails()).filter(({ to }) => to === ada.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["A new piece for “Teak”", "2 new pieces for “Teak”"]);
});

test("checks many searches in batches and alerts each user once about a piece that several of them find", async () => {
  const wanting = await Promise.all(Array.from({ length: 4 }, (_, n) => person(server, `Wanting${n}`)));
  for (const who of wanting)
    for (let most = 1; most <= 30; most += 1)
      await keep(who, `Bamboo ${most}`, `keyword=bamboo&maxPrice=${most + 1_000_00}`);
  await putUp({ title: "Bamboo shelf", materials: ["Bamboo"] });
  server.clock.advance(60_000);
  const before = (await server.mails()).length;
  const ran = await server.deps.jobs.runDue();
  const mails = (await server.mails()).length - before;
  // Three batches of searches, the seller's followers, and for each user the job that writes the mail.
  expect([mails, ran - mails]).toEqual([4, 3 + 1 + 4]);
  for (const who of wanting) expect(await listNotificationTexts(server.db, who.id)).toHaveLength(1);
  await putUp({ title: "Oak shelf", description: "Oiled.", materials: ["Oak"] });
  await listAlerts(seller);
  expect((await server.mails()).length - before).toBe(4);
});

test("alerts about a piece imported without pictures when it goes on sale, and not when it returns", async () => {
  const ida = await person(server, "Ida");
  const shop = await person(server, "Shop", { isBusiness: true });
  await keep(ida, "Wicker", "keyword=wicker");
  const rows = [
    "title,description,price,condition,category,sub_category,type,width,depth,height",
    "Wicker chair,Woven.,450,good,Seating,Chairs,Dining Chairs,18,20,32",
  ];
  const file = { name: "pieces.csv", bytes: new TextEncoder().encode(rows.join("\n")) };
  await server.call("POST", "/api/listings/import", { token: shop.token, file });
  await server.deps.jobs.runDue();
  const other = await putUp({ title: "Wicker basket" });
  expect(await listAlerts(ida)).toEqual([["saved-search", "A new piece for “Wicker”", other]]);
  const { body } = await server.call("GET", "/api/dashboard/products/1/all", { token: shop.token });
  const id = (body as { listings: Array<{ heirloopId: string }> }).listings[0]?.heirloopId ?? "";
  const change = (fields: object) =>
    server.call("PATCH", `/api/listings/${id}`, { token: shop.token, body: fields });
  await change({ images: ["/pictures/demo/one"] });
  expect(await listAlerts(ida)).toHaveLength(1);
  expect((await change({ status: "active" })).status).toBe(200);
  expect((await listAlerts(ida))[0]).toEqual(["saved-search", "A new piece for “Wicker”", id]);
  await server.call("DELETE", `/api/listings/${id}`, { token: shop.token });
  server.clock.advance(60_000);
  expect((await change({ status: "active" })).status).toBe(200);
  expect(await listAlerts(ida)).toHaveLength(2);
});

test("sends no alerts about the user's own pieces or for searches without alerts", async () => {
  const [quiet, own] = [await person(server, "Quiet"), await person(server, "Own")];
  await keep(quiet, "Rattan", "keyword=rattan", false);
  await keep(own, "Rattan", "keyword=rattan");
  await putUp({ title: "Rattan chair", materials: ["Rattan"] }, own);
  expect([await listAlerts(quiet), await listAlerts(own)]).toEqual([[], []]);
});

test("alerts about nothing that was listed while the alerts were off", async () => {
  const ivy = await person(server, "Ivy");
  const { body } = await keep(ivy, "Rattan", "keyword=rattan");
  const setAlerts = (alerts: boolean) =>
    server.call("PATCH", `/api/saved-searches/${(body as { _id: string })._id}`, {
      token: ivy.token,
      body: { alerts },
    });
  expect((await setAlerts(false)).body).toMatchObject({ name: "Rattan", alerts: false });
  await putUp({ title: "Rattan chair" });
  expect(await listAlerts(ivy)).toEqual([]);
  expect((await setAlerts(true)).body).toMatchObject({ alerts: true });
  // Turned on already: what was listed in the meantime still counts.
  const bench = await putUp({ title: "Rattan bench" });
  await setAlerts(true);
  expect(await listAlerts(ivy)).toEqual([["saved-search", "A new piece for “Rattan”", bench]]);
});

test("notifies users who have favorited a piece of price drops only", async () => {
  const shopper = await person(server, "Fay");
  const id = await putUp({ title: "Cherry desk" });
  await server.call("PUT", `/api/favorites/${id}`, { token: shopper.token });
  await server.call("PUT", `/api/favorites/${id}`, { token: seller.token });
  const price = (cents: number) =>
    server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price: cents } });
  await price(950_00);
  expect(await listAlerts(shopper)).toEqual([]);
  await price(800_00);
  expect(await listAlerts(shopper)).toEqual([["price-drop", "Cherry desk is now $800, down from $950", id]]);
  expect((await listAlerts(seller)).filter(([type]) => type === "price-drop")).toEqual([]);
});

test("does not notify the owner of a consigned piece of its price drop", async () => {
  const [owner, shopper] = [await person(server, "Olga"), await person(server, "Gil")];
  const id = await putUp({ title: "Elm desk" });
  await updateListing(server.db, id, { consigned: true, updatedAt: server.clock.now() });
  await insertConsignments(server.db, [
    { ...acceptedConsignment, consignerId: owner.id, acceptedBy: seller.id, status: "listed", listingId: id },
  ]);
  for (const { token } of [owner, shopper]) await server.call("PUT", `/api/favorites/${id}`, { token });
  await listAlerts(owner);
  await server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price: 700_00 } });
  expect([await listAlerts(shopper), await listAlerts(owner)]).toEqual([
    [["price-drop", "Elm desk is now $700, down from $900", id]],
    [],
  ]);
  expect((await server.mails()).filter(({ to }) => to === owner.email)).toEqual([]);
});

test("notifies many users in batches, each once", async () => {
  const id = await putUp({ title: "Walnut desk" });
  const shoppers = await Promise.all(Array.from({ length: 120 }, (_, n) => person(server, `Shopper${n}`)));
  for (const { token } of shoppers) await server.call("PUT", `/api/favorites/${id}`, { token });
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  await server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price: 700_00 } });
  // Three batches, and for each user the job that writes the mail and the one that sends it.
  expect(await server.deps.jobs.runDue()).toBe(3 + 2 * 120);
  const notices = await Promise.all(
    shoppers.map(async ({ id: userId }) => listNotificationTexts(server.db, userId)),
  );
  expect(notices).toEqual(shoppers.map(() => ["Walnut desk is now $700, down from $900"]));
});

test("returns 409 for the 51st search", async () => {
  const keen = await person(server, "Keen");
  for (let at = 0; at < 50; at += 1)
    expect((await keep(keen, `${at}`, `minPrice=${at + 1}`)).status).toBe(201);
  expect((await keep(keen, "one more", "minPrice=99")).status).toBe(409);
  expect((await keep(keen, "the same again", "minPrice=1")).status).toBe(201);
});

test("sends an alert even while other pieces are listed constantly", async () => {
  const ada = await person(server, "Ada");
  await keep(ada, "Mangle", "keyword=mangle");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  const put = (title: string) => publishListing(server, seller, { ...teak, title });
  await put("Mangle");
  for (let at = 0; at < 3; at += 1) {
    server.clock.advance(5_000);
    await put("Oak bench");
    await server.deps.jobs.runDue();
  }
  expect((await server.mails()).filter(({ to }) => to === ada.email)).toHaveLength(1);
});
