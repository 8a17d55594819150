import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readTestLane } from "../env.ts";
import { openInquiry, say } from "../testing/inquiry-chat.ts";
import { connectSocket } from "../testing/socket-client.ts";
import { startFaultyLink, type FaultyLink, type LinkFault } from "../testing/faulty-link.ts";
import { contact, person, piece, savedCard, type TestPerson } from "../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const lane = readTestLane();

/** PostgreSQL's error message, after which it ends the connection. */
function fatal(code: string, message: string): LinkFault {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return { answer: Buffer.concat([Buffer.from("E"), length, fields]), ends: true };
}

const faults: ReadonlyArray<[string, LinkFault]> = [
  ["is down", "refuse"],
  ["starts up", fatal("57P03", "the database system is starting up")],
  ["has no connection left", fatal("53300", "sorry, too many clients already")],
  ["refuses the password", fatal("28P01", "password authentication failed")],
  ["does not have the database", fatal("3D000", 'database "heirloop" does not exist')],
  ["accepts and never answers", "hold"],
  ["answers something else than PostgreSQL", { answer: "HTTP/1.1 400 Bad Request\r\n\r\n" }],
  ["sends unknown messages", { answer: Buffer.from("~\0\0\0\u0004") }],
  ["answers something else and ends", { answer: "+OK ready\r\n", ends: true }],
  ["restarts while it answers", "cut"],
];

describe.runIf(lane.kind === "postgres")("on PostgreSQL", () => {
  let link: FaultyLink;
  let server: TestServer;
  let seller: TestPerson;
  let buyer: TestPerson;
  let paymentMethod: string;
  beforeAll(async () => {
    link = await startFaultyLink(lane.kind === "postgres" ? lane.url : "", { defaultPort: 5432 });
    server = await startTestServer({
      settings: { LOG_LEVEL: "silent" },
      database: { through: link.through, timeouts: { connect: 400, silence: 400 } },
    });
    seller = await person(server, "Sam");
    buyer = await person(server, "Bea");
    paymentMethod = await savedCard(server, buyer.token);
  });
  beforeEach(() => link.set("none"));
  afterAll(async () => {
    await link.set("none");
    await server.close();
    await link.close();
  });

  const buy = (id: string) =>
    server.call("POST", "/api/checkout", {
      token: buyer.token,
      body: { listings: [{ id, listingPrice: 500_00 }], type: "pickup", contact, paymentMethod },
      headers: { "idempotency-key": `buy-${id}` },
    });
  /** Opens a chat with a socket of its buyer. */
  async function openChat() {
    const { buyer: asker, chat } = await openInquiry(server);
    const socket = await connectSocket((await server.listen()).origin, asker.token);
    const listTexts = async () => {
      const { body } = await server.call("GET", `/api/chat/${chat._id}`, { token: asker.token });
      return (body as Chat).messages.flatMap((message) => (message.type === "text" ? [message.text] : []));
    };
    return { send: (text: string) => say(socket, chat._id, text), listTexts, socket };
  }
  const favorite = (id: string) => server.call("PUT", `/api/favorites/${id}`, { token: buyer.token });

  test.each(faults)(
    "every call is refused with 503 when PostgreSQL %s, and nothing is lost or duplicated",
    async (_, fault) => {
      const [kept, id] = [await piece(server, seller.id), await piece(server, seller.id)];
      expect((await favorite(kept)).status).toBe(200);
      await link.set(fault);
      const refused = await Promise.all([
        buy(id),
        favorite(id),
        server.call("GET", `/api/listings/${id}`),
        server.call("GET", "/api/favorites", { token: buyer.token }),
      ]);
      for (const answer of refused) {
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
        expect(problemSchema.parse(answer.body).code).toBe("unavailable");
      }
      expect((await server.call("GET", "/readyz")).status).toBe(503);
      expect((await server.call("GET", "/healthz")).status).toBe(200);
      await link.set("none");
      await expect.poll(async () => (await server.call("GET", "/readyz")).status).toBe(200);
      const bought = await buy(id);
      expect([bought.status, (bought.body as { orders: Order[] }).orders.length]).toEqual([201, 1]);
      expect((await buy(id)).body).toEqual(bought.body);
      const { text } = await server.call("GET", "/api/favorites", { token: buyer.token });
      expect([text.includes(kept), text.includes(id)]).toEqual([true, false]);
    },
  );

  test.each(faults)(
    "a socket stays open when PostgreSQL %s, and a message that is sent again arrives once",
    async (_, fault) => {
      const { socket, send, listTexts } = await openChat();
      // A new connection is checked once more; by this answer it has been.
      expect(await send("Hello")).toMatchObject({ ok: true });
      await link.set(fault);
      expect(await send("Still there?")).toMatchObject({ ok: false, problem: { code: "unavailable" } });
      await link.set("none");
      await expect.poll(() => send("Still there?")).toMatchObject({ ok: true });
      expect(await send("Still there?")).toMatchObject({ ok: true });
      expect(await listTexts()).toEqual(["Hello", "Still there?"]);
      expect(socket.connected).toBe(true);
      socket.close();
    },
  );

  test("calls wait for a slow PostgreSQL", async () => {
    const id = await piece(server, seller.id);
    await link.set({ slow: 5 });
    expect((await buy(id)).status).toBe(201);
  });
});
