import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { getOrderChatClosedReason } from "@heirloop/machines/chat/chat-closed";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

/** A picture of one dot. */
const dot = {
  name: "dot.png",
  bytes: Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="),
    (character) => character.charCodeAt(0),
  ),
};
const words = { name: "dot.png", bytes: new TextEncoder().encode("not a picture") };

async function shoppersChat(contract: Contract, matches: (chat: Chat) => boolean): Promise<Chat> {
  const chat = (await contract.answer("shopper", chatEndpoints.list)).find(matches);
  if (chat === undefined) throw new Error("The shopper has no such chat.");
  return chat;
}
const isOpen = ({ order }: Chat) => order !== null && getOrderChatClosedReason(order) === null;

export function chatCalls(contract: Contract): void {
  describe("GET /api/chat/all-chats", () => {
    test("returns a bare array, latest first, each with its last message", async () => {
      const chats = await contract.answer("shopper", chatEndpoints.list);
      const dates = chats.flatMap(({ messages }) => messages.map(({ date }) => date));
      expect(chats.length).toBeGreaterThan(5);
      expect(Math.max(...chats.map(({ messages }) => messages.length))).toBe(1);
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test("continues after a chat, a page at a time", async () => {
      const all = await contract.answer("shopper", chatEndpoints.list);
      const read: Chat[] = [];
      for (let page = 0; page * 2 < all.length; page += 1) {
        const after = read.at(-1)?._id;
        const query = { ...(after && { after }), limit: "2" };
        read.push(...(await contract.answer("shopper", chatEndpoints.list, { query })));
        expect(read).toEqual(all.slice(0, 2 * (page + 1)));
      }
      const query = { after: all.at(-1)?._id };
      expect(await contract.answer("shopper", chatEndpoints.list, { query })).toEqual([]);
    });

    test("rejects an unknown chat, one of others and a wrong limit", async () => {
      const { _id: after } = await shoppersChat(contract, isOpen);
      const refusals = [
        await contract.problem("shopper", chatEndpoints.list, { query: { after: "unknown-chat-1" } }),
        await contract.problem("newcomer", chatEndpoints.list, { query: { after } }),
        await contract.problem("shopper", chatEndpoints.list, { query: { limit: "0" } }),
        await contract.problem("shopper", chatEndpoints.list, { query: { limit: "201" } }),
      ];
      expect(refusals.map(inShort)).toEqual([
        "404 not-found",
        "403 permission-denied",
        "422 invalid limit",
        "422 invalid limit",
      ]);
    });

    test("requires a session", async () => {
      expect(inShort(await contract.problem("guest", chatEndpoints.list))).toBe("401 unauthenticated");
    });
  });

  describe("GET /api/chat/{chatId}", () => {
    test("returns the chat's messages, numbered without gaps, by its id and by its order's id", async () => {
      const { _id, order } = await shoppersChat(contract, isOpen);
      const chat = await contract.answer("shopper", chatEndpoints.get, { params: { chatId: _id } });
      expect(chat.messages.map(({ number }) => number)).toEqual(chat.messages.map((_, index) => index + 1));
      expect(chat.status).toBe(order?.status);
      const byOrder = await contract.answer("shopper", chatEndpoints.get, {
        params: { chatId: order?._id ?? "" },
      });
      expect(byOrder._id).toBe(chat._id);
    });

    test("lets only its buyer and seller open it, not an admin", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      const refusals = await Promise.all([
        contract.problem("guest", chatEndpoints.get, { params: { chatId } }),
        contract.problem("newcomer", chatEndpoints.get, { params: { chatId } }),
        contract.problem("admin", chatEndpoints.get, { params: { chatId } }),
        contract.problem("shopper", chatEndpoints.get, { params: { chatId: "unknown-chat-1" } }),
      ]);
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "404 not-found",
      ]);
    });

    test("returns an inquiry without an order", async () => {
      const chat = await shoppersChat(contract, ({ order }) => order === null);
      expect(chat).toMatchObject({ subject: "listing", status: "inquiry", listings: [{}] });
    });
  });

  describe("GET /api/chat/{chatId}/messages", () => {
    test("returns the messages before a number, at most a page of them, the nearest ones", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      const { messages } = await contract.answer("shopper", chatEndpoints.get, { params: { chatId } });
      expect(messages.length).toBeGreaterThan(3);
      const before = (query: { before: string; limit?: string }) =>
        contract.answer("shopper", chatEndpoints.earlierMessages, { params: { chatId }, query });
      expect(await before({ before: "1" })).toEqual([]);
      expect(await before({ before: "3" })).toEqual(messages.slice(0, 2));
      expect(await before({ before: "4", limit: "2" })).toEqual(messages.slice(1, 3));
      expect(await before({ before: "9999999" })).toEqual(messages);
    });

    test("lets only its buyer and seller read them, from a number on", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      const call = { params: { chatId }, query: { before: "3" } };
      const refusals = [
        await contract.problem("guest", chatEndpoints.earlierMessages, call),
        await contract.problem("newcomer", chatEndpoints.earlierMessages, call),
        await contract.problem("admin", chatEndpoints.earlierMessages, call),
        await contract.problem("shopper", chatEndpoints.earlierMessages, {
          ...call,
          params: { chatId: "unknown-chat-1" },
        }),
        await contract.problem("shopper", chatEndpoints.earlierMessages, { params: { chatId } }),
        await contract.problem("shopper", chatEndpoints.earlierMessages, {
          ...call,
          query: { before: "3", limit: "51" },
        }),
      ];
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "404 not-found",
        "422 invalid before",
        "422 invalid limit",
      ]);
    });
  });

  describe("POST /api/consign/{id}/chat", () => {
    type As = Parameters<Contract["answer"]>[0];
    const openChat = (as: As, id: string) =>
      contract.answer(as, chatEndpoints.openConsignment, { params: { id } });
    const refuseChat = (as: As, id: string) =>
      contract.problem(as, chatEndpoints.openConsignment, { params: { id } });
    const findConsignment = async (isWanted: (one: Consignment) => boolean): Promise<string> => {
      const { consignments } = await contract.answer("consigner", consignmentEndpoints.mine);
      const found = consignments.find(isWanted);
      if (found === undefined) throw new Error("The consigner has no such piece.");
      return found._id;
    };
    const isAccepted = ({ status, takenBy }: Consignment) => status === "accepted" && takenBy !== null;

    test("opens the same chat for both sides, without listings, order and offer", async () => {
      const id = await findConsignment(isAccepted);
      const chat = await openChat("consigner", id);
      expect(chat).toMatchObject({
        subject: "consignment",
        consignment: { _id: id, status: "accepted", isHeld: true },
        order: null,
        offer: null,
        status: "inquiry",
        messages: [],
      });
      expect((await openChat("studio", id))._id).toBe(chat._id);
      const listed = await contract.answer("consigner", chatEndpoints.list);
      expect(listed.find(({ _id }) => _id === chat._id)?.subject).toBe("consignment");
    });

    test("is closed before the acceptance and after the end, and foreign to others", async () => {
      const id = await findConsignment(isAccepted);
      const withdrawn = await findConsignment(({ status }) => status === "withdrawn");
      const available = await findConsignment(({ status }) => status === "available");
      const refusals = [
        await refuseChat("guest", id),
        await refuseChat("shopper", id),
        await refuseChat("consigner", available),
        await refuseChat("consigner", withdrawn),
        await refuseChat("consigner", "no-such-piece-1"),
      ];
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "404 not-found",
        "409 chat-closed",
        "409 chat-closed",
        "404 not-found",
      ]);
    });

    test("takes a picture while it is open", async () => {
      const { _id: chatId } = await openChat("consigner", await findConsignment(isAccepted));
      const sent = await contract.answer("studio", chatEndpoints.sendPicture, {
        params: { chatId },
        file: dot,
      });
      expect(sent).toMatchObject({ type: "image", number: 1 });
    });
  });

  describe("POST /api/chat/{chatId}", () => {
    test("turns a picture into a message, once per key", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      const before = await contract.answer("shopper", chatEndpoints.get, { params: { chatId } });
      const sent = await contract.answer("shopper", chatEndpoints.sendPicture, {
        params: { chatId },
        file: dot,
        key: "one-dot",
      });
      expect([sent.type, sent.text, sent.sender, sent.imageUrl === null]).toEqual([
        "image",
        null,
        before.buyer._id,
        false,
      ]);
      const again = await contract.answer("shopper", chatEndpoints.sendPicture, {
        params: { chatId },
        file: dot,
        key: "one-dot",
      });
      const { messages } = await contract.answer("shopper", chatEndpoints.get, { params: { chatId } });
      expect([again._id, messages.length]).toEqual([sent._id, before.messages.length + 1]);
    });

    test("accepts only pictures, from its two sides, while the chat is open", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      const closed = await shoppersChat(contract, ({ order }) => order?.status === "completed");
      const refusals = [
        await contract.problem("guest", chatEndpoints.sendPicture, { params: { chatId }, file: dot }),
        await contract.problem("newcomer", chatEndpoints.sendPicture, { params: { chatId }, file: dot }),
        await contract.problem("shopper", chatEndpoints.sendPicture, { params: { chatId }, file: words }),
        await contract.problem("shopper", chatEndpoints.sendPicture, {
          params: { chatId: closed._id },
          file: dot,
        }),
      ];
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "415 unsupported-type",
        "409 chat-closed",
      ]);
      expect(refusals[3]?.title).toBe("This chat has been closed");
    });

    test("rejects a request without a file", async () => {
      const { _id: chatId } = await shoppersChat(contract, isOpen);
      expect([400, 422]).toContain(
        (await contract.problem("shopper", chatEndpoints.sendPicture, { params: { chatId } })).status,
      );
    });
  });

  test("an order's chat reports its events", async () => {
    const [order] = await contract.answer("shopper", orderEndpoints.purchases, {
      body: { type: "openPurchases" },
    });
    const chat = await contract.answer("shopper", chatEndpoints.get, {
      params: { chatId: order?.chat ?? "" },
    });
    expect(chat.messages.some(({ type }) => type === "update" || type === "offer-sent")).toBe(true);
  });
}
