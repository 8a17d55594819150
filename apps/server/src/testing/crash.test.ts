import { EventEmitter, once } from "node:events";
import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTestKills } from "../env.ts";
import { createKillableServer, type KillableServer } from "./killable-server.ts";
import { contact } from "./marketplace-world.ts";
import { ask, connectSocket } from "./socket-client.ts";

const kills = readTestKills();
type Buyer = {
  token: string;
  pieces: string[];
  card: string | null;
  chat: string | null;
  nextPiece: number;
  nextMessage: number;
};
type Sold = { buyer: Buyer; piece: string; key: string; order: string | null };
type SentMessage = { buyer: Buyer; id: string; message: Message | null };

/** Emits "sale" whenever a new checkout is acknowledged. */
const acknowledged = new EventEmitter();

let server: KillableServer;
beforeAll(async () => {
  server = await createKillableServer();
});
afterAll(() => server.remove());

async function call(
  buyer: Buyer,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<{ status: number; body: unknown }> {
  const headers: Record<string, string> = {
    "x-auth-token": buyer.token,
    "content-type": "application/json",
    ...(key === undefined ? {} : { "idempotency-key": key }),
  };
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Acknowledged means that a 201 arrived. The same key may be sent again at any time. */
async function buy(sold: Sold): Promise<void> {
  const { buyer, piece, key } = sold;
  const answer = await call(
    buyer,
    "POST",
    "/api/checkout",
    { listings: [{ id: piece, listingPrice: 100_00 }], type: "pickup", contact, paymentMethod: buyer.card },
    key,
  );
  const [order] = (answer.body as { orders?: Order[] }).orders ?? [];
  if (answer.status !== 201 || order === undefined)
    throw new Error(`The checkout answered ${answer.status} ${JSON.stringify(answer.body)}`);
  if (sold.order !== null && sold.order !== order._id)
    throw new Error(`The key ${key} bought twice: ${sold.order} and ${order._id}`);
  sold.order = order._id;
}

async function say(socket: Awaited<ReturnType<typeof connectSocket>>, sent: SentMessage): Promise<void> {
  const answer = (await ask(socket, "message", {
    message: { id: sent.id, text: `Text of ${sent.id}` },
    ord: sent.buyer.chat,
  })) as { ok: boolean; message?: Message; problem?: { code: string } };
  if (!answer.ok || answer.message === undefined)
    throw new Error(`The message was refused: ${answer.problem?.code ?? "no reason"}`);
  sent.message = answer.message;
}

async function work(buyer: Buyer, sold: Sold[], sent: SentMessage[], until: () => boolean): Promise<void> {
  if (buyer.card === null) {
    const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
    const { body } = await call(buyer, "POST", "/api/sandbox/cards", card);
    await call(buyer, "POST", "/api/payments/payment-methods", body);
    buyer.card = (body as { paymentMethod: string }).paymentMethod;
  }
  buyer.chat ??= (
    (await call(buyer, "POST", "/api/chat", { listing: buyer.pieces.at(-1) }, `chat-${buyer.token}`))
      .body as Chat
  )._id;
  const socket = await connectSocket(server.origin, buyer.token);
  try {
    for (const one of sold) if (one.buyer === buyer && one.order === null) await buy(one);
    for (const one of sent) if (one.buyer === buyer && one.message === null) await say(socket, one);
    while (!until() && buyer.nextPiece < buyer.pieces.length - 1) {
      const piece = buyer.pieces[buyer.nextPiece] ?? "";
      const sale: Sold = { buyer, piece, key: `key-${piece}`, order: null };
      buyer.nextPiece += 1;
      sold.push(sale);
      const talk: SentMessage = { buyer, id: `client-${piece}`, message: null };
      sent.push(talk);
      await Promise.all([buy(sale).then(() => acknowledged.emit("sale")), say(socket, talk)]);
    }
  } finally {
    socket.close();
  }
}

/**
 * Runs the server until it has acknowledged this many new sales, however long that takes on a slow machine,
 * and kills it during other work.
 */
async function workUntilKilled(
  buyers: Buyer[],
  sold: Sold[],
  sent: SentMessage[],
  sales: number,
): Promise<void> {
  const troubles: unknown[] = [];
  const working = Promise.all(
    buyers.map((buyer) =>
      work(buyer, sold, sent, () => false).catch((trouble: unknown) => troubles.push(trouble)),
    ),
  );
  const enough = async () => {
    for (let count = 0; count < sales; count += 1) await once(acknowledged, "sale");
  };
  const stopped = working.then(() => {
    throw new AggregateError(troubles, "Everyone stopped before the server was killed");
  });
  await Promise.race([enough(), stopped]);
  await server.end("SIGKILL");
  await working;
}

test(
  `loses nothing acknowledged when killed ${kills} times amid checkouts and messages`,
  { timeout: 1_200_000 },
  async () => {
    await server.start();
    const people = await server.people();
    const buyers: Buyer[] = people.buyers.map((one) => ({
      ...one,
      card: null,
      chat: null,
      nextPiece: 0,
      nextMessage: 0,
    }));
    const sold: Sold[] = [];
    const sent: SentMessage[] = [];
    for (let round = 1; round <= kills; round += 1) {
      await workUntilKilled(buyers, sold, sent, 1 + (round % 3));
      await server.start();
    }
    // Requests that were running when the server died are repeated with the same keys and ids.
    await Promise.all(buyers.map((buyer) => work(buyer, sold, sent, () => true)));
    expect(sold.length).toBeGreaterThan(kills);
    for (const one of sold) {
      const order = await call(one.buyer, "GET", `/api/orders/${String(one.order)}`);
      expect([order.status, (order.body as Order).listings.map(({ listing }) => listing._id)]).toEqual([
        200,
        [one.piece],
      ]);
      await buy(one);
    }
    expect(new Set(sold.map(({ order }) => order)).size).toBe(sold.length);
    for (const buyer of buyers) {
      const { messages } = (await call(buyer, "GET", `/api/chat/${String(buyer.chat)}`)).body as Chat;
      expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1));
      const stored = new Map(messages.map((message) => [message.clientId, message]));
      const acknowledged = sent.filter((one) => one.buyer === buyer);
      expect(acknowledged.map(({ id }) => stored.get(id)?._id)).toEqual(
        acknowledged.map(({ message }) => message?._id),
      );
      expect(messages).toHaveLength(acknowledged.length);
    }
  },
);
