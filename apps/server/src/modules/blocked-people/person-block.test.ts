import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openInquiry, say } from "../../testing/inquiry-chat.ts";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { ask, createTestSockets, type TestSockets } from "../../testing/socket-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  sockets = createTestSockets((await server.listen()).origin);
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const block = (by: TestPerson, who: TestPerson) =>
  server.call("PUT", `/api/blocked-people/${who.id}`, { token: by.token });
const unblock = (by: TestPerson, who: TestPerson) =>
  server.call("DELETE", `/api/blocked-people/${who.id}`, { token: by.token });
const chatOf = async (who: TestPerson, id: string) =>
  (await server.call("GET", `/api/chat/${id}`, { token: who.token })).body as Chat;
async function checkOut(buyer: TestPerson, listing: string, offerAmount?: number) {
  const body = {
    listings: [{ id: listing, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...(offerAmount && { offerAmount }),
  };
  return server.call("POST", "/api/checkout", { token: buyer.token, body });
}
const neutral = "This person is not accepting messages.";
const own = "You blocked this person. Unblock them in your settings first.";
const ownOfSeller = "You blocked this seller. Unblock them in your settings first.";

test("lists the people a user has blocked once each, latest first, until they are unblocked", async () => {
  const [me, one, other] = [
    await person(server, "Mia"),
    await person(server, "Otto"),
    await person(server, "Olga"),
  ];
  const list = async () => {
    const { body } = await server.call("GET", "/api/blocked-people", { token: me.token });
    return (body as { people: Array<{ person: { firstName: string } }> }).people.map(
      (entry) => entry.person.firstName,
    );
  };
  await block(me, one);
  server.clock.advance(1_000);
  await block(me, other);
  server.clock.advance(1_000);
  await block(me, one);
  expect(await list()).toEqual(["Olga", "Otto"]);
  await unblock(me, other);
  await unblock(me, other);
  expect(await list()).toEqual(["Otto"]);
});

test("does not block oneself or a person who does not exist", async () => {
  const me = await person(server, "Mia");
  expect((await block(me, me)).status).toBe(409);
  expect((await block(me, { ...me, id: "unknown-person-1" })).status).toBe(404);
});

test.each(["buyer", "seller"] as const)(
  "closes an inquiry to both sides when its %s blocks the other, over HTTP and sockets, until they are unblocked",
  async (blocking) => {
    const { buyer, seller, chat } = await openInquiry(server);
    const [me, other] = blocking === "buyer" ? [buyer, seller] : [seller, buyer];
    await block(me, other);
    for (const [who, detail, state] of [
      [me, own, "blocked"],
      [other, neutral, "closed"],
    ] as const) {
      expect((await chatOf(who, chat._id)).contact).toBe(state);
      const refused = { code: "chat-closed", detail };
      expect(await say(await sockets.open(who), chat._id, "Hello?")).toMatchObject({
        ok: false,
        problem: refused,
      });
      const picture = await server.call("POST", `/api/chat/${chat._id}`, {
        token: who.token,
        file: { name: "dot.png", bytes: new Uint8Array([1]) },
      });
      expect(picture.body).toMatchObject(refused);
    }
    await unblock(me, other);
    expect((await chatOf(other, chat._id)).contact).toBe("open");
    expect(await say(await sockets.open(other), chat._id, "Hello again")).toMatchObject({ ok: true });
  },
);

test("does not show a blocked person's typing", async () => {
  const { buyer, seller, chat } = await openInquiry(server);
  const [theirs, mine] = [await sockets.open(buyer), await sockets.open(seller)];
  const typing: unknown[] = [];
  mine.on("typing", (event) => typing.push(event));
  await ask(theirs, "typing", { ord: chat._id });
  await expect.poll(() => typing.length).toBe(1);
  await block(seller, buyer);
  await ask(theirs, "typing", { ord: chat._id });
  await unblock(seller, buyer);
  await ask(theirs, "typing", { ord: chat._id });
  // Events arrive in order, so that of the blocked typing would be among them.
  await expect.poll(() => typing.length).toBe(2);
});

test.each(["buyer", "seller"] as const)(
  "says before a checkout that the piece cannot be bought when the %s has blocked the other",
  async (blocking) => {
    const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
    const [listing, other] = [
      await piece(server, seller.id),
      await piece(server, (await person(server, "Olga")).id),
    ];
    const { token } = buyer;
    await server.call("PUT", `/api/cart/${listing}`, { token });
    const seen = async () => {
      const full = await server.call("GET", `/api/listings/${listing}`, { token });
      const cart = await server.call("GET", "/api/cart", { token });
      const summary = await server.call("GET", "/api/account-summary", { token });
      const listings = [listing, other].map((id) => ({ id, listingPrice: 500_00 }));
      const quote = await server.call("POST", "/api/checkout/quote", {
        token,
        body: { listings, type: "pickup" },
      });
      const hold = await server.call("POST", "/api/checkout/holds", { token, body: { listings: [listing] } });
      const contacts = [full.body, (cart.body as { listings: unknown[] }).listings[0]];
      const { hasClosedContacts } = summary.body as { hasClosedContacts: boolean };
      return { contacts, hasClosedContacts, quote: quote.body, hold: hold.body };
    };
    const open = {
      contacts: [{ contact: "open" }, { contact: "open" }],
      hasClosedContacts: false,
      quote: { unavailable: [] },
      hold: { listings: [listing] },
    };
    expect(await seen()).toMatchObject(open);
    const [me, them] = blocking === "buyer" ? [buyer, seller] : [seller, buyer];
    await block(me, them);
    const contact = blocking === "buyer" ? "blocked" : "closed";
    const reason = blocking === "buyer" ? ownOfSeller : "This seller is not accepting orders or offers.";
    expect(await seen()).toMatchObject({
      contacts: [{ contact }, { contact }],
      hasClosedContacts: true,
      quote: {
        sellers: [{ listings: [{ heirloopId: other }] }],
        unavailable: [{ id: listing, code: "not-accepting", reason }],
      },
      hold: { code: "not-accepting", detail: `Walnut credenza: ${reason}` },
    });
    const asGuest = await server.call("GET", `/api/listings/${listing}`);
    expect(asGuest.body).toMatchObject({ contact: "open" });
    await unblock(me, them);
    expect(await seen()).toMatchObject(open);
  },
);

test.each(["buyer", "seller"] as const)(
  "refuses a new chat, question, order and offer when the %s has blocked the other",
  async (blocking) => {
    const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
    const listing = await piece(server, seller.id);
    await (blocking === "buyer" ? block(buyer, seller) : block(seller, buyer));
    const detail = (about: string, mine = ownOfSeller) => (blocking === "buyer" ? mine : about);
    const orders = "This seller is not accepting orders or offers.";
    const { token } = buyer;
    const answers = [
      await server.call("POST", "/api/chat", { token, body: { listing } }),
      await server.call("POST", `/api/listings/${listing}/questions`, { token, body: { text: "How old?" } }),
      await checkOut(buyer, listing),
      await checkOut(buyer, listing, 450_00),
    ];
    expect(answers.map(({ body }) => body)).toMatchObject([
      { code: "not-accepting", detail: detail(neutral, own) },
      { code: "not-accepting", detail: detail("This seller is not accepting questions.") },
      { code: "not-accepting", detail: `Walnut credenza: ${detail(orders)}` },
      { code: "not-accepting", detail: `Walnut credenza: ${detail(orders)}` },
    ]);
    await server.deps.jobs.runDue();
    expect(await listNotificationTexts(server.db, seller.id)).toEqual([]);
  },
);

test("answers a blocked person's earlier question in public without notifying them", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const listing = await piece(server, seller.id);
  const path = `/api/listings/${listing}/questions`;
  const asked = await server.call("POST", path, { token: buyer.token, body: { text: "How old?" } });
  await block(seller, buyer);
  const body = { text: "From 1962.", answerTo: (asked.body as { _id: string })._id };
  expect((await server.call("POST", path, { token: seller.token, body })).status).toBe(201);
  await server.deps.jobs.runDue();
  expect(await listNotificationTexts(server.db, buyer.id)).toEqual([]);
});

test("lets a seller accept a pending offer after a block", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const { body } = await checkOut(buyer, await piece(server, seller.id), 450_00);
  const order = (body as { orders: Array<{ _id: string }> }).orders[0]?._id ?? "";
  await block(buyer, seller);
  const accepted = await server.call("POST", `/api/orders/${order}/events`, {
    token: seller.token,
    body: { type: "accept" },
  });
  expect(accepted.status).toBe(200);
});

test("keeps the chat of an open order open after a block", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const listing = await piece(server, seller.id);
  const { orders } = (await checkOut(buyer, listing)).body as { orders: Array<{ _id: string }> };
  const order = orders[0]?._id ?? "";
  const approved = await server.call("POST", `/api/orders/${order}/events`, {
    token: seller.token,
    body: { type: "approve" },
  });
  expect(approved.status).toBe(200);
  await block(seller, buyer);
  expect(await say(await sockets.open(buyer), order, "When can I come?")).toMatchObject({ ok: true });
  expect(await say(await sockets.open(seller), order, "On Friday.")).toMatchObject({ ok: true });
});
