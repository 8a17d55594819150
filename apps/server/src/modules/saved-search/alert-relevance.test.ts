import {
  defaultPreferences,
  type NotificationPreferences,
} from "@heirloop/contract/notification/notification-preferences.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { publishListing } from "../../testing/publish-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { holdListings } from "../stock/hold.service.ts";
import { sellListings } from "../stock/stock.queries.ts";
import { updateUser } from "../user/user.queries.ts";

const hour = 3_600_000;
/** A Saturday, 6 a.m. in Chicago. */
const start = "2026-11-21T12:00:00.000Z";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** Sets the clock and creates the seller, whose session would otherwise have expired. */
async function startAt(instant: string): Promise<void> {
  server.clock.set(new Date(instant));
  seller = await person(server, "Sam");
}
const list = (change: object, by = seller): Promise<string> => publishListing(server, by, change);
const save = (who: TestPerson, name: string, query: string) =>
  server.call("POST", "/api/saved-searches", { token: who.token, body: { name, query } });
const prefer = (who: TestPerson, change: Partial<NotificationPreferences>) =>
  server.call("PUT", "/api/notification-preferences", {
    token: who.token,
    body: { ...defaultPreferences, timeZone: "America/Chicago", ...change },
  });
const patch = (id: string, body: object) =>
  server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body });
async function run(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  await server.deps.jobs.runDue();
}
const mailsTo = async ({ email }: TestPerson) => (await server.mails()).filter(({ to }) => to === email);
const subjectsTo = async (who: TestPerson) => (await mailsTo(who)).map(({ subject }) => subject);

const hold = async (id: string, by: TestPerson) =>
  transaction(server.db, (tx) =>
    holdListings(tx, server.deps, [id], {
      by: by.id,
      until: new Date(server.clock.now().getTime() + 72 * hour),
    }),
  );
const sell = async (id: string) =>
  void (await sellListings(server.db, [id], `order-${id}`, server.clock.now()));

type Happening = (id: string, who: TestPerson) => Promise<unknown>;
const nothing: Happening = async () => undefined;
const asUser =
  (method: string, path: (id: string) => string): Happening =>
  (id, { token }) =>
    server.call(method, path(id), { token });

/** What the search `keyword=WORD&maxPrice=100000` does with one new piece; every row has a word of its own. */
test.each<
  [
    what: string,
    piece: object,
    beforeAlert: Happening,
    beforeEmail: Happening,
    alerted: "in the app and by email" | "in the app" | "nowhere",
  ]
>([
  ["that the search finds", { title: "WORD bench" }, nothing, nothing, "in the app and by email"],
  [
    "with the word in its text",
    { description: "Made of WORD." },
    nothing,
    nothing,
    "in the app and by email",
  ],
  ["with the word in the plural", { title: "Bench of WORDs" }, nothing, nothing, "in the app and by email"],
  ["with a word that is only similar", { title: "unWORD bench" }, nothing, nothing, "nowhere"],
  ["without the word", { title: "Plain bench" }, nothing, nothing, "nowhere"],
  ["above the price", { title: "WORD bench", price: 1_000_01 }, nothing, nothing, "nowhere"],
  ["at the price", { title: "WORD bench", price: 1_000_00 }, nothing, nothing, "in the app and by email"],
  ["that was sold at once", { title: "WORD bench" }, sell, nothing, "nowhere"],
  ["that is reserved", { title: "WORD bench" }, (id) => hold(id, seller), nothing, "nowhere"],
  [
    "that was taken down at once",
    { title: "WORD bench" },
    (id) => server.call("DELETE", `/api/listings/${id}`, { token: seller.token }),
    nothing,
    "nowhere",
  ],
  [
    "that is a favorite already",
    { title: "WORD bench" },
    asUser("PUT", (id) => `/api/favorites/${id}`),
    nothing,
    "nowhere",
  ],
  [
    "that is in the cart",
    { title: "WORD bench" },
    asUser("PUT", (id) => `/api/cart/${id}`),
    nothing,
    "nowhere",
  ],
  ["that was sold meanwhile", { title: "WORD bench" }, nothing, sell, "in the app"],
  ["that was reserved meanwhile", { title: "WORD bench" }, nothing, (id) => hold(id, seller), "in the app"],
  [
    "that was taken down meanwhile",
    { title: "WORD bench" },
    nothing,
    (id) => server.call("DELETE", `/api/listings/${id}`, { token: seller.token }),
    "in the app",
  ],
  [
    "that costs more than the search allows meanwhile",
    { title: "WORD bench" },
    nothing,
    (id) => patch(id, { price: 2_000_00 }),
    "in the app",
  ],
  [
    "that no longer has the word",
    { title: "WORD bench" },
    nothing,
    (id) => patch(id, { title: "Plain bench" }),
    "in the app",
  ],
  [
    "that became a favorite meanwhile",
    { title: "WORD bench" },
    nothing,
    asUser("PUT", (id) => `/api/favorites/${id}`),
    "in the app",
  ],
])("alerts about a piece %s", async (what, change, beforeAlert, beforeEmail, alerted) => {
  await startAt(start);
  // A word of letters only, which no other row and no text of a piece has.
  const word = `qu${what.replaceAll(/[^a-z]/g, "z")}x`;
  const who = await person(server, "Ada");
  await prefer(who, { alertFrequency: "daily" });
  await save(who, "Mine", `keyword=${word}&maxPrice=100000`);
  await run(1_000);
  const text = JSON.parse(JSON.stringify(change).replaceAll("WORD", word)) as object;
  const id = await list(text);
  await beforeAlert(id, who);
  await run(30_000);
  expect(await listNotificationTexts(server.db, who.id)).toEqual(
    alerted === "nowhere" ? [] : ["A new piece for “Mine”"],
  );
  expect(await mailsTo(who)).toEqual([]);
  await beforeEmail(id, who);
  await run(2 * hour);
  expect(await subjectsTo(who)).toEqual(
    alerted === "in the app and by email" ? ["A new piece for “Mine”"] : [],
  );
  await run(48 * hour);
  expect(await mailsTo(who)).toHaveLength(alerted === "in the app and by email" ? 1 : 0);
});

