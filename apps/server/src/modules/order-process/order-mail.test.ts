import { hiddenSellerName } from "@heirloop/machines/chat/chat-closed";
import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  boston,
  cards,
  contact,
  person,
  piece,
  savedCard,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";

/** Each order event sends the right mail to the right side exactly once. */
const hour = 3_600_000;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: "https://shop.test" });
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

type Event = Record<string, unknown>;
type Extra = Record<string, unknown>;
const morning = { date: "2026-11-25", window: "morning" };

/** Creates one order between a buyer and a shop, and collects the mails of each step. */
async function deal(extra: Extra = {}, card: string = cards.pays) {
  const buyer = await person(server, "Bea");
  const seller = await person(server, "Shopkeeper", { isBusiness: true, shopName: "Old <Oak> & Sons" });
  const roles = new Map([
    [buyer.email, "buyer"],
    [seller.email, "seller"],
  ]);
  const readMailIds = new Set<string>();
  const mails = async () => {
    await server.deps.jobs.runDue();
    const fresh = (await server.mails()).filter(({ id, to }) => roles.has(to) && !readMailIds.has(id));
    for (const { id } of fresh) readMailIds.add(id);
    return fresh
      .map((mail) => ({ ...mail, to: roles.get(mail.to) ?? "" }))
      .toSorted((a, b) => a.to.localeCompare(b.to));
  };
  const news = async () => (await mails()).map(({ to, subject }) => `${to}: ${subject}`);
  const id = await piece(server, seller.id);
  const body = {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token, card),
    ...extra,
  };
  const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
  const [order] = (answer.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(answer.text);
  const send = async (who: "buyer" | "seller" | "admin", event: Event) => {
    const { token } = { buyer, seller, admin }[who];
    await server.call("POST", `/api/orders/${order._id}/events`, { token, body: event });
    return news();
  };
  const wait = async (hours: number) => {
    server.clock.advance(hours * hour);
    return news();
  };
  return { buyer, seller, order, id, mails, news, send, wait };
}
const shop = "Old <Oak> & Sons";

test("mails the affected sides at each step of a pickup", async () => {
  const { news, send, order } = await deal();
  expect(await news()).toEqual(["buyer: Your order: Walnut credenza", "seller: New order: Walnut credenza"]);
  expect(await send("seller", { type: "approve" })).toEqual(["buyer: Approved: Walnut credenza"]);
  expect(await send("buyer", { type: "schedule", ...morning })).toEqual([
    "seller: Bea proposes a time for Walnut credenza",
  ]);
  expect(await send("seller", setPickup)).toEqual([]);
  expect(await send("seller", { type: "confirm-schedule", window: "2026-11-25/morning" })).toEqual([
    "buyer: The time is agreed: Walnut credenza",
    "seller: The time is agreed: Walnut credenza",
  ]);
  expect(await send("seller", { type: "pick-up", code: order.handoffCode })).toEqual([
    "buyer: Yours now: Walnut credenza",
    "seller: Sold and handed over: Walnut credenza",
  ]);
});

test("links the seller to connecting payouts after a completed sale, until they are connected", async () => {
  const { send, order, seller } = await deal();
  await send("seller", { type: "approve" });
  await send("buyer", { type: "schedule", ...morning });
  await send("seller", setPickup);
  await send("seller", { type: "confirm-schedule", window: "2026-11-25/morning" });
  await send("seller", { type: "pick-up", code: order.handoffCode });
  const sold = (await server.mails()).find(
    ({ to, subject }) => to === seller.email && subject.startsWith("Sold and handed over"),
  );
  expect(sold?.text).toContain("Your payouts are not connected yet, so we keep it for you until they are.");
  expect(sold?.text).toContain("https://shop.test/payouts");
});

test("sends no mail for a rejected event", async () => {
  const { news, send } = await deal();
  await news();
  expect(await send("buyer", { type: "approve" })).toEqual([]);
  expect(await send("seller", { type: "pick-up", code: "000000" })).toEqual([]);
});

