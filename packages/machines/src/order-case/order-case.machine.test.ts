import { cents } from "@heirloop/contract/money/money.schema";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import { describe, expect, test } from "vitest";
import { type OrderCaseContext, reportedCase } from "./order-case-context.ts";
import { moveCase, openCase, permittedCaseEvents } from "./order-case-transition.ts";

const now = "2026-11-21T10:00:00.000Z";
const message = "Because";
const reported = (wanted: Solution, left = 900_00) => reportedCase(wanted, { left, disputed: false });
const returned: Solution = { type: "return", amount: null };
const refund = (amount: number): Solution => ({ type: "refund", amount: cents(amount) });

describe("the machine of a case", () => {
  test("holds the payout and gives the seller 72 hours when a problem is reported", () => {
    const { case: opened, effects } = openCase(reported(returned), now);
    expect(opened).toEqual({
      status: "awaiting-seller",
      context: {
        wanted: returned,
        left: 900_00,
        disputed: false,
        proposal: null,
        agreed: null,
        proposals: [],
        timeZone: null,
        pickup: null,
        tracking: null,
        received: false,
        outcome: null,
      },
    });
    expect(effects).toEqual([
      { type: "hold-payout" },
      { type: "set-deadline", at: "2026-11-24T10:00:00.000Z" },
      { type: "notify", news: "opened" },
    ]);
  });

  test("ends a return without a refund when the money went back already", () => {
    const moved = moveCase(
      { status: "returning", context: { ...reported(returned, 0), agreed: returned } },
      { type: "receive", by: "seller", now },
    );
    expect(moved).toMatchObject({
      ok: true,
      case: { status: "resolved", context: { outcome: "returned" } },
      effects: [
        { type: "clear-deadline" },
        { type: "return-stock" },
        { type: "notify", news: "received" },
        { type: "clear-deadline" },
        { type: "release-payout" },
      ],
    });
  });

  test("counts a refund after the return as a return", () => {
    const context = { ...reported(returned), agreed: returned, received: true };
    expect(
      moveCase({ status: "refunding", context }, { type: "refund-succeeded", by: "system", now }),
    ).toMatchObject({ case: { status: "resolved", context: { outcome: "returned" } } });
  });

  test("neither returns nor repairs what is back with the seller, nor lets the buyer withdraw", () => {
    const context = { ...reported(returned), received: true };
    const escalated = { status: "escalated", context } as const;
    expect(permittedCaseEvents(escalated, "buyer", now)).toEqual(["add-evidence"]);
    expect(permittedCaseEvents(escalated, "seller", now)).toEqual(["add-evidence"]);
    expect(
      moveCase(escalated, { type: "decide", solution: "return", message, by: "admin", now }),
    ).toMatchObject({ refusal: { errors: [{ path: "solution" }] } });
  });
});

const bankAsks = "Your bank is asking about this payment";
const waiting = (context: OrderCaseContext) => ({ status: "awaiting-buyer", context }) as const;

describe("refuses with the reason", () => {
  test("an amount above what is left, at its field", () => {
    const one = { status: "awaiting-seller", context: reported(returned, 100_00) } as const;
    const proposal = { type: "propose", solution: "refund", message, by: "seller", now } as const;
    expect([
      moveCase(one, { ...proposal, amount: cents(100_01) }),
      moveCase(one, { ...proposal, amount: cents(99) }),
      moveCase(one, proposal),
      moveCase(one, { ...proposal, amount: cents(100_00) }).ok,
    ]).toEqual([
      {
        ok: false,
        refusal: {
          code: "invalid",
          errors: [{ path: "amount", message: "Refund an amount from $1 to $100" }],
        },
      },
      {
        ok: false,
        refusal: {
          code: "invalid",
          errors: [{ path: "amount", message: "Refund an amount from $1 to $100" }],
        },
      },
      { ok: false, refusal: { code: "invalid", errors: [{ path: "amount", message: "Enter the amount" }] } },
      true,
    ]);
  });

  test("what would refund a payment that the bank asks about, to the buyer and the seller", () => {
    const context = { ...reported(returned), disputed: true, proposal: refund(200_00) };
    const refused = moveCase(waiting(context), { type: "accept", by: "buyer", now });
    expect(refused).toMatchObject({ ok: false, refusal: { detail: expect.stringContaining(bankAsks) } });
    expect(moveCase({ status: "returning", context }, { type: "receive", by: "seller", now })).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("The buyer’s bank") },
    });
    expect(moveCase({ status: "returning", context }, { type: "time-out", by: "time", now }).ok).toBe(false);
  });

  test("a proposal of more than is left by now", () => {
    const context = { ...reported(returned, 100_00), proposal: refund(200_00) };
    expect(moveCase(waiting(context), { type: "accept", by: "buyer", now })).toEqual({
      ok: false,
      refusal: { code: "state-conflict", detail: "Refund an amount from $1 to $100" },
    });
  });

  test("a step that the other side has made impossible", () => {
    expect(
      moveCase(
        { status: "resolved", context: reported(returned) },
        { type: "decline", message, by: "seller", now },
      ),
    ).toMatchObject({ refusal: { code: "state-conflict", detail: expect.stringContaining("moved on") } });
  });

  test("a time that is over, or that nobody proposed, at its field", () => {
    const one = { status: "arranging-return", context: reported(returned) } as const;
    const proposed = {
      ...one,
      context: {
        ...one.context,
        proposals: [{ date: "2026-11-25", window: "morning", by: "seller" }] as const,
      },
    };
    expect([
      moveCase(one, { type: "schedule", date: "2026-11-20", window: "morning", by: "buyer", now }),
      moveCase(proposed, { type: "confirm-schedule", window: "evening", by: "buyer", now }),
    ]).toMatchObject([
      { refusal: { errors: [{ path: "date" }] } },
      { refusal: { errors: [{ path: "window" }] } },
    ]);
  });
});
