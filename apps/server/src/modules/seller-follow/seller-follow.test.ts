import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { followedSellersSchema } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { userTable } from "../user/user.table.ts";
import { sellerFollowTable } from "./seller-follow.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const follow = (who: TestPerson, seller: string) =>
  server.call("PUT", `/api/followed-sellers/${seller}`, { token: who.token });
const unfollow = (who: TestPerson, seller: string) =>
  server.call("DELETE", `/api/followed-sellers/${seller}`, { token: who.token });
const list = async (who: TestPerson, page = 1) =>
  followedSellersSchema.parse(
    (await server.call("GET", `/api/followed-sellers?page=${page}`, { token: who.token })).body,
  );
const idsOf = async (who: TestPerson) => (await list(who)).sellers.map(({ seller }) => seller._id);
const inSummary = async (who: TestPerson) =>
  (
    (await server.call("GET", "/api/account-summary", { token: who.token })).body as {
      followedSellers: string[];
    }
  ).followedSellers;

test("follows sellers once each, latest first, until they are unfollowed", async () => {
  const me = await person(server, "Mia");
  const [one, other] = [await person(server, "Otto"), await person(server, "Olga")];
  expect((await follow(me, one.id)).status).toBe(204);
  server.clock.advance(1_000);
  expect((await follow(me, other.id)).status).toBe(204);
  server.clock.advance(1_000);
  expect((await follow(me, one.id)).status).toBe(204);
  expect(await idsOf(me)).toEqual([other.id, one.id]);
  expect(await inSummary(me)).toEqual([other.id, one.id]);
  expect((await unfollow(me, other.id)).status).toBe(204);
  expect((await unfollow(me, other.id)).status).toBe(204);
  expect(await idsOf(me)).toEqual([one.id]);
  expect(await idsOf(one)).toEqual([]);
});

test("shows the newest pieces for sale of each seller, newest first", async () => {
  const me = await person(server, "Mia");
  const seller = await person(server, "Otto");
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  const pieces: string[] = [];
  for (const day of [1, 2, 3, 4, 5]) pieces.push(await piece(server, seller.id, at(day)));
  await piece(server, seller.id, { ...at(6), status: "inactive" });
  await follow(me, seller.id);
  const [entry] = (await list(me)).sellers;
  expect(entry?.newest.map(({ heirloopId }) => heirloopId)).toEqual(
    pieces.toReversed().slice(0, constants.piecesPerFollowedSeller),
  );
});

test("pages the sellers and counts those of all pages", async () => {
  const me = await person(server, "Mia");
  const many = constants.followedSellersPerPage + 1;
  const followed: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const seller = await person(server, `Seller ${at}`);
    server.clock.advance(1_000);
    await follow(me, seller.id);
    followed.unshift(seller.id);
  }
  const [first, second] = [await list(me), await list(me, 2)];
  expect([...first.sellers, ...second.sellers].map(({ seller }) => seller._id)).toEqual(followed);
  expect([first.totalCount, second.totalCount, second.sellers.length]).toEqual([many, many, 1]);
});

test("refuses oneself, unknown, blocked and closed accounts, and people with a block between them", async () => {
  const me = await person(server, "Mia");
  const [gone, banned] = [
    await person(server, "Gail", {
      blockedAt: server.clock.now(),
      blockedReason: "Closed",
      closedAt: server.clock.now(),
    }),
    await person(server, "Bo", { blockedAt: server.clock.now(), blockedReason: "Test" }),
  ];
  const [blocker, blocked] = [await person(server, "Otto"), await person(server, "Olga")];
  await server.call("PUT", `/api/blocked-people/${me.id}`, { token: blocker.token });
  await server.call("PUT", `/api/blocked-people/${blocked.id}`, { token: me.token });
  const refused: unknown[] = [];
  for (const id of [me.id, "unknown-person-1", gone.id, banned.id, blocker.id, blocked.id]) {
    const { body } = await follow(me, id);
    const { code, detail } = body as { code: string; detail?: string };
    refused.push(detail === undefined ? code : `${code}: ${detail}`);
  }
  expect(refused).toEqual([
    "state-conflict: You cannot follow yourself.",
    "not-found",
    "not-found",
    "not-found",
    "not-accepting: This seller cannot be followed.",
    "not-accepting: You blocked this seller. Unblock them in your settings first.",
  ]);
});

test("leaves out sellers whose account is blocked until it is not", async () => {
  const me = await person(server, "Mia");
  const seller = await person(server, "Otto");
  await follow(me, seller.id);
  const setBlocked = (blockedAt: Date | null) =>
    server.db
      .update(userTable)
      .set({ blockedAt, blockedReason: blockedAt && "Test" })
      .where(eq(userTable.id, seller.id));
  await setBlocked(server.clock.now());
  expect(await list(me)).toEqual({ sellers: [], totalCount: 0 });
  await setBlocked(null);
  expect(await idsOf(me)).toEqual([seller.id]);
});

test.each(["follower", "seller"] as const)("ends the follow when the %s blocks the other", async (by) => {
  const me = await person(server, "Mia");
  const seller = await person(server, "Otto");
  await follow(me, seller.id);
  const [blocker, blocked] = by === "follower" ? [me, seller] : [seller, me];
  await server.call("PUT", `/api/blocked-people/${blocked.id}`, { token: blocker.token });
  await server.call("DELETE", `/api/blocked-people/${blocked.id}`, { token: blocker.token });
  expect(await idsOf(me)).toEqual([]);
});

test("refuses more than the maximum, and accepts another after one is unfollowed", async () => {
  const me = await person(server, "Mia");
  const seller = await person(server, "Otto");
  const many = constants.followedSellersPerAccount;
  const now = server.clock.now();
  const rows = Array.from({ length: many }, (_, at) => `followed-${at}`);
  const [template] = await server.db.select().from(userTable).where(eq(userTable.id, seller.id));
  if (template === undefined) throw new Error("There is no seller.");
  await server.db
    .insert(userTable)
    .values(rows.map((id) => ({ ...template, id, slug: id, email: `${id}@demo.test` })));
  await server.db
    .insert(sellerFollowTable)
    .values(rows.map((sellerId) => ({ followerId: me.id, sellerId, alertedUntil: now, createdAt: now })));
  expect((await follow(me, seller.id)).body).toMatchObject({ code: "limit-reached" });
  await unfollow(me, "followed-0");
  expect((await follow(me, seller.id)).status).toBe(204);
});
