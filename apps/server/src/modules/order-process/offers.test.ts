import { type Chat, chatSchema } from "@heirloop/contract/chat/chat.schema";
import { type Order, orderSchema } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  contact,
  oakland,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { changeOrder } from "../order/order.queries.ts";
import { listLedgerEntries } from "../payment/payment.queries.ts";

const hour = 3_600_000;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

type Extra = Record<string, unknown>;
async function checkOut(buyer: TestPerson, id: string, extra: Extra): Promise<Order> {
  const { token } = buyer;
  const paymentMethod = await savedCard(server, token);
  const listings = [{ id, listingPrice: 500_00 }];
  const body = { listings, type: "pickup", contact, paymentMethod, ...extra };
  const answer = await server.call("POST", "/api/checkout", { token, body });
  const [order] = (answer.body as { orders?: unknown[] }).orders ?? [];
  return orderSchema.parse(order);
}

/** Creates a buyer's open offer of $455 for a seller's piece of $500. */
async function openOffer(extra: Extra = {}) {
  const buyer = await person(server, "Bea");
  const seller = await person(server, "Sam");
  const id = await piece(server, seller.id);
  const order = await checkOut(buyer, id, { offerAmount: 455_00, ...extra });
  const path = `/api/orders/${order._id}`;
  return {
    id,
    buyer,
    seller,
    order,
    read: async () => orderSchema.parse((await server.call("GET", path, { token: buyer.token })).body),
    send: (who: TestPerson, body: Extra) => server.call("POST", `${path}/events`, { token: who.token, body }),
    reprice: (price: number) =>
      server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price } }),
    chat: async (): Promise<Chat> =>
      chatSchema.parse((await server.call("GET", `/api/chat/${order._id}`, { token: buyer.token })).body),
    /** A user's notifications since the offer was sent. */
    noticesOf: async (who: TestPerson) =>
      (await listNotificationTexts(server.db, who.id)).filter((text) => !text.includes("sent an offer")),
    ledger: async () =>
      (await listLedgerEntries(server.db, order._id)).find(({ account }) => account === "card")?.amount,
  };
}
const offersIn = ({ messages }: Chat) =>
  messages.flatMap(({ type, offer }) =>
    type === "offer-sent" && offer ? `${offer.status} ${offer.amount}` : [],
  );
async function subjectsTo(email: string): Promise<string[]> {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe("counteroffer", () => {
  test.each([
    [110_00, "below the offer"],
    [455_00, "the same as the offer"],
    [500_00, "the price"],
  ])("of %d is rejected with a field error when it is %s", async (amount) => {
    const { send, seller, read } = await openOffer();
    const refused = await send(seller, { type: "counter", amount });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        errors: [
          {
            path: "amount",
            message: "Enter more than the buyer’s offer of $455 and less than your price of $500",
          },
        ],
      },
    ]);
    expect((await read()).offer).toMatchObject({ amount: 455_00, turn: "seller" });
  });

  test("supersedes the offer in the conversation", async () => {
    const { send, seller, chat } = await openOffer();
    await send(seller, { type: "counter", amount: 480_00 });
    expect(offersIn(await chat())).toEqual(["superseded 45500", "counteroffer 48000"]);
  });
});

describe("price drop to an offer", () => {
  test("lowers the offer, its tax and its total, and acceptance charges the lower amount", async () => {
    const { send, seller, reprice, read, ledger } = await openOffer({ type: "delivery", address: oakland });
    expect((await reprice(400_00)).status).toBe(200);
    const lowered = await read();
    expect(lowered).toMatchObject({
      status: "offer-sent",
      offer: { amount: 400_00, turn: "seller" },
      breakdown: { items: 400_00, delivery: 79_00, tax: 34_73, total: 513_73 },
      listings: [{ price: 400_00 }],
    });
    expect((await send(seller, { type: "accept" })).status).toBe(200);
    expect(await ledger()).toBe(513_73);
    expect((await read()).offer).toMatchObject({ amount: 400_00, status: "accepted" });
  });

  test("notifies both sides in the conversation and the app, and mails the buyer", async () => {
    const { seller, buyer, reprice, chat, noticesOf } = await openOffer();
    await reprice(400_00);
    const conversation = await chat();
    expect(offersIn(conversation)).toEqual(["superseded 45500", "pending 40000"]);
    expect(conversation.messages.at(-1)).toMatchObject({
      sender: null,
      text: "The price is now $400, so the offer is now $400 instead of $455",
    });
    expect([await noticesOf(buyer), await noticesOf(seller)]).toEqual([
      ["The price is now $400, so your offer is now $400 instead of $455"],
      ["You lowered the price to $400, so the offer is now $400 instead of $455"],
    ]);
    expect(await subjectsTo(buyer.email)).toEqual(["Walnut credenza now costs $400"]);
  });

  test("lowers a counteroffer that the buyer has not answered", async () => {
    const { send, seller, buyer, reprice, read, ledger } = await openOffer();
    await send(seller, { type: "counter", amount: 480_00 });
    await reprice(470_00);
    expect((await read()).offer).toMatchObject({
      amount: 470_00,
      counteroffer: 470_00,
      status: "counteroffer",
      turn: "buyer",
    });
    expect((await send(buyer, { type: "accept" })).status).toBe(200);
    expect(await ledger()).toBe(504_08);
  });

  test("leaves a lower offer unchanged", async () => {
    const { reprice, chat } = await openOffer();
    await reprice(456_00);
    expect(offersIn(await chat())).toEqual(["pending 45500"]);
  });

  test("keeps a promo discount within the price of the piece", async () => {
    const { order, reprice, read } = await openOffer();
    const { items, tax } = order.breakdown;
    await changeOrder(server.db, order._id, { discount: 30_00, total: items - 30_00 + tax });
    await reprice(20_00);
    expect((await read()).breakdown).toMatchObject({ items: 20_00, discount: 20_00, total: 1_45, tax: 1_45 });
  });

  test("charges one amount when an acceptance happens at the same moment", async () => {
    for (const first of ["accept", "reprice"] as const) {
      const { send, seller, reprice, read, ledger } = await openOffer();
      const accept = () => send(seller, { type: "accept" });
      const lower = () => reprice(400_00);
      const [accepted] = await (first === "accept"
        ? Promise.all([accept(), lower()])
        : Promise.all([lower(), accept()]).then(([repriced, done]) => [done, repriced]));
      expect(accepted?.status).toBe(200);
      const { breakdown, offer } = await read();
      expect([400_00, 455_00]).toContain(offer?.amount);
      expect([breakdown.items, await ledger()]).toEqual([offer?.amount, breakdown.total]);
    }
  });
});