test("hides a business's name in the buyer's mails until the offer is accepted", async () => {
  const { mails, news, send, order, buyer } = await deal({ offerAmount: 300_00 });
  const [offer, ...others] = await mails();
  expect([offer?.to, offer?.subject, others]).toEqual(["seller", "Bea offers $300 for Walnut credenza", []]);
  expect(await send("seller", { type: "counter", amount: 450_00 })).toEqual([
    `buyer: ${hiddenSellerName} answers with $450 for Walnut credenza`,
  ]);
  expect(await send("buyer", { type: "counter", amount: 400_00 })).toEqual([
    "seller: Bea answers with $400 for Walnut credenza",
  ]);
  await send("seller", { type: "counter", amount: 420_00 });
  const before = (await server.mails()).filter(({ to }) => to === buyer.email);
  expect(before.map(({ text, html }) => /Oak|Shopkeeper/.test(text + html))).toEqual([false, false]);
  await server.call("POST", `/api/orders/${order._id}/events`, {
    token: buyer.token,
    body: { type: "accept" },
  });
  const [toBuyer, toSeller, ...more] = await mails();
  expect([toBuyer?.subject, toSeller?.subject, more]).toEqual([
    "Your order: Walnut credenza",
    "Bea accepted your counteroffer: Walnut credenza",
    [],
  ]);
  expect(toBuyer?.text).toContain(`You have accepted the counteroffer of ${shop}.`);
  expect(await news()).toEqual([]);
});

test("mails the buyer when the seller accepts an offer", async () => {
  const { news, send } = await deal({ offerAmount: 300_00 });
  await news();
  expect(await send("seller", { type: "accept" })).toEqual([
    "buyer: Your offer was accepted: Walnut credenza",
  ]);
});

test("mails the affected sides when an offer ends without a sale", async () => {
  const declined = await deal({ offerAmount: 300_00 });
  await declined.news();
  expect(await declined.send("seller", { type: "decline" })).toEqual([
    "buyer: Your offer was declined: Walnut credenza",
  ]);
  const countered = await deal({ offerAmount: 300_00 });
  await countered.send("seller", { type: "counter", amount: 450_00 });
  expect(await countered.send("buyer", { type: "decline" })).toEqual([
    "seller: Your counteroffer was declined: Walnut credenza",
  ]);
  const withdrawn = await deal({ offerAmount: 300_00 });
  await withdrawn.news();
  expect(await withdrawn.send("buyer", { type: "withdraw" })).toEqual([
    "seller: Offer withdrawn: Walnut credenza",
  ]);
  const forgotten = await deal({ offerAmount: 300_00 });
  await forgotten.news();
  expect(await forgotten.wait(36)).toEqual(["seller: Still open: Walnut credenza"]);
  expect(await forgotten.wait(12)).toEqual([
    "buyer: Expired: Walnut credenza",
    "seller: Expired: Walnut credenza",
  ]);
});

