import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { consigned } from "../../testing/consigned-piece.ts";
import { blockUserForTest } from "../../testing/block-user.ts";
import { say } from "../../testing/inquiry-chat.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { ask, createTestSockets, next, type TestSockets } from "../../testing/socket-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listNotifications } from "../notification/notification.queries.ts";

let server: TestServer;
let sockets: TestSockets;
let shop: TestPerson;
let rival: TestPerson;
let owner: TestPerson;
let owners = 0;
beforeAll(async () => {
  server = await startTestServer();
  sockets = createTestSockets((await server.listen()).origin);
});
beforeEach(async () => {
  owners += 1;
  owner = await person(server, `Ruth${owners}`);
  shop = await person(server, `Shop${owners}`, { isBusiness: true, shopName: "Old Oak" });
  rival = await person(server, `Rival${owners}`, { isBusiness: true, shopName: "Rival Rooms" });
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const move = async (who: TestPerson, id: string, event: string, body?: object) => {
  const { status } = await server.call("POST", `/api/consign/${id}/${event}`, {
    token: who.token,
    ...(body && { body }),
  });
  expect(status).toBe(200);
};
const accept = (who: TestPerson, id: string) => move(who, id, "accept", { pricePlan: 900_00 });
const acceptedPiece = async () => {
  const id = await consigned(server, owner);
  await accept(shop, id);
  return id;
};
const open = (who: TestPerson, id: string) =>
  server.call("POST", `/api/consign/${id}/chat`, { token: who.token });
const opened = async (who: TestPerson, id: string) => (await open(who, id)).body as Chat;
const chatsOf = async (who: TestPerson) =>
  (await server.call("GET", "/api/chat/all-chats", { token: who.token })).body as Chat[];

test("is one chat for both sides, and shows them the piece", async () => {
  const id = await acceptedPiece();
  const chat = await opened(owner, id);
  expect(chat).toMatchObject({
    subject: "consignment",
    consignment: {
      _id: id,
      title: "Walnut credenza",
      images: ["/pictures/demo/one"],
      status: "accepted",
      isHeld: true,
    },
    order: null,
    offer: null,
    status: "inquiry",
    buyer: { _id: owner.id },
    seller: { _id: shop.id, firstName: "Old Oak" },
    messages: [],
  });
  expect((await opened(shop, id))._id).toBe(chat._id);
  expect((await chatsOf(owner)).map(({ _id }) => _id)).toEqual([chat._id]);
  expect((await chatsOf(shop)).map(({ _id }) => _id)).toEqual([chat._id]);
});

test("opens one chat when both sides open it at the same time", async () => {
  const id = await acceptedPiece();
  const chats = await Promise.all([opened(owner, id), opened(shop, id), opened(owner, id), opened(shop, id)]);
  expect(new Set(chats.map(({ _id }) => _id)).size).toBe(1);
});

test("answers pages that were loaded before chats had consignments", async () => {
  expect(await opened(owner, await acceptedPiece())).toMatchObject({ listing: null, listings: [] });
});

test("cannot be opened before a shop has accepted the piece, after the end, or by others", async () => {
  const id = await consigned(server, owner);
  expect((await open(owner, id)).body).toMatchObject({
    code: "chat-closed",
    detail: "You can talk once a shop has accepted the piece.",
  });
  expect((await open(shop, id)).status).toBe(409);
  await accept(shop, id);
  expect((await open(rival, id)).body).toMatchObject({ code: "consignment-taken" });
  expect((await open(await person(server, "Stranger"), id)).status).toBe(404);
  expect((await open(owner, "no-such-piece-1")).status).toBe(404);
  await move(owner, id, "withdraw");
  expect((await open(shop, id)).body).toMatchObject({
    code: "chat-closed",
    detail: "The owner withdrew the piece.",
  });
});

test("delivers messages, typing, read positions and notifications as in other chats", async () => {
  const { _id } = await opened(owner, await acceptedPiece());
  const [ofOwner, ofShop] = [await sockets.open(owner), await sockets.open(shop)];
  const typing = next(ofShop, "typing");
  await ask(ofOwner, "typing", { ord: _id });
  expect(await typing).toEqual({ ord: _id, by: owner.id });
  const arrives = next(ofShop, "messages");
  await say(ofOwner, _id, "There is an elevator");
  expect(await arrives).toMatchObject({ ord: _id, msg: [{ number: 1, text: "There is an elevator" }] });
  expect(await listNotifications(server.db, shop.id, 0, 1)).toMatchObject([
    {
      type: "message",
      text: "wrote: There is an elevator",
      senderName: `Ruth${owners}`,
      listingIds: [],
      orderId: null,
      chatId: _id,
    },
  ]);
  expect(await ask(ofShop, "counts", {})).toMatchObject({ unreadChats: 1 });
  const seen = next(ofOwner, "seen");
  await ask(ofShop, "seen", { ord: _id, upTo: 1 });
  expect(await seen).toEqual({ ord: _id, by: shop.id, upTo: 1 });
  expect(await ask(ofShop, "counts", {})).toMatchObject({ unreadChats: 0 });
});

test("takes pictures from its two sides while it is open", async () => {
  const id = await acceptedPiece();
  const { _id } = await opened(owner, id);
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#8a4b2a" } });
  const file = { name: "piece.png", bytes: new Uint8Array(await image.png().toBuffer()) };
  const send = ({ token }: TestPerson) => server.call("POST", `/api/chat/${_id}`, { token, file });
  const sent = await send(shop);
  expect([sent.status, (sent.body as Message).type]).toEqual([201, "image"]);
  expect((await send(rival)).status).toBe(403);
  await move(owner, id, "withdraw");
  expect((await send(shop)).body).toMatchObject({ code: "chat-closed" });
});

test("stays readable and closed after a release, and the next shop gets another chat", async () => {
  const id = await acceptedPiece();
  const first = await opened(owner, id);
  const [ofOwner, ofShop] = [await sockets.open(owner), await sockets.open(shop)];
  await say(ofOwner, first._id, "There is an elevator");
  await move(shop, id, "release", { reason: "No room left" });
  for (const socket of [ofOwner, ofShop])
    expect(await say(socket, first._id, "Are you sure?")).toMatchObject({
      ok: false,
      problem: { code: "chat-closed", detail: "The shop released the piece." },
    });
  expect((await open(shop, id)).status).toBe(409);

  await accept(rival, id);
  const second = await opened(owner, id);
  expect(second._id).not.toBe(first._id);
  expect(second).toMatchObject({ consignment: { isHeld: true }, seller: { _id: rival.id }, messages: [] });
  expect(await say(ofOwner, second._id, "Hello")).toMatchObject({ ok: true });
  for (const who of [owner, shop]) {
    const { body } = await server.call("GET", `/api/chat/${first._id}`, { token: who.token });
    expect(body).toMatchObject({
      consignment: { isHeld: false },
      messages: [{ text: "There is an elevator" }],
    });
  }
  const foreign = await server.call("GET", `/api/chat/${first._id}`, { token: rival.token });
  expect(foreign.status).toBe(403);
  expect(await chatsOf(rival)).toMatchObject([{ _id: second._id }]);
});

test.each(["collect", "list", "return"] as const)("follows the piece: %s", async (last) => {
  const id = await acceptedPiece();
  const { _id } = await opened(owner, id);
  const socket = await sockets.open(shop);
  for (const event of ["collect", "list", "return"] as const) {
    await move(shop, id, event, event === "list" ? {} : undefined);
    if (event === last) break;
  }
  expect(await say(socket, _id, "News")).toMatchObject(
    last === "return"
      ? { ok: false, problem: { detail: "The piece was given back to its owner." } }
      : { ok: true },
  );
});

test("takes nothing from a blocked account", async () => {
  const { _id } = await opened(owner, await acceptedPiece());
  const socket = await sockets.open(shop);
  await blockUserForTest(server.db, shop.id, server.clock.now());
  expect(await say(socket, _id, "Hello")).toMatchObject({ ok: false, problem: { code: "blocked" } });
});
