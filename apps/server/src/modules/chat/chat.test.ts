import { readFile } from "node:fs/promises";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Order } from "@heirloop/contract/order/order.schema";
import sharp from "sharp";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { openInquiry, say } from "../../testing/inquiry-chat.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { ask, createTestSockets, next, type TestSockets } from "../../testing/socket-client.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { getAccountSummary } from "../account-summary/account-summary.queries.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { insertChat } from "./chat.queries.ts";
import { insertMessage } from "./message.queries.ts";

let server: TestServer;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  sockets = createTestSockets((await server.listen()).origin);
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const noChat = {
  consignmentId: null,
  orderId: null,
  sellerAlias: "seller",
  lastNumber: 0,
  lastAt: testInstant,
  createdAt: testInstant,
};
const noMessage = {
  clientId: null,
  type: "text" as const,
  text: "Is it still there?",
  pictureKey: null,
  offer: null,
  createdAt: testInstant,
};
const inquiry = (more?: Parameters<typeof openInquiry>[1]) => openInquiry(server, more);
const chatOf = async (who: TestPerson, id: string) =>
  (await server.call("GET", `/api/chat/${id}`, { token: who.token })).body as Chat;
async function order(
  buyer: TestPerson,
  listing: string,
  extra: Record<string, unknown> = {},
): Promise<Order> {
  const body = {
    listings: [{ id: listing, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...extra,
  };
  const [made] = (
    (await server.call("POST", "/api/checkout", { token: buyer.token, body })).body as { orders: Order[] }
  ).orders;
  if (made === undefined) throw new Error("No order was made.");
  return made;
}
const drive = (who: TestPerson, { _id }: Order, body: unknown) =>
  server.call("POST", `/api/orders/${_id}/events`, { token: who.token, body });

test("reads a chat's last message and unread count in one snapshot", async () => {
  const { buyer, seller, chat } = await inquiry();
  const socket = await sockets.open(seller);
  const writing = Promise.all(Array.from({ length: 20 }, (_, at) => say(socket, chat._id, `Message ${at}`)));
  const lists = await Promise.all(
    Array.from({ length: 20 }, () => server.call("GET", "/api/chat/all-chats", { token: buyer.token })),
  );
  expect((await writing).every(({ ok }) => ok)).toBe(true);
  for (const { body } of lists) {
    const [listed] = body as Chat[];
    expect(listed?.unreadCount).toBe(listed?.messages.at(-1)?.number ?? 0);
  }
});

test("keeps other chats' notifications when one chat is read", async () => {
  const seller = await person(server, "Sam");
  const chats: Array<{ socket: Socket; id: string }> = [];
  for (const name of ["Bea", "Ben"]) {
    const buyer = await person(server, name);
    const listing = await piece(server, seller.id);
    const { body } = await server.call("POST", "/api/chat", { token: buyer.token, body: { listing } });
    chats.push({ socket: await sockets.open(buyer), id: (body as Chat)._id });
  }
  for (const { socket, id } of chats) await say(socket, id, "Is it still there?");
  await server.deps.jobs.runDue();
  const socket = await sockets.open(seller);
  expect(await ask(socket, "counts", {})).toEqual({ ok: true, notPreviewed: 2, unreadChats: 2 });
  await ask(socket, "seen", { ord: chats[0]?.id, upTo: 1 });
  expect(await ask(socket, "counts", {})).toEqual({ ok: true, notPreviewed: 1, unreadChats: 1 });
});

test("counts unread chats like the header, beyond the chats that are listed", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  for (let at = 0; at <= constants.chatsReadMaximum; at += 1) {
    const listingId = await piece(server, seller.id);
    const chat = { ...noChat, id: newId(), listingId, buyerId: buyer.id, sellerId: seller.id };
    await insertChat(server.db, chat);
    await insertMessage(server.db, { ...noMessage, id: newId(), chatId: chat.id, senderId: buyer.id });
  }
  const caller = { userId: seller.id, impersonatedBy: null };
  expect((await getAccountSummary(server.db, caller))?.unreadChats).toBe(constants.chatsReadMaximum + 1);
  const socket = await sockets.open(seller);
  expect(await ask(socket, "counts", {})).toMatchObject({ unreadChats: constants.chatsReadMaximum + 1 });
});

test("keeps the other side's notification and those of the chat's order when a chat is read", async () => {
  const { buyer, seller, chat } = await inquiry();
  const [theirs, mine] = [await sockets.open(seller), await sockets.open(buyer)];
  await say(theirs, chat._id, "It is");
  await say(mine, chat._id, "Is it still there?");
  await transaction(server.db, (tx) =>
    server.deps.notify(tx, {
      userId: seller.id,
      type: "order",
      text: "canceled the order",
      sender: null,
      listingIds: [],
      orderId: null,
      chatId: chat._id,
    }),
  );
  const counts = async () => [await ask(theirs, "counts", {}), await ask(mine, "counts", {})];
  expect(await counts()).toMatchObject([{ notPreviewed: 2 }, { notPreviewed: 1 }]);
  await ask(theirs, "seen", { ord: chat._id, upTo: 2 });
  expect(await counts()).toMatchObject([{ notPreviewed: 1 }, { notPreviewed: 1 }]);
});

test("notifies of a message beside unread updates of the order, and only of the first unread one", async () => {
  const { buyer, seller, listing } = await inquiry();
  const placed = await order(buyer, listing);
  await drive(seller, placed, { type: "approve" });
  const messagesOf = async (who: TestPerson) =>
    (await listNotificationTexts(server.db, who.id)).filter((text) => text.includes("wrote:"));
  const [mine, theirs] = [await sockets.open(buyer), await sockets.open(seller)];
  await say(mine, placed._id, "Is there parking?");
  await say(mine, placed._id, "And an elevator?");
  await say(theirs, placed._id, "There is");
  expect(await messagesOf(seller)).toEqual([expect.stringContaining("wrote: Is there parking?")]);
  expect(await messagesOf(buyer)).toEqual([expect.stringContaining("wrote: There is")]);
});

test("opens one inquiry chat per buyer and piece, and none for the buyer's own piece", async () => {
  const { buyer, seller, listing, chat } = await inquiry();
  expect(chat).toMatchObject({
    status: "inquiry",
    order: null,
    messages: [],
    unreadCount: 0,
    buyer: { _id: buyer.id },
    seller: { _id: seller.id },
  });
  const again = await server.call("POST", "/api/chat", { token: buyer.token, body: { listing } });
  expect((again.body as Chat)._id).toBe(chat._id);
  expect(
    (await server.call("POST", "/api/chat", { token: seller.token, body: { listing } })).body,
  ).toMatchObject({ code: "own-listing" });
});

test("delivers a message to both sides as unread until seen, under its real sender", async () => {
  const { buyer, seller, chat } = await inquiry();
  const [mine, theirs] = [await sockets.open(buyer), await sockets.open(seller)];
  const arrived = next(theirs, "messages");
  const said = await ask(mine, "message", {
    message: { id: "client-id-1", text: "  Is it still there?  " },
    usr: seller.id,
    ord: chat._id,
    rec: buyer.id,
  });
  const message = {
    number: 1,
    clientId: "client-id-1",
    type: "text",
    text: "Is it still there?",
    sender: buyer.id,
  };
  expect([said, await arrived]).toEqual([
    { ok: true, message: expect.objectContaining(message) },
    { msg: [expect.objectContaining(message)], ord: chat._id },
  ]);
  expect(await chatOf(seller, chat._id)).toMatchObject({
    unreadCount: 1,
    notification: { present: true, users: [seller.id] },
    messages: [{ seenBy: [buyer.id] }],
  });
  expect(await listNotificationTexts(server.db, seller.id)).toEqual(["Bea wrote: Is it still there?"]);
  const seenEvent = next(mine, "seen");
  expect(await ask(theirs, "seen", { ord: chat._id, upTo: 99 })).toEqual({ ok: true });
  expect(await seenEvent).toEqual({ ord: chat._id, by: seller.id, upTo: 1 });
  expect(await chatOf(seller, chat._id)).toMatchObject({
    unreadCount: 0,
    notification: { present: false, users: [] },
    messages: [{ seenBy: [buyer.id, seller.id] }],
  });
  const typing = next(theirs, "typing");
  mine.emit("typing", { ord: chat._id });
  expect(await typing).toEqual({ ord: chat._id, by: buyer.id });
});

test("numbers messages without gaps, stores repeats once, and returns missed ones after a number", async () => {
  const { buyer, seller, chat } = await inquiry();
  const [mine, other, theirs] = [
    await sockets.open(buyer),
    await sockets.open(buyer),
    await sockets.open(seller),
  ];
  const writers = [mine, other, theirs];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      say(
        writers[n % 3] ?? mine,
        chat._id,
        `Message ${Math.floor(n / 2)}`,
        `client-${n % 3 === 2 ? "s" : "b"}-${Math.floor(n / 2)}`,
      ),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const stored = (await chatOf(buyer, chat._id)).messages;
  expect(stored.map(({ number }) => number)).toEqual(stored.map((_, index) => index + 1));
  expect(new Set(stored.map(({ clientId, sender }) => `${String(sender)} ${String(clientId)}`)).size).toBe(
    stored.length,
  );
  const missed = (await ask(theirs, "getMessages", {
    orderId: chat._id,
    senderId: "anybody",
    after: 20,
  })) as { ok: boolean; msg: Message[]; ord: string };
  expect([missed.ok, missed.ord, missed.msg]).toEqual([true, chat._id, stored.slice(20)]);
  const repeated = await say(mine, chat._id, "Message 0", "client-b-0");
  expect(repeated.message?._id).toBe(
    stored.find(({ clientId, sender }) => clientId === "client-b-0" && sender === buyer.id)?._id,
  );
});

test("delivers one socket's messages in the order sent", async () => {
  const { buyer, chat } = await inquiry();
  const mine = await sockets.open(buyer);
  const texts = Array.from({ length: 20 }, (_, n) => `Line number ${n}`);
  await Promise.all(texts.map((text) => say(mine, chat._id, text)));
  expect((await chatOf(buyer, chat._id)).messages.map(({ text }) => text)).toEqual(texts);
});

test("answers invalid payloads, strangers and unknown chats with a problem", async () => {
  const { buyer, chat } = await inquiry();
  const [mine, stranger] = [await sockets.open(buyer), await sockets.open(await person(server, "Nosy"))];
  const code = async (socket: Socket, event: string, payload: unknown) =>
    ((await ask(socket, event, payload)) as { ok: boolean; problem: { code: string } }).problem.code;
  expect(await code(mine, "message", { message: { id: "client-id-2", text: "   " }, ord: chat._id })).toBe(
    "invalid",
  );
  expect(await code(mine, "message", "hello")).toBe("invalid");
  expect(await code(mine, "message", undefined)).toBe("invalid");
  expect(
    await code(mine, "message", { message: { id: "client-id-3", text: "a".repeat(4001) }, ord: chat._id }),
  ).toBe("invalid");
  for (const text of ["a\0b", "a\ud83d"])
    expect(await code(mine, "message", { message: { id: "client-id-5", text }, ord: chat._id })).toBe(
      "invalid",
    );
  expect(await code(mine, "getMessages", { orderId: "no-such-chat" })).toBe("not-found");
  expect(await code(stranger, "getMessages", { orderId: chat._id })).toBe("permission-denied");
  const farther = Number.MAX_SAFE_INTEGER;
  expect(await code(mine, "getMessages", { orderId: chat._id, after: farther })).toBe("invalid");
  expect(await code(mine, "seen", { ord: chat._id, upTo: farther })).toBe("invalid");
  expect(await code(stranger, "message", { message: { id: "client-id-4", text: "Hi" }, ord: chat._id })).toBe(
    "permission-denied",
  );
  expect(
    (await server.call("GET", `/api/chat/${chat._id}`, { token: (await person(server, "Other")).token }))
      .body,
  ).toMatchObject({ title: "Permission denied" });
});

test("turns the inquiry into the order's chat at checkout, and closes and opens it with the order", async () => {
  const { buyer, seller, listing, chat } = await inquiry();
  const [mine, theirs] = [await sockets.open(buyer), await sockets.open(seller)];
  await say(mine, chat._id, "Hello");
  const news = next(theirs, "order");
  const placed = await order(buyer, listing);
  expect([placed.chat, await news]).toEqual([chat._id, { orderId: placed._id, status: "requested" }]);
  expect(await say(mine, placed._id, "Are you there?")).toMatchObject({
    ok: false,
    problem: { code: "chat-closed", detail: "You can talk once the seller has approved the order." },
  });
  await drive(seller, placed, { type: "approve" });
  expect(await say(mine, placed._id, "Thank you")).toMatchObject({ ok: true, message: { number: 4 } });
  const full = await chatOf(buyer, placed._id);
  expect([full._id, full.status, full.messages.map(({ type, text }) => `${type}: ${text ?? ""}`)]).toEqual([
    chat._id,
    "scheduling",
    [
      "text: Hello",
      "update: The order was placed and waits for the seller’s approval",
      "update: The seller approved the order",
      "text: Thank you",
    ],
  ]);
  await drive(buyer, placed, { type: "cancel" });
  expect(await say(theirs, placed._id, "The refund is on its way")).toMatchObject({ ok: true });
});

test("writes offer messages, even into a closed chat, and hides a business", async () => {
  const { buyer, seller, listing } = await inquiry({ isBusiness: true, shopName: "Old Oak" });
  const mine = await sockets.open(buyer);
  const placed = await order(buyer, listing, { offerAmount: 300_00 });
  const arrived = next(
    mine,
    "messages",
    (data) => (data as { msg: Message[] }).msg[0]?.offer?.status === "counteroffer",
  );
  await drive(seller, placed, { type: "counter", amount: 400_00 });
  const { msg } = (await arrived) as { msg: Message[] };
  expect(msg).toMatchObject([
    { type: "offer-sent", offer: { status: "counteroffer", amount: 400_00, counteroffer: 400_00 } },
  ]);
  const { seller: shown, messages } = await chatOf(buyer, placed._id);
  expect([shown.firstName, msg[0]?.sender, messages.at(-1)?.sender]).toEqual([
    "Local business seller",
    shown._id,
    shown._id,
  ]);
  expect(shown._id).not.toBe(seller.id);
  expect(await say(mine, placed._id, "Deal?")).toMatchObject({
    ok: false,
    problem: { code: "chat-closed", detail: "You can talk once the offer is accepted." },
  });
  await drive(buyer, placed, { type: "withdraw" });
  expect(await say(mine, placed._id, "A pity")).toMatchObject({
    ok: false,
    problem: { code: "chat-closed", detail: "The offer was withdrawn." },
  });
});

test("moderates a picture, stores it privately and serves it by signed URL only", async () => {
  const { buyer, seller, listing, chat } = await inquiry();
  const theirs = await sockets.open(seller);
  const arrived = next(theirs, "messages");
  const bytes = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
      .png()
      .toBuffer(),
  );
  const sent = await server.call("POST", `/api/chat/${chat._id}`, {
    token: buyer.token,
    file: { name: "corner.png", bytes },
  });
  const { imageUrl } = sent.body as Message;
  expect([sent.status, sent.body, await arrived]).toEqual([
    201,
    expect.objectContaining({ type: "image", text: null, sender: buyer.id }),
    { msg: [expect.objectContaining({ imageUrl })], ord: chat._id },
  ]);
  expect((await server.call("GET", imageUrl ?? "")).status).toBe(200);
  expect((await server.call("GET", (imageUrl ?? "").split("?")[0] ?? "")).status).not.toBe(200);
  const text = new Uint8Array(await readFile(new URL(import.meta.url)));
  expect(
    (
      await server.call("POST", `/api/chat/${chat._id}`, {
        token: buyer.token,
        file: { name: "a.png", bytes: text },
      })
    ).body,
  ).toMatchObject({ code: "unsupported-type" });
  const placed = await order(buyer, listing);
  expect(
    (
      await server.call("POST", `/api/chat/${placed._id}`, {
        token: buyer.token,
        file: { name: "corner.png", bytes },
      })
    ).body,
  ).toMatchObject({ status: 409, code: "chat-closed" });
});

