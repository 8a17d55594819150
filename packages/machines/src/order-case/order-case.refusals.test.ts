import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { expect, test } from "vitest";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import {
  accept,
  type Changes,
  confirm,
  decide,
  receive,
  refund,
  schedule,
  send,
  times,
} from "./order-case-sends.fixture.ts";

test.each<
  [what: string, from: OrderCaseStatus, changes: Changes, event: SentOrderCaseEvent, refusal: object]
>([
  [
    "a wish without an amount",
    "awaiting-seller",
    { wanted: { type: "refund", amount: null } },
    accept("seller"),
    { code: "state-conflict", detail: "Enter the amount" },
  ],
  [
    "a wish above what is left",
    "awaiting-seller",
    { wanted: refund(900_01) },
    accept("seller"),
    { code: "state-conflict", detail: "Refund an amount from $1 to $900" },
  ],
  [
    "a step of another state",
    "returning",
    {},
    accept("seller"),
    {
      code: "state-conflict",
      detail: "This step is not possible any more: the case has moved on. Reload the page to see it.",
    },
  ],
  [
    "an accepted refund that is being made",
    "refunding",
    { wanted: refund(900_01) },
    accept("seller"),
    {
      code: "state-conflict",
      detail: "This step is not possible any more: the case has moved on. Reload the page to see it.",
    },
  ],
  [
    "a time that has passed",
    "arranging-return",
    times("seller", "2026-11-20"),
    confirm("morning"),
    {
      code: "state-conflict",
      detail: "That time has passed. Agree to another one, or propose one yourself.",
    },
  ],
  [
    "a decided amount above what is left",
    "escalated",
    {},
    decide("refund", 900_01),
    { code: "invalid", errors: [{ path: "amount", message: "Refund an amount from $1 to $900" }] },
  ],
  [
    "a second return",
    "escalated",
    { received: true },
    decide("return"),
    { code: "invalid", errors: [{ path: "solution", message: "This is not possible any more" }] },
  ],
  [
    "a time in the past",
    "arranging-return",
    {},
    schedule("2026-11-20"),
    {
      code: "invalid",
      errors: [{ path: "date", message: "That day is over. Choose a later one" }],
    },
  ],
  [
    "a time that nobody proposed",
    "arranging-return",
    times("seller", "2026-11-24"),
    confirm("evening"),
    {
      code: "invalid",
      errors: [{ path: "window", message: "Choose one of the times the other side proposed" }],
    },
  ],
  [
    "a refund while the bank asks an admin",
    "escalated",
    { disputed: true },
    decide("refund", 1_00),
    {
      code: "state-conflict",
      detail:
        "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided. If the buyer is right, accept the dispute in the payment provider’s dashboard.",
    },
  ],
  [
    "a returned piece while the bank asks",
    "returning",
    { disputed: true },
    receive,
    {
      code: "state-conflict",
      detail:
        "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided.",
    },
  ],
])("refuses %s and says why", (_, from, changes, event, refusal) => {
  expect(send(from, changes, event)).toEqual({ ok: false, refusal });
});
