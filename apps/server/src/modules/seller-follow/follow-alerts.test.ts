import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  defaultPreferences,
  type NotificationPreferences,
} from "@heirloop/contract/notification/notification-preferences.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { acceptedConsignment } from "../../testing/example-consignment.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { publishListing } from "../../testing/publish-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { insertConsignments } from "../consignment/consignment.queries.ts";
import { holdListings } from "../stock/hold.service.ts";
import { sellListings } from "../stock/stock.queries.ts";
import { updateUser } from "../user/user.queries.ts";

/** 6 p.m. on a Friday in Chicago, and 8 a.m. on the next days and on Monday. */
const evening = "2026-11-21T00:00:00.000Z";
const morning = "2026-11-21T14:00:00.000Z";
const nextMorning = "2026-11-22T14:00:00.000Z";
const monday = "2026-11-23T14:00:00.000Z";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const setTime = (instant: string) => server.clock.set(new Date(instant));
async function runAt(instant: string): Promise<void> {
  setTime(instant);
  await server.deps.jobs.runDue();
}
/** Lists a piece a second later, and runs the jobs. */
async function list(by: TestPerson, title: string): Promise<string> {
  server.clock.advance(1_000);
  const id = await publishListing(server, by, { title });
  await server.deps.jobs.runDue();
  return id;
}
const follow = (who: TestPerson, ...sellers: readonly TestPerson[]) =>
  Promise.all(
    sellers.map(({ id }) => server.call("PUT", `/api/followed-sellers/${id}`, { token: who.token })),
  );
const prefer = (who: TestPerson, change: Partial<NotificationPreferences>) =>
  server.call("PUT", "/api/notification-preferences", {
    token: who.token,
    body: { ...defaultPreferences, timeZone: "America/Chicago", ...change },
  });
const retire = (by: TestPerson, id: string) =>
  server.call("DELETE", `/api/listings/${id}`, { token: by.token });
const mailsTo = async ({ email }: TestPerson) => (await server.mails()).filter(({ to }) => to === email);
const subjectsTo = async (who: TestPerson) => (await mailsTo(who)).map(({ subject }) => subject);
const textsOf = ({ id }: TestPerson) => listNotificationTexts(server.db, id);
const saveSearch = ({ token }: TestPerson, keyword: string) =>
  server.call("POST", "/api/saved-searches", { token, body: { name: "Mine", query: `keyword=${keyword}` } });
/** Runs the searches for what was listed until now. */
async function runSearches(): Promise<void> {
  server.clock.advance(30_000);
  await server.deps.jobs.runDue();
}
async function newFollower(name: string, ...sellers: readonly TestPerson[]): Promise<TestPerson> {
  const who = await person(server, name);
  await prefer(who, {});
  await follow(who, ...sellers);
  return who;
}

test("gathers the new pieces of all followed sellers in one email and one notification a day", async () => {
  setTime(evening);
  const [otto, olga] = [await person(server, "Otto"), await person(server, "Olga")];
  await list(otto, "Table from before");
  server.clock.advance(1_000);
  const mia = await newFollower("Mia", otto, olga);
  await list(otto, "Oak table");
  await list(olga, "Oak bench");
  await list(otto, "Oak chair");
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[], []]);
  await runAt(morning);
  const subject = "3 new pieces from 2 sellers you follow";
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[subject], [subject]]);
  const text = (await mailsTo(mia))[0]?.text ?? "";
  expect(text.match(/^Oak .*$/gm)).toEqual([
    "Oak chair, $900, from Otto",
    "Oak bench, $900, from Olga",
    "Oak table, $900, from Otto",
  ]);
  expect(text).toContain(`${server.deps.env.publicUrl}/followed-sellers`);
  await list(olga, "Oak lamp");
  await runAt(nextMorning);
  expect((await subjectsTo(mia)).toSorted()).toEqual([subject, "A new piece from Olga"]);
  await runAt(monday);
  expect([(await textsOf(mia)).length, (await mailsTo(mia)).length]).toEqual([2, 2]);
});

