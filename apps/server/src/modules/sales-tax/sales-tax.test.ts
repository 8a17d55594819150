import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import type { TaxRecords } from "../../platform/taxes/tax-calculator.ts";
import { contact, oakland, person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { createOrderCalls } from "../../testing/order-calls.ts";
import { startStripeServer, stripeSettings, type StripeServer } from "../../testing/stripe-server.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { startPartialRefund } from "../order-process/order-refund.service.ts";
import { countPendingTaxRecords, listTaxRecords } from "./sales-tax.queries.ts";
import { recordAtProvider } from "./sales-tax.service.ts";

/** What happens to the next calls of the provider's records. */
const faults: Array<"request lost" | "answer lost"> = [];
const minute = 60_000;

function faulty(records: TaxRecords): TaxRecords {
  const passing =
    <Request, Answer>(call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      const fault = faults.shift();
      if (fault === "request lost") throw new Error("The connection was refused");
      const answer = await call(request);
      if (fault === "answer lost") throw new Error("The connection was closed");
      return answer;
    };
  return { recordSale: passing(records.recordSale), reverseSale: passing(records.reverseSale) };
}

let stripe: StripeServer;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  stripe = await startStripeServer(() => testInstant);
  server = await startTestServer({
    settings: { ...stripeSettings, STRIPE_TAX: "on", LOG_LEVEL: "silent" },
    gatewayServer: { host: "127.0.0.1", port: stripe.port, protocol: "http" },
    wrapTaxes: ({ records, ...calculator }) => ({ ...calculator, records: records && faulty(records) }),
  });
  seller = await person(server, "Sam");
});
beforeEach(() => {
  faults.length = 0;
  server.clock.set(testInstant);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

/** Buys a piece for $500, delivered to Oakland for $79 and taxed with $53.75. */
async function buy(): Promise<{ buyer: TestPerson; order: Order }> {
  const [buyer, id] = [await person(server, "Bea"), await piece(server, seller.id)];
  const paymentMethod = await stripe.tokenize("4242424242424242");
  const { token } = buyer;
  await server.call("POST", "/api/payments/payment-methods", { token, body: { paymentMethod } });
  const listings = [{ id, listingPrice: 500_00 }];
  const body = { listings, type: "delivery", address: oakland, contact, paymentMethod };
  const bought = await server.call("POST", "/api/checkout", { token, body });
  const [order] = (bought.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(bought.text);
  return { buyer, order };
}
/** Buys a piece and has the seller approve it, which charges the buyer. */
async function pay() {
  const bought = await buy();
  const approved = await server.call("POST", `/api/orders/${bought.order._id}/events`, {
    token: seller.token,
    body: { type: "approve" },
  });
  expect([approved.status, approved.body]).toMatchObject([200, { payment: { status: "captured" } }]);
  return bought;
}
const refund = ({ _id: orderId }: Order, amount: number, key: string) =>
  transaction(server.db, (tx) =>
    startPartialRefund(tx, server.deps, { orderId, amount, key, reason: "It wobbles" }),
  );
const cancel = ({ token }: TestPerson, { _id }: Order) =>
  server.call("POST", `/api/orders/${_id}/events`, { token, body: { type: "cancel", reason: "Too big" } });
async function runJobs(): Promise<void> {
  server.clock.advance(minute);
  await server.deps.jobs.runDue();
}
/** What Stripe has recorded of an order: references and cents. */
const recordedOf = ({ _id }: Order) =>
  stripe.taxes.recorded.flatMap(({ reference, amount }) =>
    reference.startsWith(_id) ? [[reference.slice(_id.length), amount]] : [],
  );

test("records a sale once it is paid, and reverses what goes back, whole and in part", async () => {
  const { buyer, order } = await pay();
  expect(recordedOf(order)).toEqual([]);
  await runJobs();
  expect(recordedOf(order)).toEqual([["", 632_75]]);
  await refund(order, 100_00, "scratch");
  await runJobs();
  expect((await cancel(buyer, order)).status).toBe(200);
  await runJobs();
  expect(recordedOf(order)).toEqual([
    ["", 632_75],
    ["-1", -100_00],
    ["-2", -532_75],
  ]);
  expect(await countPendingTaxRecords(server.db)).toEqual(new Map());
});

test.each(["request lost", "answer lost"] as const)(
  "records and reverses once, in order, when each %s",
  async (fault) => {
    const { buyer, order } = await pay();
    faults.push(fault, fault);
    await cancel(buyer, order);
    await runJobs();
    expect(await countPendingTaxRecords(server.db)).toEqual(
      new Map([
        ["sale", 1],
        ["return", 1],
      ]),
    );
    for (let run = 0; run < 4; run += 1) await runJobs();
    faults.push(fault);
    await Promise.allSettled([
      recordAtProvider(server.deps, order._id),
      recordAtProvider(server.deps, order._id),
    ]);
    expect(recordedOf(order)).toEqual([
      ["", 632_75],
      ["-1", -632_75],
    ]);
    expect(await listTaxRecords(server.db, order._id)).toMatchObject([
      { number: 0, amount: 632_75, transactionId: `tax_${order._id}`, recorded: 632_75 },
      { number: 1, amount: 632_75, transactionId: `tax_${order._id}-1`, recorded: 632_75 },
    ]);
  },
);

test("records nothing of a request that ends before it is paid", async () => {
  const { buyer, order } = await buy();
  expect((await cancel(buyer, order)).status).toBe(200);
  await runJobs();
  expect([recordedOf(order), await listTaxRecords(server.db, order._id)]).toEqual([[], []]);
});

test("notes nothing where no provider keeps records", async () => {
  const plain = await startTestServer();
  const { place, drive } = createOrderCalls(() => plain);
  const [buyer, owner] = [await person(plain, "Bea"), await person(plain, "Otto")];
  const order = await place(buyer, await piece(plain, owner.id));
  await drive(owner, order, { type: "approve" });
  await drive(buyer, order, { type: "cancel", reason: "Too big" });
  expect([plain.deps.taxes.records, await listTaxRecords(plain.db, order._id)]).toEqual([null, []]);
  await plain.close();
});
