import { openChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { blockUserForTest } from "../../testing/block-user.ts";
import { openInquiry, say } from "../../testing/inquiry-chat.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import {
  ask,
  connectSocket,
  createTestSockets,
  next,
  type TestSockets,
} from "../../testing/socket-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findCaller } from "../identity/session.queries.ts";
import { endSessionsOf } from "../identity/session.service.ts";

let server: TestServer;
let origin: string;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  ({ origin } = await server.listen());
  sockets = createTestSockets(origin);
});
afterEach(() => {
  vi.restoreAllMocks();
  sockets.closeAll();
});
afterAll(() => server.close());

test("refuses a connection with a missing or wrong token", async () => {
  await expect(connectSocket(origin, undefined)).rejects.toMatchObject({
    message: "unauthenticated",
    data: { status: 401 },
  });
  await expect(connectSocket(origin, "made-up")).rejects.toMatchObject({ data: { code: "unauthenticated" } });
});

test("returns the unread counts to a new connection", async () => {
  const { buyer, seller, chat } = await openInquiry(server);
  const waiting = async (who: TestPerson) => ask(await sockets.open(who), "counts", {});
  expect(await waiting(seller)).toEqual({ ok: true, notPreviewed: 0, unreadChats: 0 });
  const line = await sockets.open(buyer);
  await say(line, chat._id, "Is it still there?");
  await server.deps.jobs.runDue();
  expect(await waiting(seller)).toEqual({ ok: true, notPreviewed: 1, unreadChats: 1 });
  expect(await waiting(buyer)).toEqual({ ok: true, notPreviewed: 0, unreadChats: 0 });
  expect(await ask(await sockets.open(seller), "seen", { ord: chat._id, upTo: 1 })).toMatchObject({
    ok: true,
  });
  expect(await waiting(seller)).toEqual({ ok: true, notPreviewed: 0, unreadChats: 0 });
});

test("closes a session's sockets when it ends, and lets blocked users read but not write", async () => {
  const { buyer, seller, chat } = await openInquiry(server);
  const [mine, theirs] = [await sockets.open(buyer), await sockets.open(seller)];
  const gone = next(mine, "disconnect");
  await server.call("POST", "/api/auth/logout", { token: buyer.token });
  expect(await gone).toBe("io server disconnect");
  await blockUserForTest(server.db, seller.id, server.clock.now());
  expect(await ask(theirs, "getMessages", { orderId: chat._id })).toMatchObject({ ok: true });
  expect(await say(theirs, chat._id, "Let me in")).toMatchObject({ ok: false, problem: { code: "blocked" } });
  const over = next(theirs, "disconnect");
  await endSessionsOf(server.db, server.deps, seller.id);
  expect(await over).toBe("io server disconnect");
});

test("leaves no socket when a session ends during its connection", async () => {
  const buyer = await person(server, "Late");
  vi.spyOn(server.deps.sessions, "lookup").mockImplementationOnce(async (...token) => {
    const caller = await findCaller(...token);
    await endSessionsOf(server.db, server.deps, buyer.id);
    return caller;
  });
  const mine = await sockets.open(buyer);
  await expect.poll(() => mine.connected).toBe(false);
});

test("closes a socket that sends requests faster than they are answered, and drops the queued ones", async () => {
  const flooding = await sockets.open(await person(server, "Flo"));
  const gone = next(flooding, "disconnect");
  const begin = Promise.withResolvers<void>();
  const lookup = vi.spyOn(server.deps.sessions, "lookup").mockImplementation(async (...token) => {
    await begin.promise;
    return findCaller(...token);
  });
  for (let sent = 0; sent < 1000; sent += 1) flooding.emit("counts", {});
  expect(await gone).toBe("io server disconnect");
  begin.resolve();
  const polite = await sockets.open(await person(server, "Pia"));
  expect(await ask(polite, "counts", {})).toMatchObject({ ok: true });
  expect(lookup.mock.calls.length).toBeLessThan(10);
});

test("reconnects a page whose connection the server has ended", async () => {
  const { token } = await person(server, "Rhea");
  const page = openChatSocket({ url: origin, token: () => token });
  const states: boolean[] = [];
  const connected = () => new Promise<void>((resolve) => page.onConnection((is) => is && resolve()));
  await connected();
  page.onConnection((is) => states.push(is));
  const begin = Promise.withResolvers<void>();
  vi.spyOn(server.deps.sessions, "lookup").mockImplementation(async (...lookedUp) => {
    await begin.promise;
    return findCaller(...lookedUp);
  });
  for (let sent = 0; sent < 300; sent += 1) void page.counts();
  await expect.poll(() => states.at(-1)).toBe(false);
  begin.resolve();
  await connected();
  expect(states).toEqual([true, false, true]);
  page.close();
});

test("closes an account's oldest connection over the limit, says why, and keeps the others", async () => {
  const me = await person(server, "Tab");
  const oldest = await sockets.open(me);
  const [reason, gone] = [next(oldest, "replaced"), next(oldest, "disconnect")];
  const others: Socket[] = [];
  for (let at = 0; at < constants.socketsPerAccount; at += 1) {
    expect(oldest.connected).toBe(true);
    others.push(await sockets.open(me));
  }
  expect(await reason).toEqual({ most: constants.socketsPerAccount });
  // With this reason the client does not reconnect by itself.
  expect(await gone).toBe("io server disconnect");
  for (const other of others) expect(await ask(other, "counts", {})).toMatchObject({ ok: true });
  const stranger = await sockets.open(await person(server, "Una"));
  expect(await ask(stranger, "counts", {})).toMatchObject({ ok: true });
});

test("answers all of a page's concurrent requests", async () => {
  const { buyer, chat } = await openInquiry(server);
  const mine = await sockets.open(buyer);
  const answers = Array.from({ length: 150 }, () => ask(mine, "counts", {}));
  expect(await say(mine, chat._id, "See you")).toMatchObject({ ok: true });
  expect(await Promise.all(answers)).toEqual(answers.map(() => expect.objectContaining({ ok: true })));
});