test("names a limited number of pieces, and counts all of them", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  const many = constants.alertPiecesNamed + 2;
  for (let at = 0; at < many; at += 1) await list(otto, `Pine stool ${at}`);
  await runAt(morning);
  const [mail] = await mailsTo(mia);
  expect(mail?.subject).toBe(`${many} new pieces from Otto`);
  expect(mail?.text.match(/^Pine stool/gm)).toHaveLength(constants.alertPiecesNamed);
});

test("leaves out what is sold, reserved, taken down, a favorite or in the cart when the alert is written", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  const [sold, held, retired, favorite, inCart] = [
    await list(otto, "Sold table"),
    await list(otto, "Held table"),
    await list(otto, "Retired table"),
    await list(otto, "Favorite table"),
    await list(otto, "Cart table"),
  ];
  await list(otto, "Free table");
  await sellListings(server.db, [sold], "order-1", server.clock.now());
  await transaction(server.db, (tx) =>
    holdListings(tx, server.deps, [held], { by: otto.id, until: new Date(nextMorning) }),
  );
  await retire(otto, retired);
  await server.call("PUT", `/api/favorites/${favorite}`, { token: mia.token });
  await server.call("PUT", `/api/cart/${inCart}`, { token: mia.token });
  await runAt(morning);
  expect(await textsOf(mia)).toEqual(["A new piece from Otto"]);
  const [mail] = await mailsTo(mia);
  expect([mail?.subject, mail?.text.match(/^\w+ table/gm)]).toEqual([
    "A new piece from Otto",
    ["Free table"],
  ]);
});

test("sends nothing if no piece is left", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  await retire(otto, await list(otto, "Retired table"));
  await runAt(morning);
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[], []]);
});

test("sends nothing about sellers who are unfollowed, blocked by the follower, or whose account is blocked", async () => {
  setTime(evening);
  const [unfollowed, blocked, banned] = [
    await person(server, "Una"),
    await person(server, "Bob"),
    await person(server, "Ban"),
  ];
  const mia = await newFollower("Mia", unfollowed, blocked, banned);
  for (const seller of [unfollowed, blocked, banned]) await list(seller, "Elm table");
  await server.call("DELETE", `/api/followed-sellers/${unfollowed.id}`, { token: mia.token });
  await server.call("PUT", `/api/blocked-people/${blocked.id}`, { token: mia.token });
  await updateUser(server.db, banned.id, { blockedAt: server.clock.now(), blockedReason: "Test" });
  await runAt(morning);
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[], []]);
});

test("sends nothing to a blocked account, and only what is new once it is unblocked", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  await list(otto, "Missed table");
  await updateUser(server.db, mia.id, { blockedAt: server.clock.now(), blockedReason: "Test" });
  await runAt(morning);
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[], []]);
  await updateUser(server.db, mia.id, { blockedAt: null, blockedReason: null });
  await list(otto, "Seen table");
  await runAt(nextMorning);
  expect(await subjectsTo(mia)).toEqual(["A new piece from Otto"]);
});

test("is turned off in the app and by email, with the link in the mail too", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const [silent, mailed, mia] = [
    await newFollower("Sia", otto),
    await newFollower("Mae", otto),
    await newFollower("Mia", otto),
  ];
  await prefer(silent, { muted: { inApp: ["followed-seller"], email: ["followed-seller"], push: [] } });
  await prefer(mailed, { muted: { inApp: ["followed-seller"], email: [], push: [] } });
  await list(otto, "Ash table");
  await runAt(morning);
  const sent = async () =>
    Promise.all(
      [silent, mailed, mia].map(async (who) => [(await textsOf(who)).length, (await mailsTo(who)).length]),
    );
  expect(await sent()).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  const [mail] = await mailsTo(mia);
  const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
  expect((await server.call("POST", `/api/unsubscribe/${token}`)).body).toEqual({
    types: ["followed-seller"],
    subscribed: false,
  });
  await list(otto, "Ash bench");
  await runAt(nextMorning);
  expect(await sent()).toEqual([
    [0, 0],
    [0, 2],
    [2, 1],
  ]);
});