test("never alerts about a user's own piece", async () => {
  await startAt("2026-12-01T18:00:00.000Z");
  const own = await person(server, "Own");
  await save(own, "Mine", "keyword=qualinger");
  await run(1_000);
  await list({ title: "Qualinger bench" }, own);
  await run(30_000);
  expect([await listNotificationTexts(server.db, own.id), await mailsTo(own)]).toEqual([[], []]);
});

test("alerts once about a piece that two searches find, and that goes off and on sale", async () => {
  await startAt("2026-12-02T18:00:00.000Z");
  const who = await person(server, "Bea");
  await save(who, "Word", "keyword=quorbel");
  await save(who, "Price", "keyword=quorbel&maxPrice=100000");
  await run(1_000);
  const id = await list({ title: "Quorbel bench" });
  await run(30_000);
  expect(await listNotificationTexts(server.db, who.id)).toHaveLength(1);
  await server.call("DELETE", `/api/listings/${id}`, { token: seller.token });
  await run(30_000);
  await patch(id, { status: "active" });
  await run(30_000);
  expect(await listNotificationTexts(server.db, who.id)).toHaveLength(1);
  expect(await mailsTo(who)).toHaveLength(1);
});

test("collects a day's pieces of all searches in one email, the most relevant ones first", async () => {
  await startAt("2027-01-11T18:00:00.000Z");
  const who = await person(server, "Cleo");
  await prefer(who, { alertFrequency: "daily" });
  await save(who, "Tables", "keyword=quiddle+table");
  server.clock.advance(1_000);
  await save(who, "Chairs", "keyword=quiddle+chair");
  await run(1_000);
  await list({ title: "Oak bench", description: "Goes with a quiddle and a table." });
  await run(60_000);
  await list({ title: "Quiddle table" });
  await run(60_000);
  await list({ title: "Quiddle chair", price: 450_00 });
  await run(60_000);
  expect(await listNotificationTexts(server.db, who.id)).toHaveLength(3);
  server.clock.set(new Date("2027-01-12T13:59:59.000Z"));
  await run(0);
  expect(await mailsTo(who)).toEqual([]);
  await run(1_000);
  const [mail] = await mailsTo(who);
  expect(await subjectsTo(who)).toEqual(["3 new pieces for 2 saved searches"]);
  const places = [
    "A new piece for “Chairs”",
    "Quiddle chair, $450",
    "2 new pieces for “Tables”",
    "Quiddle table, $900",
    "Oak bench, $900",
    "See all matches for “Tables”",
  ].map((part) => mail?.text.indexOf(part) ?? -1);
  expect([places.includes(-1), places]).toEqual([false, places.toSorted((a, b) => a - b)]);
  expect(mail?.text).toContain("/collections?keyword=quiddle%20table&sort=newest");
});

test.each([
  ["set back", "2026-10-31T18:00:00.000Z", "2026-11-01T14:00:00.000Z"],
  ["set forward", "2027-03-13T18:00:00.000Z", "2027-03-14T13:00:00.000Z"],
])(
  "sends the daily email at 8 a.m. after the night in which the clocks are %s",
  async (_, listedAt, mailedAt) => {
    await startAt(listedAt);
    const who = await person(server, "Dora");
    await prefer(who, { alertFrequency: "daily" });
    await save(who, "Mine", "keyword=quambit");
    await run(1_000);
    await list({ title: "Quambit bench" });
    await run(30_000);
    server.clock.set(new Date(Date.parse(mailedAt) - 1));
    await run(0);
    expect(await mailsTo(who)).toEqual([]);
    await run(1);
    expect(await mailsTo(who)).toHaveLength(1);
    await run(24 * hour);
    expect(await mailsTo(who)).toHaveLength(1);
  },
);