test("sends one mail to the buyer of an offer whose piece is sold to another buyer", async () => {
  const { id, news, seller } = await deal({ offerAmount: 300_00 });
  await news();
  const other = await person(server, "Otto");
  const bought = await server.call("POST", "/api/checkout", {
    token: other.token,
    body: {
      listings: [{ id, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, other.token),
    },
  });
  const [order] = (bought.body as { orders: Order[] }).orders;
  expect(await news()).toEqual(["seller: New order: Walnut credenza"]);
  await server.call("POST", `/api/orders/${order?._id ?? ""}/events`, {
    token: seller.token,
    body: { type: "approve" },
  });
  expect(await news()).toEqual(["buyer: Sold to another buyer: Walnut credenza"]);
});

test("explains the refund when an order ends before the handover", async () => {
  const refused = await deal();
  await refused.news();
  expect(await refused.send("seller", { type: "decline", reason: "It has <b>woodworm</b>" })).toEqual([
    "buyer: Your order was declined: Walnut credenza",
  ]);
  const cancelled = await deal();
  await cancelled.send("seller", { type: "approve" });
  await server.call("POST", `/api/orders/${cancelled.order._id}/events`, {
    token: cancelled.seller.token,
    body: { type: "cancel", reason: "It has <b>woodworm</b>" },
  });
  const [toBuyer, toSeller, ...more] = await cancelled.mails();
  expect([toBuyer?.subject, toSeller?.subject, more]).toEqual([
    "Canceled: Walnut credenza",
    "Canceled: Walnut credenza",
    [],
  ]);
  expect(toBuyer?.text).toBe(
    [
      "Hello Bea,",
      `${shop} has canceled the order for Walnut credenza.`,
      "Reason: It has <b>woodworm</b>",
      "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      `Order number: ${cancelled.order._id}`,
      `See the order:\nhttps://shop.test/?order=${cancelled.order._id}`,
      "Heirloop, hello@heirloop.example",
    ].join("\n\n"),
  );
  expect(toBuyer?.html).toContain("Reason: It has &lt;b&gt;woodworm&lt;/b&gt;</p>");
  expect(toBuyer?.html).toContain("Old &lt;Oak&gt; &amp; Sons has canceled");
  const expired = await deal();
  await expired.news();
  expect(await expired.wait(60)).toEqual(["seller: Still open: Walnut credenza"]);
  expect(await expired.wait(12)).toEqual([
    "buyer: Expired: Walnut credenza",
    "seller: Expired: Walnut credenza",
  ]);
  const lapsed = await deal();
  await lapsed.send("seller", { type: "approve" });
  expect(await lapsed.wait(11 * 24)).toEqual([
    "buyer: Still open: Walnut credenza",
    "seller: Still open: Walnut credenza",
  ]);
  expect(await lapsed.wait(3 * 24)).toEqual([
    "buyer: Canceled: Walnut credenza",
    "seller: Canceled: Walnut credenza",
  ]);
  const removed = await deal();
  await removed.news();
  expect(await removed.send("admin", { type: "remove", reason: "Not what it claims to be" })).toEqual([
    "buyer: Removed: your order for Walnut credenza",
    "seller: Removed: the order for Walnut credenza",
  ]);
});

test("mails a request and an agreement to complete outside Heirloop", async () => {
  const { send } = await deal();
  await send("seller", { type: "approve" });
  expect(await send("buyer", { type: "complete-off" })).toEqual([
    "seller: Bea asks to complete the order for Walnut credenza outside Heirloop",
  ]);
  expect(await send("seller", { type: "complete-off" })).toEqual([
    "buyer: Completed outside Heirloop: Walnut credenza",
    "seller: Completed outside Heirloop: Walnut credenza",
  ]);
});

test("mails the affected sides until a carrier delivery completes automatically", async () => {
  const { send, wait } = await deal({ type: "delivery", address: boston });
  await send("seller", { type: "approve" });
  await send("seller", { type: "schedule", ...morning });
  await send("buyer", { type: "confirm-schedule", window: "morning" });
  expect(await send("seller", { type: "assign-carrier", carrier: "Bay Freight", quote: 200_00 })).toEqual([
    "buyer: A carrier was found: Walnut credenza",
  ]);
  expect(await send("seller", { type: "ship", tracking: "BF-1" })).toEqual([
    "buyer: On its way: Walnut credenza",
  ]);
  const until = Date.parse("2026-11-25T12:00:00-08:00") + 72 * hour - server.clock.now().getTime();
  const left = Math.ceil(until / hour) + 24;
  expect((await wait(left)).toSorted()).toEqual([
    "buyer: Still open: Walnut credenza",
    "buyer: Yours now: Walnut credenza",
    "seller: Sold and handed over: Walnut credenza",
  ]);
});

test("mails the buyer when a card fails", async () => {
  const { news, send } = await deal({ offerAmount: 300_00 }, cards.insufficient);
  await news();
  expect(await send("seller", { type: "accept" })).toEqual([
    "buyer: Your card was declined: Walnut credenza",
  ]);
});

test("links to the receipt for printing once the order is paid", async () => {
  const { mails, seller, order } = await deal();
  const body = { type: "approve" };
  await server.call("POST", `/api/orders/${order._id}/events`, { token: seller.token, body });
  const link = `Your receipt, for printing:\n\nhttps://shop.test/receipts/${order._id}`;
  const received = (await mails()).filter(({ to }) => to === "buyer");
  const texts = received.map(({ subject, text }) => [subject, text.includes(link)]).toSorted();
  expect(texts).toEqual([
    ["Approved: Walnut credenza", true],
    ["Your order: Walnut credenza", false],
  ]);
});

test("includes the receipt in text and HTML without loading external resources", async () => {
  const { mails, order } = await deal();
  const [receipt] = await mails();
  expect(receipt?.text).toBe(
    [
      "Hello Bea,",
      `Thank you for your order. ${shop} has 72 hours to approve it.`,
      "Nothing has been charged yet: $536.25 is reserved on your Visa ending 4242 until then.",
      `Order number: ${order._id}\nWalnut credenza: $500\nSales tax: $36.25\nTotal: $536.25`,
      `See the order:\nhttps://shop.test/?order=${order._id}`,
      "Heirloop, hello@heirloop.example",
    ].join("\n\n"),
  );
  expect(receipt?.html).toMatch(/Total<\/th><td[^>]*>\$536\.25<\/td>/);
  expect(receipt?.html).toContain(`href="https://shop.test/?order=${order._id}"`);
  expect(receipt?.html).not.toMatch(/<script|<img|<link|@import|url\(/);
});
