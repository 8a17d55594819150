import type { Message } from "@heirloop/contract/chat/chat.schema";
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from "xstate";
import { expect, test } from "vitest";
import { connectConversation } from "./conversation.connect.ts";
import { conversationMachine, type FromChannel, type ToChannel } from "./conversation.machine.ts";

const message = (number: number, clientId: string | null = null): Message => ({
  _id: `message-${number}`,
  number,
  clientId,
  type: "text",
  text: `text ${number}`,
  imageUrl: null,
  sender: "seller",
  date: "2026-11-21T10:00:00.000Z",
  seenBy: [],
  offer: null,
});

function start(messages: readonly Message[] = []) {
  const requests: ToChannel[] = [];
  const backend: { tell?: (event: FromChannel) => void } = {};
  const channel = fromCallback<ToChannel, { conversation: string; chat: string }>(({ receive, sendBack }) => {
    backend.tell = sendBack;
    receive((event) => requests.push(event));
  });
  const pages: Array<{ before: number; answer: (messages: Message[]) => void; fail: () => void }> = [];
  const earlier = fromPromise<Message[], { chat: string; before: number }>(
    ({ input: { before } }) =>
      new Promise((resolve, reject) => {
        pages.push({ before, answer: resolve, fail: () => reject(new Error("offline")) });
      }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(conversationMachine.provide({ actors: { channel, earlier } }), {
    clock,
    input: { conversation: "order-1", chat: "chat-1", messages, me: "buyer" },
  });
  actor.start();
  return {
    requests,
    pages,
    clock,
    actor,
    tell: (event: FromChannel) => backend.tell?.(event),
    view: () => connectConversation(actor.getSnapshot()),
    numbers: () => connectConversation(actor.getSnapshot()).messages.map(({ number }) => number),
    loaded: (state: string) => waitFor(actor, ({ value }) => value.earlier === state),
  };
}

const date = "2026-11-21T10:00:00.000Z";

test("sends offline messages on the next connection, after requesting missed ones", () => {
  const { actor, requests, tell, view } = start([message(1)]);
  tell({ type: "DISCONNECTED" });
  actor.send({ type: "SEND", id: "mine-1", text: " hello ", date });
  expect(view()).toMatchObject({
    connection: "offline",
    outgoing: [{ id: "mine-1", state: "sending", content: { text: "hello" } }],
  });
  tell({ type: "CONNECTED" });
  expect(requests).toEqual([
    { type: "catch-up", after: 1 },
    { type: "seen", upTo: 0 },
    {
      type: "deliver",
      outgoing: {
        id: "mine-1",
        content: { type: "text", text: "hello" },
        state: "sending",
        problem: null,
        date,
      },
    },
  ]);
});

test("moves an acknowledged message from the outgoing to the sent ones, once", () => {
  const { actor, tell, view } = start();
  tell({ type: "CONNECTED" });
  actor.send({ type: "SEND", id: "mine-1", text: "hello", date });
  tell({ type: "MESSAGES", messages: [message(1, "mine-1")] });
  tell({ type: "ACKNOWLEDGED", id: "mine-1", message: message(1, "mine-1") });
  expect(view()).toEqual({
    messages: [message(1, "mine-1")],
    earlier: "none",
    outgoing: [],
    connection: "online",
    typing: false,
  });
});

test("does not show messages after a gap before the missing ones", () => {
  const { requests, tell, view } = start([message(1)]);
  tell({ type: "CONNECTED" });
  tell({ type: "MESSAGES", messages: [message(3)] });
  expect(view().messages).toEqual([message(1)]);
  expect(requests.at(-1)).toEqual({ type: "catch-up", after: 1 });
  tell({ type: "MESSAGES", messages: [message(2), message(3)] });
  expect(view().messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("marks a lost message as failed while online, for a retry, and as waiting while offline", () => {
  const { actor, tell, view } = start();
  tell({ type: "CONNECTED" });
  actor.send({ type: "SEND", id: "mine-1", text: "hello", date });
  tell({ type: "LOST", id: "mine-1" });
  expect(view().outgoing).toMatchObject([{ state: "failed", problem: null }]);
  actor.send({ type: "RESEND", id: "mine-1" });
  tell({ type: "REFUSED", id: "mine-1", problem: "This chat has been closed" });
  expect(view().outgoing).toMatchObject([{ state: "failed", problem: "This chat has been closed" }]);
  tell({ type: "DISCONNECTED" });
  actor.send({ type: "RESEND", id: "mine-1" });
  tell({ type: "LOST", id: "mine-1" });
  expect(view().outgoing).toMatchObject([{ state: "sending" }]);
});

test("does not queue a waiting message twice", () => {
  const { actor, view } = start();
  actor.send({ type: "SEND", id: "mine-1", text: "hello", date });
  actor.send({ type: "SEND", id: "mine-1", text: "hello", date });
  expect(view().outgoing).toHaveLength(1);
});

test("ignores a retry of a message acknowledged in the meantime", () => {
  const { actor, requests, tell, view } = start();
  tell({ type: "CONNECTED" });
  actor.send({ type: "SEND", id: "mine-1", text: "hello", date });
  tell({ type: "ACKNOWLEDGED", id: "mine-1", message: message(1, "mine-1") });
  const before = requests.length;
  actor.send({ type: "RESEND", id: "mine-1" });
  expect([requests.length, view()]).toEqual([
    before,
    { messages: [message(1, "mine-1")], earlier: "none", outgoing: [], connection: "online", typing: false },
  ]);
});

test("does not send a waiting picture twice", () => {
  const { actor, requests, tell, view } = start();
  actor.send({ type: "SEND_PICTURE", id: "mine-1", picture: "a picture", date });
  tell({ type: "CONNECTED" });
  const before = requests.length;
  actor.send({ type: "SEND_PICTURE", id: "mine-1", picture: "a picture", date });
  expect([view().outgoing.length, requests.length]).toEqual([1, before]);
});

test("discards a failed message but not one that is being sent", () => {
  const { actor, tell, view } = start();
  tell({ type: "CONNECTED" });
  actor.send({ type: "SEND_PICTURE", id: "mine-1", picture: "a picture", date });
  actor.send({ type: "DISCARD", id: "mine-1" });
  expect(view().outgoing).toHaveLength(1);
  tell({ type: "REFUSED", id: "mine-1", problem: "Only pictures can be uploaded" });
  actor.send({ type: "DISCARD", id: "mine-1" });
  expect(view().outgoing).toEqual([]);
});

test("does not send blank messages", () => {
  const { actor, view } = start();
  actor.send({ type: "SEND", id: "mine-1", text: "  \n ", date });
  expect(view().outgoing).toEqual([]);
});

test("shows typing for four seconds after the last signal or until a message; sends its own every two seconds", () => {
  const { actor, requests, clock, tell, view } = start();
  tell({ type: "CONNECTED" });
  tell({ type: "TYPING" });
  clock.increment(3_999);
  tell({ type: "TYPING" });
  clock.increment(3_999);
  expect(view().typing).toBe(true);
  clock.increment(1);
  expect(view().typing).toBe(false);
  tell({ type: "TYPING" });
  tell({ type: "MESSAGES", messages: [message(1)] });
  expect(view()).toMatchObject({ typing: false, messages: [message(1)] });
  const before = requests.length;
  actor.send({ type: "WRITING" });
  actor.send({ type: "WRITING" });
  clock.increment(2_000);
  actor.send({ type: "WRITING" });
  expect(requests.slice(before)).toEqual([{ type: "typing" }, { type: "typing" }]);
});

test("says that it is connecting only after three seconds without a connection", () => {
  const slow = start();
  slow.clock.increment(2_999);
  expect(slow.view().connection).toBe("opening");
  slow.clock.increment(1);
  expect(slow.view().connection).toBe("connecting");

  const fast = start();
  fast.tell({ type: "CONNECTED" });
  fast.clock.increment(3_000);
  expect(fast.view().connection).toBe("online");
});

test("only moves read receipts forward", () => {
  const { actor, requests, tell, view } = start([message(1), message(2)]);
  tell({ type: "CONNECTED" });
  const before = requests.length;
  actor.send({ type: "SAW", upTo: 2 });
  actor.send({ type: "SAW", upTo: 1 });
  expect(requests.slice(before)).toEqual([{ type: "seen", upTo: 2 }]);
  tell({ type: "SEEN", by: "seller", upTo: 1 });
  expect(view().messages.map(({ seenBy }) => seenBy)).toEqual([["seller"], []]);
});

test("loads earlier messages a page at a time, until the first one", async () => {
  const { actor, pages, numbers, loaded, view } = start([message(5), message(6)]);
  expect(view().earlier).toBe("ready");
  actor.send({ type: "LOAD_EARLIER" });
  actor.send({ type: "LOAD_EARLIER" });
  expect([view().earlier, pages.map(({ before }) => before)]).toEqual(["loading", [5]]);
  pages[0]?.answer([message(3), message(4)]);
  await loaded("ready");
  expect([view().earlier, numbers()]).toEqual(["ready", [3, 4, 5, 6]]);
  actor.send({ type: "LOAD_EARLIER" });
  pages[1]?.answer([message(1), message(2)]);
  await loaded("ready");
  expect([view().earlier, numbers()]).toEqual(["none", [1, 2, 3, 4, 5, 6]]);
  actor.send({ type: "LOAD_EARLIER" });
  expect(pages.map(({ before }) => before)).toEqual([5, 3]);
});

test("says that earlier messages could not be loaded, and loads them on the next request", async () => {
  const { actor, pages, numbers, loaded, view } = start([message(2)]);
  actor.send({ type: "LOAD_EARLIER" });
  pages[0]?.fail();
  await loaded("failed");
  expect(view().earlier).toBe("failed");
  actor.send({ type: "LOAD_EARLIER" });
  pages[1]?.answer([message(1)]);
  await loaded("ready");
  expect([view().earlier, numbers()]).toEqual(["none", [1, 2]]);
});

test("catches up after the last message while earlier ones are loading, and keeps read receipts", async () => {
  const { actor, pages, requests, tell, numbers, loaded, view } = start([message(3)]);
  actor.send({ type: "LOAD_EARLIER" });
  tell({ type: "CONNECTED" });
  expect(requests[0]).toEqual({ type: "catch-up", after: 3 });
  tell({ type: "MESSAGES", messages: [message(4), message(5)] });
  tell({ type: "SEEN", by: "buyer", upTo: 4 });
  pages[0]?.answer([message(1), message(2), message(3)]);
  await loaded("ready");
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(view().messages.map(({ seenBy }) => seenBy.length)).toEqual([0, 0, 1, 1, 0]);
});

test("leaves no gap when a message from before the loaded ones is acknowledged again", () => {
  const { actor, tell, numbers, view } = start([message(8), message(9)]);
  tell({ type: "CONNECTED" });
  actor.send({ type: "SEND", id: "mine-1", text: "sent long ago", date });
  tell({ type: "ACKNOWLEDGED", id: "mine-1", message: message(2, "mine-1") });
  expect([numbers(), view().outgoing, view().earlier]).toEqual([[8, 9], [], "ready"]);
  tell({ type: "MESSAGES", messages: [message(3), message(10)] });
  expect(numbers()).toEqual([8, 9, 10]);
});
