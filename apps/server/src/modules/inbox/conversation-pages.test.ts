import { openChatSocket } from "@heirloop/api-client/chat/chat-socket";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { countingStatements } from "../../platform/database/statement-count.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { openInquiry, say } from "../../testing/inquiry-chat.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { ask, createTestSockets, type TestSockets } from "../../testing/socket-client.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { selectChats } from "../chat/chat.queries.ts";
import { selectLatestMessages } from "../chat/message.queries.ts";
import { chatTable, messageTable } from "../chat/chat.table.ts";

const messageCount = 3_000;

let server: TestServer;
let origin: string;
let sockets: TestSockets;
let long: Awaited<ReturnType<typeof openInquiry>>;

/** Opens a chat in which the two sides wrote in turn. */
async function openChat(count: number) {
  const opened = await openInquiry(server);
  const { buyer, seller, chat } = opened;
  if (count > 0)
    await server.db.insert(messageTable).values(
      Array.from({ length: count }, (_, at) => ({
        id: newId(),
        chatId: chat._id,
        number: at + 1,
        clientId: null,
        type: "text" as const,
        text: `Message ${at + 1}`,
        pictureKey: null,
        senderId: at % 2 === 0 ? buyer.id : seller.id,
        offer: null,
        createdAt: testInstant,
      })),
    );
  await server.db.update(chatTable).set({ lastNumber: count }).where(eq(chatTable.id, chat._id));
  return opened;
}

beforeAll(async () => {
  server = await startTestServer();
  ({ origin } = await server.listen());
  sockets = createTestSockets(origin);
  long = await openChat(messageCount);
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const get = async <T>({ token }: TestPerson, path: string): Promise<T> =>
  (await server.call("GET", path, { token })).body as T;
const numbersOf = (messages: readonly Message[]) => messages.map(({ number }) => number);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Calls the API like a page does, because other requests count their own statements. */
const countStatements = ({ token }: TestPerson, path: string) =>
  countingStatements(async (count) => {
    const request = new Request(`http://localhost${path}`, { headers: { "x-auth-token": token } });
    const answer = await server.app.fetch(request, { ip: "127.0.0.1", inProcess: true });
    expect(answer.status).toBe(200);
    return { bytes: (await answer.text()).length, statements: count.statements };
  });

test("opens a chat of 3,000 messages with the last 50, and reads the others page by page", async () => {
  const path = `/api/chat/${long.chat._id}`;
  const { messages } = await get<Chat>(long.buyer, path);
  expect(numbersOf(messages)).toEqual(range(2_951, 3_000));
  const read = [...messages];
  while (read[0] !== undefined && read[0].number > 1)
    read.unshift(...(await get<Message[]>(long.buyer, `${path}/messages?before=${read[0].number}`)));
  expect(numbersOf(read)).toEqual(range(1, messageCount));
});

test("opens a long chat with the statements of a short one, and one page of bytes", async () => {
  const short = await openChat(1);
  const [one, many] = [
    await countStatements(short.buyer, `/api/chat/${short.chat._id}`),
    await countStatements(long.buyer, `/api/chat/${long.chat._id}`),
  ];
  expect(many.statements).toBe(one.statements);
  expect(many.bytes).toBeLessThan(40_000);
  const page = await countStatements(long.buyer, `/api/chat/${long.chat._id}/messages?before=2000`);
  expect(page.statements).toBeLessThanOrEqual(6);
});

test("answers a socket with the next 200 messages after a number, and says whether there are more", async () => {
  const socket = await sockets.open(long.seller);
  const { _id: orderId } = long.chat;
  const catchUp = async (after?: number) => {
    const { msg, more } = (await ask(socket, "getMessages", { orderId, after })) as {
      msg: Message[];
      more: boolean;
    };
    return { numbers: numbersOf(msg), more };
  };
  expect(await catchUp()).toEqual({ numbers: range(1, 200), more: true });
  expect(await catchUp(2_799)).toEqual({ numbers: range(2_800, 2_999), more: true });
  expect(await catchUp(2_800)).toEqual({ numbers: range(2_801, messageCount), more: false });
});

test("a page catches up with everything, however much it missed", async () => {
  const socket = openChatSocket({ url: origin, token: () => long.seller.token });
  await new Promise<void>((connected) => {
    socket.onConnection((isConnected) => isConnected && connected());
  });
  const missed = await socket.messagesAfter(long.chat._id, 2_500);
  expect(missed.ok && numbersOf(missed.value)).toEqual(range(2_501, messageCount));
  socket.close();
});

test("keeps unread counts and read receipts beyond the messages that are loaded", async () => {
  const { buyer, seller, chat } = await openChat(120);
  const path = `/api/chat/${chat._id}`;
  const open = (who: TestPerson) => get<Chat>(who, path);
  expect(await open(seller)).toMatchObject({ unreadCount: 60, seenUpTo: 0 });
  const socket = await sockets.open(seller);
  await ask(socket, "seen", { ord: chat._id, upTo: 40 });
  expect(await open(seller)).toMatchObject({ unreadCount: 40, seenUpTo: 40 });
  expect(await open(buyer)).toMatchObject({ unreadCount: 60, seenUpTo: 0 });
  const [seen, unseen] = await get<Message[]>(buyer, `${path}/messages?before=42&limit=2`);
  expect([seen?.number, seen?.seenBy, unseen?.number, unseen?.seenBy]).toEqual([
    40,
    [seller.id],
    41,
    [buyer.id],
  ]);
  await say(socket, chat._id, "Number 121");
  expect((await open(buyer)).messages.at(-1)?.number).toBe(121);
});

test("finds messages and chats by their indexes, without sorting a whole conversation", async () => {
  const { buyer, seller } = long;
  const listingIds = await server.db.select({ id: chatTable.listingId }).from(chatTable);
  for (let at = 0; at < 300; at += 1) {
    const other = at % 10 === 0 ? buyer : await person(server, `Ada${at}`);
    await server.db
      .insert(chatTable)
      .values({
        id: newId(),
        listingId: listingIds[at % listingIds.length]?.id ?? "",
        consignmentId: null,
        buyerId: other.id,
        sellerId: (await person(server, `Bob${at}`)).id,
        orderId: null,
        sellerAlias: "seller",
        lastNumber: 0,
        lastAt: testInstant,
        createdAt: testInstant,
      })
      .onConflictDoNothing();
  }
  await server.db.execute(sql`analyze ${messageTable}`);
  await server.db.execute(sql`analyze ${chatTable}`);
  const explain = async (query: { getSQL(): ReturnType<typeof sql> }) =>
    JSON.stringify((await server.db.execute(sql`explain ${query.getSQL()}`)).rows);
  const page = { before: 2_000, limit: constants.messagesPerPage };
  const plans = {
    latest: await explain(selectLatestMessages(server.db, long.chat._id, { ...page, before: null })),
    earlier: await explain(selectLatestMessages(server.db, long.chat._id, page)),
    chats: await explain(
      selectChats(server.db, seller.id, { after: { id: newId(), lastAt: testInstant }, limit: 25 }),
    ),
  };
  for (const messages of [plans.latest, plans.earlier]) {
    expect(messages).toContain("Index Scan Backward using message_number");
    expect(messages).not.toContain("Sort");
  }
  expect(plans.chats).toContain("chat_buyer");
  expect(plans.chats).toContain("chat_seller");
  for (const plan of Object.values(plans)) expect(plan).not.toContain("Seq Scan");
});
