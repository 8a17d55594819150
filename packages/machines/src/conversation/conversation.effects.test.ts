import type { Message } from "@heirloop/contract/chat/chat.schema";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { connectConversation } from "./conversation.connect.ts";
import {
  type ConversationEvent,
  conversationMachine,
  type FromChannel,
  type ToChannel,
} from "./conversation.machine.ts";

/** What every event changes in a conversation and sends to the channel: docs/product.md §4, Chats. */

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

const connections = ["opening", "connecting", "online", "offline"] as const;
type Connection = (typeof connections)[number];

const describeRequest = (request: ToChannel): string => {
  switch (request.type) {
    case "deliver":
      return `deliver ${request.outgoing.id}`;
    case "catch-up":
      return `catch-up after ${request.after}`;
    case "seen":
      return `seen up to ${request.upTo}`;
    case "typing":
      return "typing";
  }
};

/** One message is known, `waits` is being sent, and `failed` was rejected. */
function start(connection: Connection) {
  const requests: string[] = [];
  const backend: { tell?: (event: FromChannel) => void } = {};
  const channel = fromCallback<ToChannel, { conversation: string; chat: string }>(({ receive, sendBack }) => {
    backend.tell = sendBack;
    receive((event) => requests.push(describeRequest(event)));
  });
  const clock = new SimulatedClock();
  const actor = createActor(conversationMachine.provide({ actors: { channel } }), {
    clock,
    input: { conversation: "order-1", chat: "chat-1", messages: [message(1)], me: "buyer" },
  });
  actor.start();
  actor.send({ type: "SEND", id: "waits", text: "hello", date });
  actor.send({ type: "SEND", id: "failed", text: "hello?", date });
  actor.send({ type: "REFUSED", id: "failed", problem: "This chat has been closed" });
  if (connection === "connecting") clock.increment(3_000);
  if (connection === "online") actor.send({ type: "CONNECTED" });
  if (connection === "offline") actor.send({ type: "DISCONNECTED" });
  requests.length = 0;
  return { actor, requests };
}

function describeState({ actor }: ReturnType<typeof start>): string {
  const snapshot = actor.getSnapshot();
  const { connection, messages, earlier, outgoing, typing } = connectConversation(snapshot);
  return [
    connection,
    `said ${messages.map(({ number, seenBy }) => [number, ...seenBy].join(" seen by ")).join(", ")}`,
    `waiting ${outgoing.map(({ id, state, problem }) => [id, state, problem ?? ""].join(" ").trim()).join(", ")}`,
    `seen ${snapshot.context.seenUpTo}`,
    ...(typing ? ["typing"] : []),
    ...(earlier === "none" ? [] : [`earlier ${earlier}`]),
  ].join(" | ");
}

const both = "waits sending, failed failed This chat has been closed";
const unchanged = (connection: Connection) => `${connection} | said 1 | waiting ${both} | seen 0`;
const beginning = ["catch-up after 1", "seen up to 0", "deliver waits"];

type Effects = { state: string; requests: readonly string[] };
type Row = { event: ConversationEvent } & Record<Connection, Effects>;

/** The same in every connection state, apart from its name. */
const everywhere = (state: string, requests: readonly string[] = []): Record<Connection, Effects> => ({
  opening: { state: `opening | ${state}`, requests },
  connecting: { state: `connecting | ${state}`, requests },
  online: { state: `online | ${state}`, requests },
  offline: { state: `offline | ${state}`, requests },
});
/** Waits without a connection; is sent with one. */
const whenOnline = (state: string, requests: string): Record<Connection, Effects> => ({
  ...everywhere(state),
  online: { state: `online | ${state}`, requests: [requests] },
});
/** Leads to the same connection state from all others. */
const leadsTo = (connection: Connection, requests: readonly string[]): Record<Connection, Effects> => {
  const effects = { state: unchanged(connection), requests };
  return { opening: effects, connecting: effects, online: effects, offline: effects };
};