test("lists chats newest first, each with its last message", async () => {
  const { buyer, chat } = await inquiry();
  const other = await piece(server, (await person(server, "Second")).id);
  server.clock.advance(1000);
  const second = (await server.call("POST", "/api/chat", { token: buyer.token, body: { listing: other } }))
    .body as Chat;
  const mine = await sockets.open(buyer);
  await say(mine, second._id, "First");
  server.clock.advance(1000);
  await say(mine, chat._id, "One");
  await say(mine, chat._id, "Two");
  const list = (await server.call("GET", "/api/chat/all-chats", { token: buyer.token })).body as Chat[];
  expect(list.map(({ _id, messages }) => [_id, messages.map(({ text }) => text)])).toEqual([
    [chat._id, ["Two"]],
    [second._id, ["First"]],
  ]);
});

test("publishes a piece's hold and sale to its viewers", async () => {
  const { buyer, seller, listing } = await inquiry();
  const watcher = await sockets.open(await person(server, "Watcher"));
  expect(await ask(watcher, "watchListing", { heirloopId: listing })).toEqual({ ok: true });
  const held = next(watcher, "listing");
  await server.call("POST", "/api/checkout/holds", { token: buyer.token, body: { listings: [listing] } });
  expect(await held).toMatchObject({
    heirloopId: listing,
    price: 500_00,
    status: "active",
    reservedUntil: expect.any(String),
  });
  const placed = await order(buyer, listing);
  const sold = next(watcher, "listing", (data) => (data as { status: string }).status === "sold");
  await drive(seller, placed, { type: "approve" });
  expect(await sold).toMatchObject({ heirloopId: listing, status: "sold", reservedUntil: null });
});

test("sends a piece's current state to a new subscriber", async () => {
  const { buyer, listing } = await inquiry();
  const watcher = await sockets.open(await person(server, "Watcher"));
  await server.call("POST", "/api/checkout/holds", { token: buyer.token, body: { listings: [listing] } });
  const heard = next(watcher, "listing");
  await ask(watcher, "watchListing", { heirloopId: listing });
  expect(await heard).toMatchObject({ heirloopId: listing, reservedUntil: expect.any(String) });
});
