import { cents } from "@heirloop/contract/money/money.schema";
import type {
  OrderCaseEvent,
  OrderCaseRefundEvent,
  OrderCaseTimeEvent,
} from "@heirloop/contract/order-case/order-case.events";
import { expect, test } from "vitest";
import { type CaseEntry, caseEntry } from "./case-entry.ts";

const message = "A leg is broken.";
const agreed = { type: "refund", amount: cents(200_00) } as const;
const pickup = { date: "2026-11-25", window: "evening" } as const;
const refunded = 180_00;

type Event = OrderCaseEvent | OrderCaseTimeEvent | OrderCaseRefundEvent;

test.each<[name: string, event: Event, entry: CaseEntry]>([
  [
    "a proposed refund",
    { type: "propose", solution: "refund", amount: cents(300_00), message },
    { message, solution: { type: "refund", amount: 300_00 } },
  ],
  [
    "a proposed repair, which has no amount",
    { type: "propose", solution: "repair", amount: cents(300_00), message },
    { message, solution: { type: "repair", amount: null } },
  ],
  [
    "a proposed refund without an amount",
    { type: "propose", solution: "refund", message },
    { message, solution: { type: "refund", amount: null } },
  ],
  [
    "a decided refund",
    { type: "decide", solution: "refund", amount: cents(300_00), message },
    { message, solution: { type: "refund", amount: 300_00 } },
  ],
  [
    "a decision that nothing is owed",
    { type: "decide", solution: "none", message },
    { message, solution: { type: "none", amount: null } },
  ],
  ["what was accepted", { type: "accept" }, { solution: agreed }],
  ["why it was declined", { type: "decline", message }, { message }],
  ["why it was escalated", { type: "escalate", message }, { message }],
  [
    "what evidence is added",
    { type: "add-evidence", message, pictures: ["/pictures/uploads/leg"] },
    { message },
  ],
  [
    "the proposed time",
    { type: "schedule", date: "2026-11-26", window: "morning" },
    { window: { date: "2026-11-26", window: "morning" } },
  ],
  ["the agreed time", { type: "confirm-schedule", window: "evening" }, { window: pickup }],
  ["the tracking number", { type: "send-back", tracking: "1Z999" }, { message: "1Z999" }],
  ["how much was refunded", { type: "refund-succeeded" }, { solution: { type: "refund", amount: refunded } }],
  ["nothing more about a withdrawal", { type: "withdraw" }, {}],
  ["nothing more about a received piece", { type: "receive" }, {}],
  ["nothing more about a confirmed repair", { type: "confirm-repair" }, {}],
  ["nothing more about an expired deadline", { type: "time-out" }, {}],
  ["nothing more about a failed refund", { type: "refund-failed" }, {}],
])("the timeline says %s", (_, event, entry) => {
  expect(caseEntry(event, { agreed, pickup }, refunded)).toEqual(entry);
});