const rows: Record<ConversationEvent["type"], Row> = {
  CONNECTED: { event: { type: "CONNECTED" }, ...leadsTo("online", beginning) },
  DISCONNECTED: { event: { type: "DISCONNECTED" }, ...leadsTo("offline", []) },
  MESSAGES: {
    event: { type: "MESSAGES", messages: [message(2, "waits")] },
    ...everywhere("said 1, 2 | waiting failed failed This chat has been closed | seen 0"),
  },
  ACKNOWLEDGED: {
    event: { type: "ACKNOWLEDGED", id: "waits", message: message(2, "waits") },
    ...everywhere("said 1, 2 | waiting failed failed This chat has been closed | seen 0"),
  },
  REFUSED: {
    event: { type: "REFUSED", id: "waits", problem: "Too large" },
    ...everywhere(
      "said 1 | waiting waits failed Too large, failed failed This chat has been closed | seen 0",
    ),
  },
  LOST: {
    event: { type: "LOST", id: "waits" },
    ...everywhere(`said 1 | waiting ${both} | seen 0`),
    online: {
      state: "online | said 1 | waiting waits failed, failed failed This chat has been closed | seen 0",
      requests: [],
    },
  },
  TYPING: { event: { type: "TYPING" }, ...everywhere(`said 1 | waiting ${both} | seen 0 | typing`) },
  SEEN: {
    event: { type: "SEEN", by: "seller", upTo: 1 },
    ...everywhere(`said 1 seen by seller | waiting ${both} | seen 0`),
  },
  SEND: {
    event: { type: "SEND", id: "new", text: "again", date },
    ...whenOnline(`said 1 | waiting ${both}, new sending | seen 0`, "deliver new"),
  },
  SEND_PICTURE: {
    event: { type: "SEND_PICTURE", id: "new", picture: "a picture", date },
    ...whenOnline(`said 1 | waiting ${both}, new sending | seen 0`, "deliver new"),
  },
  RESEND: {
    event: { type: "RESEND", id: "failed" },
    ...whenOnline("said 1 | waiting waits sending, failed sending | seen 0", "deliver failed"),
  },
  DISCARD: {
    event: { type: "DISCARD", id: "failed" },
    ...everywhere("said 1 | waiting waits sending | seen 0"),
  },
  WRITING: { event: { type: "WRITING" }, ...everywhere(`said 1 | waiting ${both} | seen 0`, ["typing"]) },
  SAW: {
    event: { type: "SAW", upTo: 1 },
    ...whenOnline(`said 1 | waiting ${both} | seen 1`, "seen up to 1"),
  },
  // All messages are known.
  LOAD_EARLIER: { event: { type: "LOAD_EARLIER" }, ...everywhere(`said 1 | waiting ${both} | seen 0`) },
};

const cases = Object.values(rows).flatMap((row) =>
  connections.map((connection) => ({ connection, event: row.event, effects: row[connection] })),
);

test.each(cases)("$connection: $event.type, with its effects", ({ connection, event, effects }) => {
  const run = start(connection);
  run.actor.send(event);
  expect({ state: describeState(run), requests: run.requests }).toEqual(effects);
});

const refused: readonly [string, ConversationEvent][] = [
  ["a blank message", { type: "SEND", id: "new", text: " \n ", date }],
  ["a message that waits already", { type: "SEND", id: "waits", text: "hello", date }],
  ["a picture that waits already", { type: "SEND_PICTURE", id: "waits", picture: "a picture", date }],
  ["sending again what is unknown", { type: "RESEND", id: "unknown" }],
  ["discarding what is on its way", { type: "DISCARD", id: "waits" }],
  ["discarding what is unknown", { type: "DISCARD", id: "unknown" }],
  ["having seen nothing new", { type: "SAW", upTo: 0 }],
];
test.each(refused.flatMap(([name, event]) => connections.map((connection) => ({ name, event, connection }))))(
  "$connection: $name changes nothing and sends nothing",
  ({ event, connection }) => {
    const run = start(connection);
    run.actor.send(event);
    expect({ state: describeState(run), requests: run.requests }).toEqual({
      state: unchanged(connection),
      requests: [],
    });
  },
);

test.each(connections)("%s: requests messages after a gap again instead of showing them", (connection) => {
  const run = start(connection);
  run.actor.send({ type: "MESSAGES", messages: [message(3, "waits")] });
  expect({ state: describeState(run), requests: run.requests }).toEqual({
    state: unchanged(connection),
    requests: ["catch-up after 1"],
  });
});
