import { type Chat, chatSchema, type Message, messageSchema } from "@heirloop/contract/chat/chat.schema";
import { expect, test } from "vitest";
import { hasChat, addMessages, updateUnreadCount, mergeLiveChats } from "./live-chats.ts";

const me = "buyer-0001";
const party = (id: string) => ({ _id: id, firstName: id, slug: null, picture: null, isBusiness: false });

const message = (number: number, sender: string | null): Message =>
  messageSchema.parse({
    _id: `message-${number}`,
    number,
    clientId: null,
    type: "text",
    text: `text ${number}`,
    imageUrl: null,
    sender,
    date: "2026-11-21T10:00:00.000Z",
    seenBy: [],
    offer: null,
  });

const chat = (id: string, last: Message, unreadCount = 0): Chat =>
  chatSchema.parse({
    _id: id,
    subject: "listing",
    order: null,
    listing: null,
    listings: [],
    buyer: party(me),
    seller: party("seller-0001"),
    offer: null,
    messages: [last],
    notification: { present: unreadCount > 0, users: [] },
    unreadCount,
    status: "inquiry",
  });

const first = chat("chat-0001", message(1, me));
const second = chat("chat-0002", message(4, "seller-0001"), 1);
const shown = (chats: readonly Chat[]) =>
  chats.map(({ _id, messages, unreadCount }) => [_id, messages.at(-1)?.text, unreadCount]);

test("moves a conversation with a new message to the top and counts it as unread", () => {
  const event = { ord: second._id, msg: [message(5, "seller-0001"), message(6, null)] };
  expect(shown(addMessages([first, second], event, me))).toEqual([
    ["chat-0002", "text 6", 3],
    ["chat-0001", "text 1", 0],
  ]);
});

test("does not count the user's own or already known messages as unread", () => {
  const mine = { ord: second._id, msg: [message(4, "seller-0001"), message(5, me)] };
  expect(shown(addMessages([first, second], mine, me))).toEqual([
    ["chat-0002", "text 5", 1],
    ["chat-0001", "text 1", 0],
  ]);
  const knownMessage = { ord: second._id, msg: [message(4, "seller-0001")] };
  expect(shown(addMessages([first, second], knownMessage, me))).toEqual(shown([first, second]));
});

test("clears the unread count after the user has seen the messages, not after the other side has", () => {
  expect(shown(updateUnreadCount([second], { ord: second._id, by: me, upTo: 4 }, me))).toEqual([
    ["chat-0002", "text 4", 0],
  ]);
  expect(updateUnreadCount([second], { ord: second._id, by: "seller-0001", upTo: 4 }, me)).toEqual([second]);
  const three = chat("chat-0002", message(6, "seller-0001"), 3);
  expect(shown(updateUnreadCount([three], { ord: three._id, by: me, upTo: 4 }, me))).toEqual([
    ["chat-0002", "text 6", 2],
  ]);
});

test("keeps events that arrived while the list was loading", () => {
  const written = addMessages([first, second], { ord: second._id, msg: [message(5, "seller-0001")] }, me);
  expect(shown(mergeLiveChats([first, second], written))).toEqual([
    ["chat-0002", "text 5", 2],
    ["chat-0001", "text 1", 0],
  ]);
  const read = updateUnreadCount([first, second], { ord: second._id, by: me, upTo: 4 }, me);
  expect(shown(mergeLiveChats([first, second], read))).toEqual([
    ["chat-0001", "text 1", 0],
    ["chat-0002", "text 4", 0],
  ]);
});

test("prefers the reloaded list where it is newer", () => {
  const news = [chat("chat-0003", message(1, "seller-0001"), 1), chat("chat-0002", message(7, me)), first];
  expect(shown(mergeLiveChats(news, [second, first]))).toEqual(shown(news));
});

test("does not list a conversation that was started meanwhile", () => {
  expect([hasChat([first], first._id), hasChat([first], "order-0001")]).toEqual([true, false]);
  expect(addMessages([first], { ord: "order-0001", msg: [message(1, null)] }, me)).toEqual([first]);
});
