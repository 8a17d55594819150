import { setTimeout as wait } from "node:timers/promises";
import { type ChatSocket, openChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import { type FaultyLink, startFaultyLink } from "../apps/server/src/testing/faulty-link.ts";
import { type ClusterBenchmark, milliseconds } from "./benchmark.ts";
import type { ClusterUnderTest } from "./cluster/cluster-under-test.ts";
import { createListing, mapConcurrently, type Person, registerPeople } from "./cluster/people.ts";
import { percentile } from "./load.ts";

const pairs = 100;
/** As many as one person may send in ten seconds. */
const messagesEach = 30;
const dropsEach = 3;

type Client = { socket: ChatSocket; link: FaultyLink; received: Message[] };

/** Connects like a page: after every connection it asks for what it has missed. */
async function connectClient(web: string, token: string, conversation: Chat["_id"]): Promise<Client> {
  const link = await startFaultyLink(web);
  const socket = openChatSocket({ url: new URL(link.through(web)).origin, token: () => token });
  const received: Message[] = [];
  const take = (messages: readonly Message[]): void => {
    for (const message of messages)
      if (message.number > (received.at(-1)?.number ?? 0)) received.push(message);
  };
  async function catchUp(): Promise<void> {
    const missed = await socket.messagesAfter(conversation, received.at(-1)?.number ?? 0);
    if (missed.ok) take(missed.value);
  }
  socket.onConnection((connected) => void (connected && catchUp()));
  socket.on("messages", ({ msg, ord }) => {
    if (ord !== conversation) return;
    // A gap: something was missed that a later message has overtaken.
    const [first] = msg;
    if (first !== undefined && first.number > (received.at(-1)?.number ?? 0) + 1) void catchUp();
    else take(msg);
  });
  return { socket, link, received };
}

type Pair = { sender: Client; receiver: Client; chat: Chat["_id"] };

async function createPair(
  cluster: ClusterUnderTest,
  buyer: Person,
  seller: Person,
  listing: Parameters<typeof openChat>[1],
): Promise<Pair> {
  const { _id: chat } = await openChat(buyer, listing);
  return {
    chat,
    sender: await connectClient(cluster.webs[0], buyer.token, chat),
    receiver: await connectClient(cluster.webs[1], seller.token, chat),
  };
}
const openChat = ({ api }: Person, listing: HeirloopId): Promise<Chat> =>
  api.call(chatEndpoints.open, { body: { listing } }, { idempotencyKey: crypto.randomUUID() });

/** Sends a message until it is acknowledged; a repeat has the same id. */
async function sendUntilAcknowledged({ socket }: Client, chat: Chat["_id"], id: string): Promise<void> {
  for (;;) {
    const answer = await socket.send({ message: { id, text: `Message ${id}` }, ord: chat });
    if (answer.ok) return;
    if (answer.problem !== null && answer.problem.status !== 429)
      throw new Error(`A message was refused: ${answer.problem.title}`);
    await wait(100);
  }
}

/** Sends all messages of a pair, whose connections are cut in between. */
async function talk({ sender, receiver, chat }: Pair, index: number): Promise<string[]> {
  const sent: string[] = [];
  for (let number = 0; number < messagesEach; number += 1) {
    const id = `pair-${index}-${number}`.padEnd(12, "x");
    if (number % Math.floor(messagesEach / dropsEach) === 5)
      (number % 2 === 0 ? sender : receiver).link.drop();
    await sendUntilAcknowledged(sender, chat, id);
    sent.push(id);
  }
  return sent;
}

/** Chats between people at different web servers, whose connections are cut. */
export const benchmark: ClusterBenchmark = {
  title: "Chat between two web servers with dropped connections",
  async measureCluster(cluster) {
    const people = await registerPeople(cluster, 2 * pairs);
    const [buyers, sellers] = [people.slice(0, pairs), people.slice(pairs)];
    const made = await mapConcurrently(sellers, 8, createListing);
    const chats = await mapConcurrently(buyers, 8, async (buyer, index) => {
      const [seller, listing] = [sellers[index], made[index]];
      if (seller === undefined || listing === undefined) throw new Error("A pair lacks its seller.");
      return createPair(cluster, buyer, seller, listing.heirloopId);
    });
    const started = performance.now();
    const sent = await Promise.all(chats.map(talk));
    const talked = performance.now() - started;
    const delays: number[] = [];
    const faults = { lost: 0, doubled: 0, misplaced: 0 };
    for (const [index, { receiver, chat }] of chats.entries()) {
      const expected = sent[index] ?? [];
      const deadline = performance.now() + 15_000;
      const ids = () => receiver.received.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      const since = performance.now();
      while (ids().length < expected.length && performance.now() < deadline) await wait(20);
      delays.push(performance.now() - since);
      const { ok, value } = await receiver.socket
        .messagesAfter(chat, 0)
        .then((answer) => (answer.ok ? answer : { ok: false, value: [] }));
      const stored = value.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      if (!ok) throw new Error("A receiver is not connected at the end.");
      faults.lost += expected.filter((id) => !ids().includes(id) || !stored.includes(id)).length;
      faults.doubled += ids().length - new Set(ids()).size + stored.length - new Set(stored).size;
      if (ids().join() !== expected.join()) faults.misplaced += 1;
    }
    for (const { sender, receiver } of chats)
      for (const client of [sender, receiver]) {
        client.socket.close();
        await client.link.close();
      }
    const sorted = delays.toSorted((left, right) => left - right);
    return [
      {
        what: `${pairs * messagesEach} messages, ${pairs * dropsEach} forced drops: lost, doubled, chats out of order`,
        figure: `${faults.lost}, ${faults.doubled}, ${faults.misplaced}`,
        aim: "0, 0, 0",
      },
      { what: "sent and acknowledged in", figure: `${(talked / 1000).toFixed(1)} s` },
      {
        what: "until the receiver had the last one, p50 / longest",
        figure: [percentile(sorted, 0.5), sorted.at(-1) ?? 0].map(milliseconds).join(" / "),
      },
    ];
  },
};
