import { expect, test } from "vitest";
import { parseAccount, parseStripeEvent } from "./stripe-events.ts";

type Event = { type: string; account?: string | undefined; data: { object: unknown } };
const parseReport = (event: Event) =>
  parseStripeEvent(new TextEncoder().encode(JSON.stringify({ id: "evt_1", created: 1, ...event }))).report;
const dispute = (type: string, status: string, reference: string | null = "pi_1") =>
  parseReport({
    type,
    data: { object: { id: "dp_1", amount: 500_00, payment_intent: reference, status } },
  });
const report = { kind: "dispute", dispute: "dp_1", reference: "pi_1", amount: 500_00 };

test.each([
  ["charge.dispute.created", "needs_response", "open"],
  ["charge.dispute.created", "warning_needs_response", "open"],
  ["charge.dispute.closed", "won", "won"],
  ["charge.dispute.closed", "lost", "lost"],
  ["charge.dispute.closed", "warning_closed", "won"],
  ["charge.dispute.closed", "prevented", "lost"],
  ["charge.dispute.closed", "a_new_status", "unknown"],
])("reads %s with the status %s as a dispute that is %s", (type, status, outcome) => {
  expect(dispute(type, status)).toEqual({ ...report, outcome });
});

test("reads what became of a connected account's payout to the bank", () => {
  const payout = (type: string, account?: string) =>
    parseReport({ type, account, data: { object: { id: "po_1", created: 1_800_000_000 } } });
  const createdAt = new Date(1_800_000_000_000);
  expect([payout("payout.paid", "acct_1"), payout("payout.failed", "acct_1")]).toEqual([
    { kind: "bank-payout", payout: "po_1", account: "acct_1", createdAt, arrived: true },
    { kind: "bank-payout", payout: "po_1", account: "acct_1", createdAt, arrived: false },
  ]);
});

test("ignores disputes without a payment, and the platform's own payouts", () => {
  expect([
    dispute("charge.dispute.created", "needs_response", null),
    parseReport({ type: "payout.paid", data: { object: { id: "po_1", created: 1 } } }),
  ]).toEqual([null, null]);
});

test("reads only the id of a changed account, because events may arrive out of order", () => {
  const object = { id: "acct_1", payouts_enabled: false, metadata: { user: "user-1" } };
  expect(parseReport({ type: "account.updated", account: "acct_1", data: { object } })).toEqual({
    kind: "payout-account",
    account: "acct_1",
  });
});

test("reads until when an account needs information, and ignores accounts of nobody here", () => {
  const account = { id: "acct_1", payouts_enabled: true };
  const requirements = { currently_due: ["individual.id_number"], current_deadline: 1_800_000_000 };
  const own = { ...account, metadata: { user: "user-1" } };
  const read = { userId: "user-1", account: "acct_1", open: true };
  expect([
    parseAccount({ ...own, requirements }),
    parseAccount({ ...own, requirements: { ...requirements, currently_due: [] } }),
    parseAccount({ ...own, requirements: null }),
    parseAccount(account),
  ]).toEqual([
    { ...read, dueAt: new Date(1_800_000_000_000) },
    { ...read, dueAt: null },
    { ...read, dueAt: null },
    null,
  ]);
});
