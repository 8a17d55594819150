import { cents } from "@heirloop/contract/money/money.schema";
import { orderCaseStatuses, type OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { expect, test } from "vitest";
import type { OrderCaseContext } from "./order-case-context.ts";
import type { OrderCaseEffect } from "./order-case-effect.ts";
import type { OrderCaseActor, SentOrderCaseEvent } from "./order-case-event.ts";
import { moveCase } from "./order-case-transition.ts";

/** Every effect of every event that a case accepts, from every sender: docs/product.md §4, Cases. */

const now = "2026-11-21T10:00:00.000Z";
const half = { type: "refund", amount: cents(200_00) } as const;
const most = { type: "refund", amount: cents(300_00) } as const;
const message = "Because";
/** The buyer wants a return, the seller has offered a part of the price, and a time was proposed. */
const context: OrderCaseContext = {
  wanted: { type: "return", amount: null },
  proposal: half,
  agreed: null,
  left: 900_00,
  disputed: false,
  proposals: [
    { date: "2026-11-24", window: "morning", by: "seller" },
    { date: "2026-11-25", window: "evening", by: "buyer" },
  ],
  timeZone: null,
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
};

type EventType = Exclude<SentOrderCaseEvent["type"], "open">;
const actors: readonly OrderCaseActor[] = ["buyer", "seller", "admin", "time", "system"];

/** Each event with payloads that differ in what they do. */
const goodEvents = (by: OrderCaseActor): Record<string, SentOrderCaseEvent & { type: EventType }> => ({
  accept: { type: "accept", by, now },
  "propose a part": { type: "propose", solution: "refund", amount: cents(300_00), message, by, now },
  "propose too much": { type: "propose", solution: "refund", amount: cents(900_01), message, by, now },
  decline: { type: "decline", message, by, now },
  escalate: { type: "escalate", message, by, now },
  withdraw: { type: "withdraw", by, now },
  schedule: { type: "schedule", date: "2026-11-26", window: "morning", by, now },
  "schedule the past": { type: "schedule", date: "2026-11-20", window: "morning", by, now },
  "confirm-schedule": {
    type: "confirm-schedule",
    window: by === "buyer" ? "2026-11-24/morning" : "evening",
    by,
    now,
  },
  "send-back": { type: "send-back", tracking: "1Z999", by, now },
  receive: { type: "receive", by, now },
  "confirm-repair": { type: "confirm-repair", by, now },
  "add-evidence": { type: "add-evidence", message, pictures: [], by, now },
  "decide return": { type: "decide", solution: "return", message, by, now },
  "decide refund": { type: "decide", solution: "refund", amount: cents(300_00), message, by, now },
  "decide too much": { type: "decide", solution: "refund", amount: cents(900_01), message, by, now },
  "decide none": { type: "decide", solution: "none", message, by, now },
  "time-out": { type: "time-out", by, now },
  "refund-succeeded": { type: "refund-succeeded", by, now },
  "refund-failed": { type: "refund-failed", by, now },
});

type Row = Readonly<{
  from: readonly OrderCaseStatus[];
  send: string;
  by: readonly OrderCaseActor[];
  to: OrderCaseStatus | "unchanged";
  /** The changes to the context. */
  keeps?: Partial<OrderCaseContext>;
  effects: readonly string[];
}>;

const ended = ["clear-deadline", "release-payout"];
const startedReturn = {
  agreed: { type: "return", amount: null },
  proposals: [],
  pickup: null,
  tracking: null,
} as const;
const received = ["clear-deadline", "return-stock", "notify received", "refund 90000"];
const answering = ["awaiting-seller", "awaiting-buyer"] as const;
const table: readonly Row[] = [
  {
    from: [...answering, "escalated"],
    send: "accept",
    by: ["seller"],
    to: "arranging-return",
    keeps: startedReturn,
    effects: ["set-deadline in 336 h", "notify return-agreed"],
  },
  {
    from: ["awaiting-buyer"],
    send: "accept",
    by: ["buyer"],
    to: "refunding",
    keeps: { agreed: half },
    effects: ["clear-deadline", "refund 20000", "notify refund-agreed"],
  },
  {
    from: answering,
    send: "propose a part",
    by: ["seller"],
    to: "awaiting-buyer",
    keeps: { proposal: most },
    effects: ["set-deadline in 72 h", "notify proposed"],
  },
  {
    from: ["awaiting-seller"],
    send: "decline",
    by: ["seller"],
    to: "awaiting-buyer",
    keeps: { proposal: null },
    effects: ["set-deadline in 72 h", "notify declined"],
  },
  {
    from: ["awaiting-seller"],
    send: "escalate",
    by: ["seller"],
    to: "escalated",
    effects: ["clear-deadline", "notify escalated"],
  },
  {
    from: ["awaiting-buyer", "arranging-return", "returning", "repairing"],
    send: "escalate",
    by: ["buyer", "seller"],
    to: "escalated",
    effects: ["clear-deadline", "notify escalated"],
  },
  {
    from: [...answering, "escalated", "arranging-return", "repairing"],
    send: "withdraw",
    by: ["buyer"],
    to: "withdrawn",
    effects: [...ended, "notify withdrawn"],
  },
  {
    from: [...answering, "arranging-return", "repairing"],
    send: "time-out",
    by: ["time"],
    to: "escalated",
    effects: ["clear-deadline", "notify overdue"],
  },
  {
    from: ["arranging-return"],
    send: "schedule",
    by: ["buyer"],
    to: "unchanged",
    keeps: { proposals: [...context.proposals, { date: "2026-11-26", window: "morning", by: "buyer" }] },
    effects: ["notify time-proposed"],
  },
  {
    from: ["arranging-return"],
    send: "schedule",
    by: ["seller"],
    to: "unchanged",
    keeps: { proposals: [...context.proposals, { date: "2026-11-26", window: "morning", by: "seller" }] },
    effects: ["notify time-proposed"],
  },
  {
    from: ["arranging-return"],
    send: "confirm-schedule",
    by: ["buyer"],
    to: "returning",
    keeps: { pickup: { date: "2026-11-24", window: "morning" } },
    // 72 hours after 12:00 in Pacific time.
    effects: ["set-deadline in 154 h", "notify time-agreed"],
  },
  {
    from: ["arranging-return"],
    send: "confirm-schedule",
    by: ["seller"],
    to: "returning",
    keeps: { pickup: { date: "2026-11-25", window: "evening" } },
    effects: ["set-deadline in 187 h", "notify time-agreed"],
  },
  {
    from: ["arranging-return"],
    send: "send-back",
    by: ["buyer"],
    to: "returning",
    keeps: { tracking: "1Z999" },
    effects: ["set-deadline in 336 h", "notify sent-back"],
  },
  {
    from: ["returning"],
    send: "send-back",
    by: ["buyer"],
    to: "unchanged",
    keeps: { tracking: "1Z999" },
    effects: ["set-deadline in 336 h", "notify sent-back"],
  },
  {
    from: ["returning"],
    send: "receive",
    by: ["seller"],
    to: "refunding",
    keeps: { received: true },
    effects: received,
  },
  {
    from: ["returning"],
    send: "time-out",
    by: ["time"],
    to: "refunding",
    keeps: { received: true },
    effects: received,
  },
  {
    from: ["repairing"],
    send: "confirm-repair",
    by: ["buyer"],
    to: "resolved",
    keeps: { outcome: "repaired" },
    effects: [...ended, "notify repaired"],
  },
  {
    from: [...answering, "escalated", "arranging-return", "returning", "repairing"],
    send: "add-evidence",
    by: ["buyer", "seller", "admin"],
    to: "unchanged",
    effects: ["notify evidence"],
  },
  {
    from: ["escalated"],
    send: "decide return",
    by: ["admin"],
    to: "arranging-return",
    keeps: startedReturn,
    effects: ["set-deadline in 336 h", "notify decided-return"],
  },
  {
    from: ["escalated"],
    send: "decide refund",
    by: ["admin"],
    to: "refunding",
    keeps: { agreed: most },
    effects: ["refund 30000", "notify decided-refund"],
  },
  {
    from: ["escalated"],
    send: "decide none",
    by: ["admin"],
    to: "resolved",
    keeps: { outcome: "declined" },
    effects: [...ended, "notify decided-none"],
  },
  {
    from: ["refunding"],
    send: "refund-succeeded",
    by: ["system"],
    to: "resolved",
    keeps: { outcome: "refunded" },
    effects: ["release-payout", "notify refunded"],
  },
  {
    from: ["refunding"],
    send: "refund-failed",
    by: ["system"],
    to: "escalated",
    effects: ["notify refund-failed"],
  },
];

function describeEffect(effect: OrderCaseEffect): string {
  switch (effect.type) {
    case "set-deadline":
      return `set-deadline in ${(Date.parse(effect.at) - Date.parse(now)) / 3_600_000} h`;
    case "refund":
      return `refund ${effect.amount}`;
    case "notify":
      return `notify ${effect.news}`;
    default:
      return effect.type;
  }
}

const everySender = orderCaseStatuses.flatMap((from) => actors.map((by) => ({ from, by })));

test.each(everySender)("$from: every event by $by, with its effects", ({ from, by }) => {
  const outcomes = Object.entries(goodEvents(by)).map(([name, event]) => {
    const moved = moveCase({ status: from, context }, event);
    return [name, moved.ok ? { ...moved, effects: moved.effects.map(describeEffect) } : "refused"];
  });
  const expected = Object.keys(goodEvents(by)).map((name) => {
    const row = table.find((one) => one.from.includes(from) && one.send === name && one.by.includes(by));
    if (row === undefined) return [name, "refused"];
    const status = row.to === "unchanged" ? from : row.to;
    return [
      name,
      { ok: true, case: { status, context: { ...context, ...row.keeps } }, effects: row.effects },
    ];
  });
  expect(outcomes).toEqual(expected);
});

test("has a row only for what happens", () => {
  const names = new Set(Object.keys(goodEvents("buyer")));
  expect(table.filter(({ send }) => !names.has(send))).toEqual([]);
});
