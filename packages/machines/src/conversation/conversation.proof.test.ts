import type { Message } from "@heirloop/contract/chat/chat.schema";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { conversationMachine } from "./conversation.machine.ts";

const date = "2026-11-21T10:00:00.000Z";
const message = (number: number, clientId: string | null = null): Message => ({
  _id: `message-${number}`,
  number,
  clientId,
  type: "text",
  text: `text ${number}`,
  imageUrl: null,
  sender: "seller",
  date,
  seenBy: [],
  offer: null,
});

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: conversationMachine,
    inputs: {
      "a first message": { conversation: "order-1", chat: "chat-1", messages: [], me: "buyer" },
      "a long chat": { conversation: "order-1", chat: "chat-1", messages: [message(3)], me: "buyer" },
      "a chat under way": { conversation: "order-1", chat: "chat-1", messages: [message(1)], me: "buyer" },
    },
    events: [
      { type: "CONNECTED" },
      { type: "DISCONNECTED" },
      { type: "MESSAGES", messages: [message(1), message(2)] },
      { type: "MESSAGES", messages: [message(9)] },
      { type: "ACKNOWLEDGED", id: "mine-1", message: message(3, "mine-1") },
      { type: "REFUSED", id: "mine-1", problem: "This chat has been closed" },
      { type: "LOST", id: "mine-1" },
      { type: "TYPING" },
      { type: "SEEN", by: "seller", upTo: 1 },
      { type: "SEND", id: "mine-1", text: "hello", date },
      { type: "SEND", id: "mine-1", text: "  ", date },
      { type: "SEND_PICTURE", id: "mine-2", picture: "a picture", date },
      { type: "RESEND", id: "mine-1" },
      { type: "DISCARD", id: "mine-1" },
      { type: "WRITING" },
      { type: "SAW", upTo: 2 },
      { type: "LOAD_EARLIER" },
    ],
    answers: { earlier: [{ output: [message(1), message(2)] }, { error: new Error("offline") }] },
    // A conversation grows without limit, so states are distinguished by their waiting messages and first and last
    // numbers only.
    distinguish: ({ context }) => [
      context.messages.at(0)?.number,
      context.messages.at(-1)?.number,
      context.seenUpTo,
      context.outgoing.findLast(({ id }) => id === "mine-1")?.state,
    ],
  });
  expect(proof.gaps).toEqual([]);
  const writing = ["RESEND", "SAW", "SEND", "SEND_PICTURE"];
  expect(proof.taken).toEqual({
    log: ["ACKNOWLEDGED", "DISCARD", "MESSAGES", "REFUSED", "SEEN"],
    "earlier.ready": ["LOAD_EARLIER"],
    "earlier.loading": [],
    "earlier.failed": ["LOAD_EARLIER"],
    "connection.opening": ["CONNECTED", "DISCONNECTED", ...writing],
    "connection.connecting": ["CONNECTED", "DISCONNECTED", ...writing],
    "connection.online": ["CONNECTED", "DISCONNECTED", "LOST", ...writing],
    "connection.offline": ["CONNECTED", ...writing],
    "theirTyping.idle": ["TYPING"],
    "theirTyping.typing": ["MESSAGES", "TYPING"],
    "myTyping.idle": ["WRITING"],
    "myTyping.throttled": [],
  });
});
