import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyAndComplete } from "../../testing/completed-order.ts";
import { consigned } from "../../testing/consigned-piece.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { signedEvent } from "../../testing/signed-event.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { sandboxAccountId } from "../../platform/payments/sandbox/sandbox.table.ts";
import { findPayment, listLedgerEntries } from "../payment/payment.queries.ts";

let server: TestServer;
let owner: TestPerson;
let shop: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(testInstant);
});
afterAll(() => server.close());

/** Completes the sale of a consigned piece for $1,000, of which $600 are its owner's. */
async function soldPiece(): Promise<string> {
  server.clock.set(testInstant);
  [owner, shop, buyer] = [
    await person(server, "Olga", { payoutsConnectedAt: testInstant }),
    await person(server, "Shop", { isBusiness: true, payoutsConnectedAt: testInstant }),
    await person(server, "Bea"),
  ];
  const id = await consigned(server, owner);
  const post = (act: string, body: object = {}) =>
    server.call("POST", `/api/consign/${id}/${act}`, { token: shop.token, body });
  await post("accept", { pricePlan: 1_000_00, share: 60 });
  await post("collect");
  const listing = ((await post("list")).body as Consignment).listing ?? "";
  const { orderId } = await buyAndComplete(server, {
    buyer,
    seller: shop,
    listingId: listing,
    price: 1_000_00,
  });
  return orderId;
}
let number = 0;
async function report(type: string, object: Record<string, unknown>, account?: string) {
  const created = Math.floor(server.clock.now().getTime() / 1000);
  const event = { id: `evt_hold_${(number += 1)}`, type, created, account, data: { object } };
  await server.call("POST", "/api/payments/webhook", signedEvent(server, event));
}
async function dispute(orderId: string, type: "created" | "closed", status: string, amount?: number) {
  const payment = await findPayment(server.db, orderId);
  await report(`charge.dispute.${type}`, {
    id: `dp_${orderId}`,
    amount: amount ?? payment?.amount,
    payment_intent: payment?.reference,
    status,
  });
}
/** The payout as the owner's page shows it. */
async function shown(who: TestPerson = owner) {
  const { body } = await server.call("GET", "/api/consign/mine", { token: who.token });
  return (body as { consignments: Consignment[] }).consignments.map(({ payout }) => payout);
}
const payoutsRun = async () => {
  server.clock.advance(constants.payoutDelay);
  await server.deps.jobs.runDue();
};
async function subjects() {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);
}

test("tells the owner that a dispute holds the share, and that it is sent when the dispute is won", async () => {
  const orderId = await soldPiece();
  expect(await shown()).toEqual([{ amount: 600_00, state: "waiting", date: "2026-11-23T12:00:00.000Z" }]);
  await dispute(orderId, "created", "needs_response");
  await payoutsRun();
  expect(await shown()).toEqual([{ amount: 600_00, state: "disputed", date: null }]);
  const { body } = await server.call("GET", "/api/dashboard/payouts", { token: shop.token });
  expect(body).toMatchObject({ payouts: [{ status: "disputed" }] });
  expect(await listNotificationTexts(server.db, owner.id)).toContain(
    "Your share of $600 for Walnut credenza is on hold: the buyer’s bank is asking about the payment",
  );
  expect(await subjects()).toContain("Your share for Walnut credenza is on hold");
  await dispute(orderId, "closed", "won");
  await server.deps.jobs.runDue();
  expect(await shown()).toMatchObject([{ amount: 600_00, state: "sent" }]);
  expect(await subjects()).toEqual(
    expect.arrayContaining([
      "Your share for Walnut credenza is no longer on hold",
      "$600 is on its way to you",
    ]),
  );
});

test("tells the owner what is left of the share when a part of the payment goes back", async () => {
  const orderId = await soldPiece();
  const total = (await findPayment(server.db, orderId))?.amount ?? 0;
  await dispute(orderId, "closed", "lost", total / 2);
  const ledger = await listLedgerEntries(server.db, orderId);
  const share = ledger.reduce((sum, { account, amount }) => (account === "share" ? sum - amount : sum), 0);
  expect([share, await shown()]).toMatchObject([300_00, [{ amount: 300_00, state: "waiting" }]]);
  const { body } = await server.call("GET", "/api/consign/mine", { token: owner.token });
  expect((body as { consignments: Consignment[] }).consignments.map(({ sale }) => sale)).toEqual([
    { price: 1_000_00, fee: 150_00, share: 600_00, refunded: 300_00 },
  ]);
  expect(await listNotificationTexts(server.db, owner.id)).toContain(
    "The buyer’s bank has returned a part of the payment for Walnut credenza. Your share for it is $300 instead of $600.",
  );
});

test("tells the owner when the bank returns the share, and what to do", async () => {
  await soldPiece();
  await payoutsRun();
  server.clock.advance(3_600_000);
  const payout = { id: "po_owner", created: Math.floor(server.clock.now().getTime() / 1000) };
  await report("payout.failed", payout, sandboxAccountId(owner.id));
  expect(await shown()).toEqual([{ amount: 600_00, state: "failed", date: null }]);
  expect(await subjects()).toContain("Your bank returned your payout of $600");
  expect(await listNotificationTexts(server.db, owner.id)).toContain(
    "Your bank returned $600: correct your bank details, and it is sent again",
  );
});
