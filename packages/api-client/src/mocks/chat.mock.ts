import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { chatFrom, chatPreviewFrom } from "@heirloop/demo/projection/order-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoChat } from "@heirloop/demo/records/chat";
import {
  getConsignmentChatClosedReason,
  getChatClosedReason,
} from "@heirloop/machines/chat/consignment-chat";
import { sideOf } from "@heirloop/machines/order/order-viewer";
import { checkContact, contactOf } from "./blocked-people.mock.ts";
import { actorOf } from "./consignment.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, writeMessage } from "./mock-world.ts";

/** The chat that its own or its order's id names; its two sides only. */
function conversation({ index }: MockWorld, id: string, userId: string): DemoChat {
  const chat = index.chats.get(id) ?? [...index.chats.values()].find(({ orderId }) => orderId === id);
  if (chat === undefined) throw problem("not-found");
  if (sideOf(chat, userId) === null) throw problem("permission-denied");
  return chat;
}

const latest = ({ messages, createdAt }: DemoChat): string => messages.at(-1)?.date ?? createdAt;

/** The pictures of what a chat is about; a sent picture is shown as the first of them. */
const imagesOf = ({ index, consignments }: MockWorld, { listingId, consignmentId }: DemoChat) =>
  listingId === null
    ? (consignments.find(({ id }) => id === consignmentId)?.images ?? [])
    : getRequired(index.listings, listingId).images;

/** Recognized by its first bytes, never by its name. */
async function isPicture(file: File): Promise<boolean> {
  const head = [...new Uint8Array(await file.slice(0, 12).arrayBuffer())]
    .map((byte) => String.fromCharCode(byte))
    .join("");
  return (
    head.startsWith("\x89PNG") ||
    head.startsWith("\xFF\xD8\xFF") ||
    head.startsWith("GIF8") ||
    head.slice(8) === "WEBP" ||
    head.slice(4, 8) === "ftyp"
  );
}

/** A chat as this user sees it; only their blocks are not in the demo's records. */
function chatSeenBy(world: MockWorld, chat: DemoChat, userId: string): Chat {
  const other = chat.buyerId === userId ? chat.sellerId : chat.buyerId;
  const shown = chatFrom(world.index, chat, userId);
  // A hidden seller cannot be identified by a block.
  if (shown.seller.slug === null) return shown;
  return { ...shown, contact: contactOf(world, userId, other) };
}

/** A user's chats, latest message first. */
export const chatPreviews = (world: MockWorld, userId: string) =>
  [...world.index.chats.values()]
    .filter(({ buyerId, sellerId }) => buyerId === userId || sellerId === userId)
    .toSorted((a, b) => latest(b).localeCompare(latest(a)))
    .map((chat) => ({
      ...chatPreviewFrom(world.index, chat, userId),
      contact: chatSeenBy(world, chat, userId).contact,
    }));

/** The chat with its latest messages. */
function opened(world: MockWorld, chat: DemoChat, userId: string): Chat {
  const whole = chatSeenBy(world, chat, userId);
  return { ...whole, messages: whole.messages.slice(-constants.messagesPerPage) };
}

export const chatMocks: readonly MockRoute[] = [
  mock(chatEndpoints.list, ({ query: { after, limit }, caller: { account }, world }) => {
    const chats = chatPreviews(world, account.id);
    const last = after === undefined ? null : conversation(world, after, account.id);
    const start = last === null ? 0 : chats.findIndex(({ _id }) => _id === last.id) + 1;
    return chats.slice(start, start + limit);
  }),
  mock(chatEndpoints.get, ({ params, caller: { account }, world }) =>
    opened(world, conversation(world, params.chatId, account.id), account.id),
  ),
  mock(chatEndpoints.earlierMessages, ({ params, query, caller: { account }, world }) =>
    chatFrom(world.index, conversation(world, params.chatId, account.id), account.id)
      .messages.filter(({ number }) => number < query.before)
      .slice(-query.limit),
  ),
  mock(chatEndpoints.sendPicture, async ({ params, file, caller: { account }, world }) => {
    const chat = conversation(world, params.chatId, account.id);
    const closed = getChatClosedReason(chatSeenBy(world, chat, account.id));
    if (closed !== null) throw problem("chat-closed", { detail: closed });
    if (file.size > constants.uploadMaximumBytes) throw problem("too-large");
    if (!(await isPicture(file))) throw problem("unsupported-type");
    const [image = null] = imagesOf(world, chat);
    const { id } = writeMessage(world, chat, {
      type: "image",
      text: null,
      imageUrl: image,
      senderId: account.id,
      offer: null,
    });
    const message = chatFrom(world.index, getRequired(world.index.chats, chat.id), account.id).messages.find(
      ({ _id }) => _id === id,
    );
    if (message === undefined) throw new Error(`The message ${id} is not in its chat.`);
    return message;
  }),
  mock(chatEndpoints.openConsignment, ({ params: { id }, caller: { account }, world }) => {
    const { index } = world;
    const one = world.consignments.find((known) => known.id === id);
    if (one === undefined) throw problem("not-found");
    actorOf(world, one, account);
    const closed = getConsignmentChatClosedReason({ status: one.status, isHeld: true });
    if (closed !== null) throw problem("chat-closed", { detail: closed });
    if (one.acceptedBy === null) throw new Error(`No business has accepted the consignment ${id}.`);
    const known = [...index.chats.values()].find(
      ({ consignmentId, sellerId }) => consignmentId === id && sellerId === one.acceptedBy,
    );
    const chat: DemoChat = known ?? {
      id: world.newId(),
      orderId: null,
      listingId: null,
      consignmentId: id,
      buyerId: one.consignerId,
      sellerId: one.acceptedBy,
      messages: [],
      createdAt: world.now(),
    };
    index.chats.set(chat.id, chat);
    return opened(world, chat, account.id);
  }),
  mock(chatEndpoints.open, ({ body, caller: { account }, world }) => {
    const { index } = world;
    const listing = index.listingsByHeirloopId.get(body.listing);
    if (listing === undefined) throw problem("not-found");
    if (listing.sellerId === account.id) throw problem("own-listing");
    const known = [...index.chats.values()].find(
      ({ orderId, listingId, buyerId }) =>
        orderId === null && listingId === listing.id && buyerId === account.id,
    );
    if (known === undefined) checkContact(world, account.id, listing.sellerId, "closed");
    const chat = known ?? {
      id: world.newId(),
      orderId: null,
      listingId: listing.id,
      consignmentId: null,
      buyerId: account.id,
      sellerId: listing.sellerId,
      messages: [],
      createdAt: world.now(),
    };
    index.chats.set(chat.id, chat);
    return opened(world, chat, account.id);
  }),
];