test("keeps the due email when another piece is alerted before it is sent", async () => {
  await startAt("2027-05-10T18:00:00.000Z");
  const who = await person(server, "Eve");
  await prefer(who, { alertFrequency: "daily" });
  await save(who, "Mine", "keyword=quimper");
  await run(1_000);
  await list({ title: "Quimper bench" });
  await run(30_000);
  // Everything runs late: the second piece is alerted after 8 a.m., before the email of the first one is sent.
  server.clock.set(new Date("2027-05-11T12:59:00.000Z"));
  await list({ title: "Quimper stool" });
  server.clock.set(new Date("2027-05-11T13:00:05.000Z"));
  await server.deps.jobs.runDue();
  expect(await subjectsTo(who)).toHaveLength(1);
  expect((await mailsTo(who))[0]?.text).not.toContain("Quimper stool");
  server.clock.set(new Date("2027-05-12T13:00:00.000Z"));
  await server.deps.jobs.runDue();
  const mails = (await mailsTo(who)).map(({ text }) => text).join("\n");
  expect(mails.match(/Quimper bench, \$900/g)).toHaveLength(1);
  expect(mails.match(/Quimper stool, \$900/g)).toHaveLength(1);
});

test("sends each email once when two workers run the jobs", async () => {
  await startAt("2027-06-07T18:00:00.000Z");
  const people = await Promise.all(["Fay", "Gus", "Ida"].map((name) => person(server, name)));
  for (const who of people) {
    await prefer(who, { alertFrequency: "weekly" });
    await save(who, "Mine", "keyword=quarlous");
  }
  await run(1_000);
  await list({ title: "Quarlous bench" });
  await run(30_000);
  server.clock.set(new Date("2027-06-14T13:00:00.000Z"));
  const { jobs } = server.deps;
  await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()]);
  for (const who of people) expect(await subjectsTo(who)).toEqual(["A new piece for “Mine”"]);
});

test("sends what waits when the user no longer wants to wait, and nothing once emails are off", async () => {
  await startAt("2027-07-06T18:00:00.000Z");
  const [ada, ben] = [await person(server, "Ada"), await person(server, "Ben")];
  for (const who of [ada, ben]) {
    await prefer(who, { alertFrequency: "weekly" });
    await save(who, "Mine", "keyword=quantling");
  }
  await run(1_000);
  await list({ title: "Quantling bench" });
  await run(30_000);
  expect([await mailsTo(ada), await mailsTo(ben)]).toEqual([[], []]);
  await prefer(ada, { alertFrequency: "instant" });
  await prefer(ben, { alertFrequency: "instant", muted: { inApp: [], email: ["saved-search"], push: [] } });
  await run(0);
  expect([await subjectsTo(ada), await subjectsTo(ben)]).toEqual([["A new piece for “Mine”"], []]);
  await prefer(ben, { alertFrequency: "instant" });
  await run(8 * 24 * hour);
  expect(await subjectsTo(ben)).toEqual([]);
});

test("puts the price drops of favorites into the same email, with one link that unsubscribes from both", async () => {
  await startAt("2027-08-02T18:00:00.000Z");
  const who = await person(server, "Hal");
  await prefer(who, { alertFrequency: "daily" });
  const desk = await list({ title: "Cherry desk" });
  const lamp = await list({ title: "Brass lamp" });
  for (const id of [desk, lamp]) await server.call("PUT", `/api/favorites/${id}`, { token: who.token });
  await save(who, "Mine", "keyword=quellish");
  await run(30_000);
  await list({ title: "Quellish bench" });
  await patch(desk, { price: 800_00 });
  await patch(lamp, { price: 850_00 });
  await run(30_000);
  await patch(desk, { price: 700_00 });
  await patch(lamp, { price: 900_00 });
  await run(30_000);
  server.clock.set(new Date("2027-08-03T13:00:00.000Z"));
  await run(0);
  const [mail] = await mailsTo(who);
  expect(mail?.subject).toBe("A new piece for “Mine” and a price drop");
  expect(mail?.text).toContain("Cherry desk, now $700, down from $900");
  expect(mail?.text).not.toContain("Brass lamp");
  const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
  expect((await server.call("POST", `/api/unsubscribe/${token}`)).body).toEqual({
    types: ["saved-search", "price-drop"],
    subscribed: false,
  });
});

test("sends no email to a blocked user", async () => {
  await startAt("2027-09-06T18:00:00.000Z");
  const who = await person(server, "Ivy");
  await save(who, "Mine", "keyword=quentish");
  await run(1_000);
  await prefer(who, { alertFrequency: "daily" });
  await list({ title: "Quentish bench" });
  await run(30_000);
  await updateUser(server.db, who.id, { blockedAt: server.clock.now(), blockedReason: "Spam" });
  await run(48 * hour);
  expect(await mailsTo(who)).toEqual([]);
});