describe("ended offer", () => {
  type Open = Awaited<ReturnType<typeof openOffer>>;
  const block = (who: TestPerson) =>
    server.call("POST", `/api/admin/accounts/${who.id}/block`, {
      token: admin.token,
      body: { reason: "Fraud" },
    });
  async function sellToAnother({ id, seller }: Open): Promise<void> {
    const order = await checkOut(await person(server, "Otto"), id, {});
    const path = `/api/orders/${order._id}/events`;
    await server.call("POST", path, { token: seller.token, body: { type: "approve" } });
  }
  async function waitOut(): Promise<void> {
    server.clock.advance(48 * hour);
    await server.deps.jobs.runDue();
  }

  test.each<
    [
      outcome: string,
      end: (open: Open) => Promise<unknown>,
      toBuyer: string[],
      toSeller: string[],
      mailToBuyer: string | undefined,
    ]
  >([
    [
      "declined",
      ({ send, seller }) => send(seller, { type: "decline" }),
      ["Sam declined your offer"],
      [],
      "Your offer was declined: Walnut credenza",
    ],
    [
      "withdrawn",
      ({ send, buyer }) => send(buyer, { type: "withdraw" }),
      [],
      ["Bea withdrew the offer"],
      undefined,
    ],
    [
      "expired",
      waitOut,
      ["The seller did not answer your offer in time, so it expired"],
      ["Please answer soon, or this expires", "You did not answer the offer in time, so it expired"],
      "Expired: Walnut credenza",
    ],
    [
      "sold",
      sellToAnother,
      ["The piece was sold to another buyer, so your offer ended"],
      ["Otto ordered from you", "You sold the piece to another buyer, so the offer of $455 ended"],
      "Sold to another buyer: Walnut credenza",
    ],
    [
      "bought",
      ({ buyer, id }) => checkOut(buyer, id, {}),
      [],
      ["Bea ordered from you"],
      "Your order: Walnut credenza",
    ],
    [
      "retired",
      ({ id, seller }) => server.call("DELETE", `/api/listings/${id}`, { token: seller.token }),
      ["The seller took the piece down, so your offer ended"],
      ["You took the piece down, so the offer of $455 ended"],
      "No longer for sale: Walnut credenza",
    ],
    [
      "removed",
      ({ send }) => send(admin, { type: "remove", reason: "Fraud" }),
      ["Heirloop removed your offer"],
      ["Heirloop removed an offer to you"],
      "Removed: your order for Walnut credenza",
    ],
    [
      "seller-blocked",
      ({ seller }) => block(seller),
      ["The seller’s account is no longer active, so your offer ended"],
      ["Your account is blocked, so an offer to you ended"],
      "Your offer ended: Walnut credenza",
    ],
    [
      "buyer-blocked",
      ({ buyer }) => block(buyer),
      ["Your account is blocked, so your offer ended"],
      ["The buyer’s account is no longer active, so the offer ended"],
      "Your offer ended: Walnut credenza",
    ],
  ])(
    "%s is shown on the order, in the conversation, by notification and mail",
    async (outcome, end, ...notices) => {
      const open = await openOffer();
      await end(open);
      expect(await open.read()).toMatchObject({
        status: outcome === "expired" ? "expired" : "deleted",
        offer: { status: outcome, amount: 455_00, turn: null },
        payment: { status: "voided" },
        deadline: null,
      });
      expect(offersIn(await open.chat())).toEqual([`${outcome} 45500`]);
      expect([
        await open.noticesOf(open.buyer),
        (await open.noticesOf(open.seller)).toSorted(),
        (await subjectsTo(open.buyer.email)).at(0),
      ]).toEqual(notices);
    },
  );
});