test("waits for Monday when alerts come weekly, also if that is chosen while pieces wait", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  await list(otto, "Elm table");
  await prefer(mia, { alertFrequency: "weekly" });
  await runAt(nextMorning);
  await list(otto, "Elm bench");
  expect(await subjectsTo(mia)).toEqual([]);
  await runAt(monday);
  expect(await subjectsTo(mia)).toEqual(["2 new pieces from Otto"]);
});

test("is part of the daily email about saved searches, which names each piece once", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const [mia, searching] = [await newFollower("Mia", otto), await newFollower("Sia", otto)];
  await prefer(mia, { alertFrequency: "daily" });
  await prefer(searching, {
    alertFrequency: "daily",
    muted: { inApp: [], email: ["followed-seller"], push: [] },
  });
  for (const who of [mia, searching]) await saveSearch(who, "quaintest");
  await list(otto, "Quaintest table");
  await list(otto, "Elm bench");
  await runSearches();
  await runAt(morning);
  const mails = await mailsTo(mia);
  expect(mails.map(({ subject }) => subject)).toEqual(["A new piece for “Mine” and a new piece from Otto"]);
  expect(mails[0]?.text.match(/^Quaintest table/gm)).toHaveLength(1);
  expect((await textsOf(mia)).toSorted()).toEqual(["A new piece for “Mine”", "A new piece from Otto"]);
  expect(await subjectsTo(searching)).toEqual(["A new piece for “Mine”"]);
});

test("leaves out what a saved search has found, unless the user gets no alerts of saved searches", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const [mia, muted] = [await newFollower("Mia", otto), await newFollower("Sia", otto)];
  const types = ["saved-search" as const];
  await prefer(muted, { muted: { inApp: types, email: types, push: types } });
  for (const who of [mia, muted]) await saveSearch(who, "rarest");
  await list(otto, "Rarest table");
  await runSearches();
  expect([await subjectsTo(mia), await subjectsTo(muted)]).toEqual([["A new piece for “Mine”"], []]);
  await runAt(morning);
  expect([await subjectsTo(mia), await textsOf(mia)]).toEqual([
    ["A new piece for “Mine”"],
    ["A new piece for “Mine”"],
  ]);
  expect([await subjectsTo(muted), await textsOf(muted)]).toEqual([
    ["A new piece from Otto"],
    ["A new piece from Otto"],
  ]);
});

test("keeps a saved search from naming a piece again, unless the user gets no alerts of sellers", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const [mia, muted] = [await newFollower("Mia", otto), await newFollower("Sia", otto)];
  const types = ["followed-seller" as const];
  await prefer(muted, { muted: { inApp: types, email: types, push: types } });
  for (const who of [mia, muted]) await saveSearch(who, "oddest");
  const id = await list(otto, "Plain table");
  await runAt(morning);
  await server.call("PATCH", `/api/listings/${id}`, { token: otto.token, body: { title: "Oddest table" } });
  await list(await person(server, "Olga"), "Another table");
  await runSearches();
  expect([await textsOf(mia), await textsOf(muted)]).toEqual([
    ["A new piece from Otto"],
    ["A new piece for “Mine”"],
  ]);
});

test("never alerts the owner of a consigned piece of it", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const mia = await newFollower("Mia", otto);
  await saveSearch(mia, "dearest");
  server.clock.advance(1_000);
  const listingId = await publishListing(server, otto, { title: "Dearest table" });
  const owner = { consignerId: mia.id, acceptedBy: otto.id };
  await insertConsignments(server.db, [{ ...acceptedConsignment, ...owner, status: "listed", listingId }]);
  await runSearches();
  await runAt(morning);
  expect([await textsOf(mia), await subjectsTo(mia)]).toEqual([[], []]);
});

test("alerts many followers in batches, each once, also when several workers run the jobs", async () => {
  setTime(evening);
  const otto = await person(server, "Otto");
  const followers = await Promise.all(Array.from({ length: 60 }, (_, at) => newFollower(`Mia${at}`, otto)));
  await list(otto, "Elm table");
  setTime(morning);
  const { jobs } = server.deps;
  await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()]);
  const sent = await Promise.all(followers.map(async (who) => [await textsOf(who), await subjectsTo(who)]));
  const title = "A new piece from Otto";
  expect(sent).toEqual(followers.map(() => [[title], [title]]));
});
