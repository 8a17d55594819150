import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Order } from "@heirloop/contract/order/order.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signatureHeader, signBody } from "../../platform/payments/sandbox/event-signature.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { newId } from "../../platform/ids/new-id.ts";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { readNotificationTexts } from "../../testing/read-notifications.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { sendPayout } from "../payout/payout.jobs.ts";

const secret = "the provider and the shop know this one";
const key = new TextEncoder().encode(secret);
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ settings: { PAYMENT_WEBHOOK_SECRET: secret } });
  seller = await person(server, "Sam");
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

type Given = { id?: string; type: string; data?: Record<string, unknown> };
const eventOf = ({ id = `evt_${newId()}`, type, data = {} }: Given) =>
  JSON.stringify({ id, type, createdAt: server.clock.now().toISOString(), data });
const signed = (body: string, at = server.clock.now(), by = key) =>
  signBody(by, new TextEncoder().encode(body), at);
async function post(body: string, signature: string | null = signed(body)) {
  const headers = signature === null ? {} : { [signatureHeader]: signature };
  const answer = await server.call("POST", "/api/payments/webhook", { body, headers });
  const { code, received } = answer.body as { code?: string; received?: boolean };
  return [answer.status, code ?? received];
}

/** Creates a purchase whose buyer has answered the bank but has not returned to the shop. */
async function answeredAtTheBank(buyer: TestPerson, answer: "approve" | "decline") {
  const id = await piece(server, seller.id);
  const asked = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token, cards.asks),
    },
  });
  const { checkoutId, nextAction } = asked.body as { checkoutId: string; nextAction: { url: string } };
  await server.call("POST", new URL(nextAction.url).pathname, {
    body: `answer=${answer}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return { id, checkoutId };
}
const purchases = async ({ token }: TestPerson) =>
  (await server.call("POST", "/api/chat/purchases", { token, body: { type: "openPurchases" } }))
    .body as Order[];

test("accepts only the provider's own recent signature over the exact body", async () => {
  const body = eventOf({ type: "invoice.paid" });
  const minutes = (count: number) => new Date(testInstant.getTime() + count * 60_000);
  const other = new TextEncoder().encode("somebody else's secret of this length");
  const refused = [401, "wrong-signature"];
  expect([
    await post(body, null),
    await post(body, ""),
    await post(body, signed(body).replace("v1=", "v0=")),
    await post(body, signed(body, testInstant, other)),
    await post(`${body} `, signed(body)),
    await post(body, signed(body, minutes(-6))),
    await post(body, signed(body, minutes(6))),
    await post(body, signed(body, minutes(1)).replace(/^t=\d+/, `t=${testInstant.getTime() / 1000}`)),
    await post("not json", signed(body)),
  ]).toEqual(Array.from({ length: 9 }, () => refused));
  expect([await post(body, signed(body, minutes(-4))), await post(body, signed(body, minutes(4)))]).toEqual([
    [200, true],
    [200, true],
  ]);
});

test("rejects a signed body that is not an event, and ignores unknown types", async () => {
  expect([
    await post("not json"),
    await post("{}"),
    await post(eventOf({ type: "confirmation.answered", data: { checkoutId: 7 } })),
    await post(eventOf({ type: "constructor" })),
    await post(eventOf({ type: "confirmation.answered", data: { checkoutId: "checkout-of-nobody" } })),
  ]).toEqual([
    [400, "malformed"],
    [422, "invalid"],
    [422, "invalid"],
    [200, true],
    [200, true],
  ]);
});

test("handles each event once, even when it is delivered repeatedly or concurrently", async () => {
  const [buyer, shop] = [
    await person(server, "Bo"),
    await person(server, "Shopkeeper", { isBusiness: true }),
  ];
  await completedOrder(server, buyer, shop);
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
  const body = eventOf({ type: "payout-account.opened", data: { userId: shop.id } });
  const answers = await Promise.all([post(body), post(body), post(body)]);
  server.clock.advance(60_000);
  expect([...answers, await post(body)]).toEqual(Array.from({ length: 4 }, () => [200, true]));
  const { rows } = await server.db.execute(sql`select 1 from job where name = ${sendPayout.name}`);
  expect(rows).toHaveLength(1);
});

test("handles a repeated event whose first delivery failed", async () => {
  const shop = await person(server, "Second", { isBusiness: true });
  const id = `evt_${newId()}`;
  const broken = eventOf({ id, type: "payout-account.opened", data: {} });
  const mended = eventOf({ id, type: "payout-account.opened", data: { userId: shop.id } });
  expect([await post(broken), await post(mended)]).toEqual([
    [422, "invalid"],
    [200, true],
  ]);
  expect((await server.call("GET", "/api/auth/me", { token: shop.token })).body).toMatchObject({
    stripeConnect: { connected: true },
  });
});

test("completes the purchase once when the buyer confirms at the bank and closes the page", async () => {
  const buyer = await person(server, "Bea");
  const { checkoutId } = await answeredAtTheBank(buyer, "approve");
  expect(await purchases(buyer)).toEqual([]);
  await server.deps.jobs.runDue();
  const [order, ...others] = await purchases(buyer);
  expect([order?.status, order?.payment.status, others]).toEqual(["requested", "authorised", []]);
  const event = { type: "confirmation.answered", data: { checkoutId } };
  expect([await post(eventOf(event)), await post(eventOf(event))]).toEqual([
    [200, true],
    [200, true],
  ]);
  const back = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect([back.status, (back.body as { orders: Order[] }).orders.map(({ _id }) => _id)]).toEqual([
    201,
    [order?._id],
  ]);
  expect(await purchases(buyer)).toHaveLength(1);
});

test("completes the purchase once when the buyer returns before the event", async () => {
  const buyer = await person(server, "Quinn");
  const { checkoutId } = await answeredAtTheBank(buyer, "approve");
  const back = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  await server.deps.jobs.runDue();
  expect([back.status, (await purchases(buyer)).length]).toEqual([201, 1]);
});

test("releases the piece and notifies the waiting list when the bank refuses", async () => {
  const [buyer, waiting] = [await person(server, "Rita"), await person(server, "Wanda")];
  const { id, checkoutId } = await answeredAtTheBank(buyer, "decline");
  await server.call("POST", `/api/listings/${id}/waiting-list`, { token: waiting.token });
  await server.deps.jobs.runDue();
  expect(await findListing(server.db, id)).toMatchObject({ reservedBy: null, reservedUntil: null });
  expect(await readNotificationTexts(server.db, waiting.id)).toEqual(["Walnut credenza is free again"]);
  const mails = (await server.mails()).filter(({ to }) => to === waiting.email);
  expect(mails.map(({ subject, text }) => [subject, text])).toEqual([
    [
      "It is free again: Walnut credenza",
      [
        "Hello Wanda,",
        "you asked to hear when Walnut credenza is free again. It is, for $500.",
        "Everybody who waited gets this mail; whoever checks out first has it.",
        `See the piece:\nhttp://localhost:3000/product/${id}/walnut-credenza`,
        "Heirloop, hello@heirloop.example",
      ].join("\n\n"),
    ],
  ]);
  const back = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect([back.status, (back.body as { detail?: string }).detail]).toEqual([
    409,
    "The bank's confirmation was refused.",
  ]);
});

test("leaves an impossible purchase to the buyer's return, which explains why", async () => {
  const buyer = await person(server, "Late");
  const { id, checkoutId } = await answeredAtTheBank(buyer, "approve");
  await server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price: 520_00 } });
  await server.deps.jobs.runDue();
  expect(await purchases(buyer)).toEqual([]);
  const back = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect((back.body as { code?: string }).code).toBe("price-changed");
});

test("does not continue a blocked buyer's purchase", async () => {
  const [buyer, admin] = [await person(server, "Blocked"), await person(server, "Ada", { admin: true })];
  await answeredAtTheBank(buyer, "approve");
  await server.call("POST", `/api/admin/accounts/${buyer.id}/block`, {
    token: admin.token,
    body: { reason: "Sold a copy" },
  });
  await server.deps.jobs.runDue();
  expect(await purchases(buyer)).toEqual([]);
});
