import { splitSale } from "@heirloop/contract/money/sale-earnings";
import { sumMoney } from "@heirloop/contract/order/order-money";
import type { Order } from "@heirloop/contract/order/order.schema";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cards,
  contact,
  oakland,
  person,
  piece,
  savedCard,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { findPayment, listLedgerEntries } from "./payment.queries.ts";

let server: TestServer;
let people: Record<"buyer" | "seller" | "admin", TestPerson>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    buyer: await person(server, "Bea"),
    seller: await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant }),
    admin: await person(server, "Ada", { admin: true }),
  };
});
afterAll(() => server.close());

const steps = [
  ...["accept", "approve", "decline", "withdraw", "cancel", "complete-off", "deliver", "pick-up"].map(
    (type) => ({ type }),
  ),
  { type: "counter", amount: 333_33 },
  { type: "counter", amount: 412_07 },
  setPickup,
  { type: "schedule", date: "2027-06-01", window: "morning" },
  { type: "confirm-schedule", window: "2027-06-01/morning" },
  { type: "assign-carrier", carrier: "Bay Freight", quote: 100_00 },
  { type: "ship", tracking: "BF-1" },
  { type: "remove", reason: "Fraud" },
  { type: "wait" },
];
const moves = fc.array(
  fc.tuple(fc.constantFrom(...(["buyer", "seller", "seller", "admin"] as const)), fc.constantFrom(...steps)),
  { minLength: 3, maxLength: 14 },
);
const starts = fc.record({
  offer: fc.boolean(),
  delivery: fc.boolean(),
  card: fc.constantFrom(cards.pays, cards.insufficient),
});

async function check(orderId: string, listing: string): Promise<void> {
  const lines = await listLedgerEntries(server.db, orderId);
  const byPosting = Map.groupBy(lines, ({ posting }) => posting);
  const payment = await findPayment(server.db, orderId);
  const read = async ({ token }: TestPerson) =>
    (await server.call("GET", `/api/orders/${orderId}`, { token })).body as Order;
  for (const posting of byPosting.values())
    expect(posting.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const order = await read(people.buyer);
  const { money: selling } = await read(people.seller);
  const { money: all } = await read(people.admin);
  const paid: number = payment?.status === "captured" ? order.breakdown.total : 0;
  expect([sumMoney(order.money) + paid, sumMoney(all)]).toEqual([0, 0]);
  expect(sumMoney(selling)).toBe(order.status === "completed" ? splitSale(order.breakdown, []).payout : 0);
  const kinds = new Set(lines.map(({ kind }) => kind));
  expect([kinds.has("charge"), kinds.has("refund")]).toEqual([
    payment?.status === "captured" || payment?.status === "refunded",
    payment?.status === "refunded",
  ]);
  expect(kinds.has("earning")).toBe(order.status === "completed");
  const piece = await findListing(server.db, listing);
  const sold = order.approved && !["cancelled", "deleted"].includes(order.status);
  expect([piece?.status, piece?.soldTo ?? null]).toEqual(sold ? ["sold", orderId] : ["active", null]);
}

test(
  "sums to zero and agrees with payment, order and stock after any sequence of events",
  { timeout: 600_000 },
  async () => {
    let ended = 0;
    await fc.assert(
      fc.asyncProperty(starts, moves, async ({ offer, delivery, card }, sequence) => {
        server.clock.set(testInstant);
        const listing = await piece(server, people.seller.id);
        const body = {
          listings: [{ id: listing, listingPrice: 500_00 }],
          contact,
          paymentMethod: await savedCard(server, people.buyer.token, card),
          ...(delivery ? { type: "delivery", address: oakland } : { type: "pickup" }),
          ...(offer ? { offerAmount: 300_01 } : {}),
        };
        const made = await server.call("POST", "/api/checkout", { token: people.buyer.token, body });
        const [order] = (made.body as { orders: Order[] }).orders;
        if (order === undefined) throw new Error(made.text);
        for (const [who, step] of sequence) {
          if (step.type === "wait") {
            server.clock.advance(50 * 3_600_000);
            await server.deps.jobs.runDue();
          } else {
            const answer = await server.call("POST", `/api/orders/${order._id}/events`, {
              token: people[who].token,
              body: step,
            });
            if (![200, 403, 409, 422].includes(answer.status))
              throw new Error(`${step.type}: ${answer.text}`);
            if (answer.status === 200 && (answer.body as Order).deadline === null) ended += 1;
          }
          await check(order._id, listing);
        }
      }),
      { numRuns: 25, seed: 20_261_121 },
    );
    expect(ended).toBeGreaterThan(5);
  },
);
