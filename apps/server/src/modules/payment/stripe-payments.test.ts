import { afterAll, beforeAll, expect, test } from "vitest";
import { answerConfirmation } from "../../platform/payments/sandbox/sandbox.queries.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { contact, person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startStripeServer, stripeSettings, type StripeServer } from "../../testing/stripe-server.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";

let stripe: StripeServer;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  stripe = await startStripeServer(() => testInstant);
  const gatewayServer = { host: "127.0.0.1", port: stripe.port, protocol: "http" } as const;
  server = await startTestServer({ settings: stripeSettings, gatewayServer });
  seller = await person(server, "Sam");
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

async function buy(buyer: TestPerson, number: string, ids: readonly string[]) {
  const { token } = buyer;
  const paymentMethod = await stripe.tokenize(number);
  const saved = await server.call("POST", "/api/payments/payment-methods", {
    token,
    body: { paymentMethod },
  });
  expect(saved).toMatchObject({
    status: 201,
    body: { paymentMethod, label: `Visa ending ${number.slice(-4)}` },
  });
  const listings = ids.map((id) => ({ id, listingPrice: 500_00 }));
  return server.call("POST", "/api/checkout", {
    token,
    body: { listings, type: "pickup", contact, paymentMethod },
  });
}

test("pays with a card that only Stripe has seen", async () => {
  const buyer = await person(server, "Nora");
  const bought = await buy(buyer, "4242424242424242", [await piece(server, seller.id)]);
  expect(bought).toMatchObject({ status: 201, body: { orders: [{ payment: { status: "authorized" } }] } });
});

test("takes no card number and has no pages of the sandbox", async () => {
  const { token } = await person(server, "Nora");
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const entered = await server.call("POST", "/api/sandbox/cards", { token, body: card });
  expect(entered).toMatchObject({ status: 404, body: { code: "not-found" } });
  const saved = await server.call("POST", "/api/payments/payment-methods", { token, body: card });
  const refused = ["paymentMethod", ...Object.keys(card)].map((path) => ({ path }));
  expect(saved).toMatchObject({ status: 422, body: { errors: refused } });
  expect((await server.call("GET", "/sandbox/confirm/1")).status).toBe(404);
});

test("has every seller's payment confirmed in turn, and places the orders after the last", async () => {
  const buyer = await person(server, "Nora");
  const other = await person(server, "Olga");
  const ids = [await piece(server, seller.id), await piece(server, other.id)];
  const begun = await buy(buyer, "4000002500003155", ids);
  expect(begun).toMatchObject({ status: 202, body: { nextAction: { type: "redirect" } } });
  const { checkoutId } = begun.body as { checkoutId: string };
  const confirm = () =>
    server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
      token: buyer.token,
      headers: { "idempotency-key": newId() },
    });
  /** Confirms at the bank and returns the page that the buyer is sent to next. */
  const approve = async ({ body }: { body: unknown }) => {
    const { url } = (body as { nextAction: { url: string } }).nextAction;
    const id = new URL(url).pathname.replace("/sandbox/confirm/", "");
    await transaction(stripe.database.db, (tx) => answerConfirmation(tx, id, "approved", testInstant));
    return confirm();
  };
  // Who comes back from the bank without an answer is sent there again.
  expect((await confirm()).body).toEqual(begun.body);
  const second = await approve(begun);
  expect(second).toMatchObject({ status: 202, body: { nextAction: { type: "redirect" } } });
  expect(second.body).not.toEqual(begun.body);
  const placed = await approve(second);
  expect(placed.status).toBe(201);
  expect((placed.body as { orders: unknown[] }).orders).toHaveLength(2);
});

test("accepts events signed for either webhook, and no others", async () => {
  const event = { id: `evt_${newId()}`, type: "invoice.paid", created: 0, data: { object: {} } };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(testInstant.getTime() / 1000);
  const statuses = [];
  for (const secret of ["whsec_own", "whsec_connected", "whsec_other"]) {
    const signature = stripe.client.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const answer = await server.app.request("/api/payments/webhook", {
      method: "POST",
      body: payload,
      headers: { "content-type": "application/json", "stripe-signature": signature },
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 401]);
});

test("lets pages load Stripe's form, and only with Stripe", async () => {
  const policyOf = async (target: TestServer): Promise<string> =>
    (await target.call("GET", "/readyz")).headers.get("content-security-policy") ?? "";
  expect(await policyOf(server)).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  const sandbox = await startTestServer();
  expect(await policyOf(sandbox)).not.toContain("js.stripe.com");
  await sandbox.close();
});
