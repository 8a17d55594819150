import { createHmac } from "node:crypto";
import type { Order } from "@heirloop/contract/order/order.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids/new-id.ts";
import {
  cards,
  contact,
  payoutAccount,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { listCheckoutIntents } from "./payment-intent.queries.ts";
import { refreshAccount } from "../payout/payout.jobs.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

type EventFields = { id?: string; type: string; object?: Record<string, unknown> };
const eventOf = ({ id = `evt_${newId()}`, type, object = {} }: EventFields) =>
  JSON.stringify({ id, type, created: Math.floor(server.clock.now().getTime() / 1000), data: { object } });
/** Signs a body as Stripe does, at this time. */
function signed(body: string, at = server.clock.now()): string {
  const now = server.clock.now();
  server.clock.set(at);
  const signature = server.deps.sandbox?.signEvent(body).get("stripe-signature") ?? "";
  server.clock.set(now);
  return signature;
}
/** Signs a body as somebody who does not know the secret. */
function forged(body: string): string {
  const seconds = testInstant.getTime() / 1000;
  const hash = createHmac("sha256", "somebody else's secret").update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}
async function post(body: string, signature: string | null = signed(body)) {
  const headers = signature === null ? {} : { "stripe-signature": signature };
  const answer = await server.call("POST", "/api/payments/webhook", { body, headers });
  const { code, received } = answer.body as { code?: string; received?: boolean };
  return [answer.status, code ?? received];
}

/** Creates a purchase whose buyer has answered the bank but has not returned to the shop. */
async function answeredAtTheBank(buyer: TestPerson, answer: "approve" | "decline") {
  const id = await piece(server, seller.id);
  const response = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token, cards.asks),
    },
  });
  const { checkoutId, nextAction } = response.body as { checkoutId: string; nextAction: { url: string } };
  await server.call("POST", new URL(nextAction.url).pathname, {
    body: `answer=${answer}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return { id, checkoutId };
}
/** Returns a seller's open account as events show it. */
const openAccount = async ({ id }: TestPerson) => ({
  id: await payoutAccount(server, id),
  payouts_enabled: true,
  metadata: { user: id },
});
const purchases = async ({ token }: TestPerson) =>
  (await server.call("POST", "/api/chat/purchases", { token, body: { type: "openPurchases" } }))
    .body as Order[];

test("accepts only the provider's own recent signature over the exact body", async () => {
  const body = eventOf({ type: "invoice.paid" });
  const minutes = (count: number) => new Date(testInstant.getTime() + count * 60_000);
  const refused = [401, "wrong-signature"];
  expect([
    await post(body, null),
    await post(body, ""),
    await post(body, signed(body).replace("v1=", "v0=")),
    await post(body, forged(body)),
    await post(`${body} `, signed(body)),
    await post(body, signed(body, minutes(-6))),
    await post(body, signed(body, minutes(1)).replace(/^t=\d+/, `t=${testInstant.getTime() / 1000}`)),
    await post("not json", signed(body)),
  ]).toEqual(Array.from({ length: 8 }, () => refused));
  expect([await post(body, signed(body, minutes(-4))), await post(body, signed(body, minutes(4)))]).toEqual([
    [200, true],
    [200, true],
  ]);
});

test("rejects a signed body that is not an event, and ignores unknown types", async () => {
  expect([
    await post("not json"),
    await post("{}"),
    await post(eventOf({ type: "payment_intent.succeeded", object: { id: 7 } })),
    await post(eventOf({ type: "constructor" })),
    await post(
      eventOf({
        type: "payment_intent.succeeded",
        object: { id: "pi_1", status: "succeeded", metadata: { intent: "nobodys-payment" } },
      }),
    ),
    await post(
      eventOf({
        type: "payment_intent.succeeded",
        object: { id: "pi_2", status: "succeeded", metadata: {} },
      }),
    ),
  ]).toEqual([
    [400, "malformed"],
    [422, "invalid"],
    [422, "invalid"],
    [200, true],
    [200, true],
    [200, true],
  ]);
});

test("handles each event once, even when it is delivered repeatedly or concurrently", async () => {
  const shop = await person(server, "Shopkeeper", { isBusiness: true });
  const body = eventOf({ type: "account.updated", object: await openAccount(shop) });
  const answers = await Promise.all([post(body), post(body), post(body)]);
  server.clock.advance(60_000);
  expect([...answers, await post(body)]).toEqual(Array.from({ length: 4 }, () => [200, true]));
  const { rows } = await server.db.execute(sql`select 1 from job where name = ${refreshAccount.name}`);
  expect(rows).toHaveLength(1);
});

test("handles a repeated event whose first delivery failed", async () => {
  const shop = await person(server, "Second", { isBusiness: true });
  const id = `evt_${newId()}`;
  const broken = eventOf({ id, type: "account.updated" });
  const mended = eventOf({ id, type: "account.updated", object: await openAccount(shop) });
  expect([await post(broken), await post(mended)]).toEqual([
    [422, "invalid"],
    [200, true],
  ]);
  await server.deps.jobs.runDue();
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
  expect([order?.status, order?.payment.status, others]).toEqual(["requested", "authorized", []]);
  const [intent] = await listCheckoutIntents(server.db, checkoutId);
  const object = { id: intent?.reference, status: "requires_capture", metadata: { intent: intent?.id } };
  const event = { type: "payment_intent.amount_capturable_updated", object };
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
  expect(await listNotificationTexts(server.db, waiting.id)).toEqual(["Walnut credenza is available again"]);
  const mails = (await server.mails()).filter(({ to }) => to === waiting.email);
  expect(mails.map(({ subject, text }) => [subject, text.split("\n\n")])).toEqual([
    [
      "It is available again: Walnut credenza",
      [
        "Hello Wanda,",
        "you asked to hear when Walnut credenza is available again. It is, for $500.",
        "Everyone on the waiting list gets this email; the first to check out gets the piece.",
        `See the piece:\nhttp://localhost:3000/product/${id}/walnut-credenza`,
        "Heirloop, hello@heirloop.example",
        "You get this email because emails about “Pieces that are available again” are on.",
        expect.stringMatching(/^Unsubscribe:\nhttp:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+$/),
        "Choose what we email you:\nhttp://localhost:3000/settings/notifications",
      ],
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
