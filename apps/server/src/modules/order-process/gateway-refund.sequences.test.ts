import { balanceOf } from "@heirloop/contract/money/ledger-reversal";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { findPayment, listLedgerEntries } from "../payment/payment.queries.ts";
import { startPartialRefund } from "./order-refund.service.ts";

let server: TestServer;
let buyer: TestPerson;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOG_LEVEL: "silent" } });
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam", { isBusiness: true, payoutsConnectedAt: testInstant });
});
afterAll(() => server.close());

const total = 536_25;
/** A refund as the gateway has it. `counted`: the shop knows that it was made; `lost`: and that it failed. */
type Refund = {
  id: string;
  intent: string | null;
  amount: number;
  failed: boolean;
  counted: boolean;
  lost: boolean;
};

const steps = fc.oneof(
  fc.record({ type: fc.constant("refund" as const), by: fc.constant("shop" as const), part: fc.nat(60) }),
  fc.record({
    type: fc.constant("refund" as const),
    by: fc.constant("dashboard" as const),
    part: fc.nat(60),
  }),
  fc.record({ type: fc.constant("repeat" as const) }),
  fc.record({ type: fc.constant("fail" as const), which: fc.nat(9) }),
  fc.record({
    type: fc.constant("report" as const),
    which: fc.nat(9),
    /** How Stripe showed it at first, although it may have failed since. */
    outdated: fc.boolean(),
  }),
);

/** An order with its refunds at the gateway, and what the shop owes the buyer as far as it was told, in cents. */
async function createRefunds() {
  const { orderId } = await completedOrder(server, buyer, seller);
  const reference = (await findPayment(server.db, orderId))?.reference;
  const refunds: Refund[] = [];
  let owed = 0;
  let events = 0;
  const returned = (isReturned: (refund: Refund) => boolean): number =>
    refunds.reduce((sum, refund) => (isReturned(refund) ? sum + refund.amount : sum), 0);
  const atGateway = () => returned(({ failed }) => !failed);
  const known = () => returned(({ counted, lost }) => counted && !lost);
  const posted = async () => 0 - balanceOf(await listLedgerEntries(server.db, orderId), "refund");

  async function refundHere(amount: number): Promise<void> {
    if (amount > total - Math.max(atGateway(), await posted())) return;
    const key = `key-${refunds.length}`;
    const intent = await transaction(server.db, (tx) =>
      startPartialRefund(tx, server.deps, { orderId, amount, key, reason: "Scratched" }),
    );
    await runIntentsAtOnce(server.deps, [intent]);
    refunds.push({ id: `re_${intent}`, intent, amount, failed: false, counted: true, lost: false });
  }
  /** The gateway refuses to return more than was charged. */
  function refundInDashboard(amount: number): void {
    if (amount < 1 || amount > total - atGateway()) return;
    const id = `re_${orderId}_${refunds.length}`;
    refunds.push({ id, intent: null, amount, failed: false, counted: false, lost: false });
  }
  async function report(refund: Refund, outdated = false): Promise<void> {
    const { id, intent, amount, failed } = refund;
    const event = {
      id: `evt_${orderId}_${(events += 1)}`,
      type: failed && !outdated ? "refund.failed" : "refund.created",
      created: 1_800_000_000,
      data: {
        object: {
          id,
          amount,
          payment_intent: reference,
          status: failed && !outdated ? "failed" : "succeeded",
          metadata: intent === null ? {} : { intent },
        },
      },
    };
    const answer = await server.call("POST", "/api/payments/webhook", signedEvent(server, event));
    if (answer.status !== 200) throw new Error(answer.text);
    if (failed && !outdated) {
      if (refund.counted && !refund.lost) owed += amount;
      refund.lost = true;
    } else if (!refund.counted && !refund.lost) {
      owed -= Math.min(owed, amount);
      refund.counted = true;
    }
  }
  return {
    refunds,
    refundHere,
    refundInDashboard,
    report,
    atGateway,
    known,
    posted,
    getOwed: () => owed,
  };
}

test(
  "posts what the gateway has returned and what a failed refund still owes the buyer, in any order of reports",
  { timeout: 600_000 },
  async () => {
    let repeats = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (sequence) => {
        server.clock.set(testInstant);
        const order = await createRefunds();
        for (const step of sequence) {
          if (step.type === "refund" && step.by === "shop") await order.refundHere(step.part * 5_00 + 1_00);
          else if (step.type === "refund") order.refundInDashboard(step.part * 5_00 + 1_00);
          else if (step.type === "repeat") order.refundInDashboard(order.getOwed());
          else {
            const refund = order.refunds[step.which];
            if (refund === undefined) continue;
            if (step.type === "fail") refund.failed = true;
            else await order.report(refund, step.outdated);
          }
          // Nobody can be refunded more than was paid.
          expect(await order.posted()).toBe(Math.min(total, order.known() + order.getOwed()));
        }
        for (const refund of order.refunds.toReversed()) await order.report(refund);
        if (order.getOwed() > 0) repeats += 1;
        order.refundInDashboard(Math.min(order.getOwed(), total - order.atGateway()));
        for (const refund of order.refunds.slice(-1)) await order.report(refund);
        expect(await order.posted()).toBe(order.atGateway());
      }),
      { numRuns: 25, seed: 20_261_124 },
    );
    expect(repeats).toBeGreaterThan(5);
  },
);
