import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import { expect, test } from "vitest";
import type { OrderCaseEffect } from "./order-case-effect.ts";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import {
  accept,
  type Changes,
  decide,
  propose,
  receive,
  refund,
  repair,
  returned,
  send,
  timeOut,
  times,
} from "./order-case-sends.fixture.ts";

const clear: OrderCaseEffect = { type: "clear-deadline" };
const inTwoWeeks: OrderCaseEffect = { type: "set-deadline", at: "2026-12-05T10:00:00.000Z" };
test.each<
  [
    what: string,
    from: OrderCaseStatus,
    changes: Changes,
    event: SentOrderCaseEvent,
    agreed: Solution | null,
    effects: readonly OrderCaseEffect[],
  ]
>([
  [
    "a granted refund",
    "awaiting-seller",
    { wanted: refund(100_00) },
    accept("seller"),
    refund(100_00),
    [clear, { type: "refund", amount: 100_00 }, { type: "notify", news: "refund-agreed" }],
  ],
  [
    "a granted repair",
    "awaiting-seller",
    { wanted: repair },
    accept("seller"),
    repair,
    [inTwoWeeks, { type: "notify", news: "repair-agreed" }],
  ],
  [
    "a return that the buyer takes",
    "awaiting-buyer",
    { wanted: repair, proposal: returned },
    accept("buyer"),
    returned,
    [inTwoWeeks, { type: "notify", news: "return-agreed" }],
  ],
  [
    "a repair that the buyer takes",
    "awaiting-buyer",
    { proposal: repair },
    accept("buyer"),
    repair,
    [inTwoWeeks, { type: "notify", news: "repair-agreed" }],
  ],
  [
    "a refund that the buyer takes",
    "awaiting-buyer",
    { proposal: refund(50_00) },
    accept("buyer"),
    refund(50_00),
    [clear, { type: "refund", amount: 50_00 }, { type: "notify", news: "refund-agreed" }],
  ],
  [
    "a return of a piece that was refunded before",
    "returning",
    { left: 0, agreed: returned },
    timeOut,
    returned,
    [
      clear,
      { type: "return-stock" },
      { type: "notify", news: "received" },
      clear,
      { type: "release-payout" },
    ],
  ],
  [
    "a return after a part was refunded",
    "returning",
    { left: 850_00, agreed: returned },
    receive,
    returned,
    [
      clear,
      { type: "return-stock" },
      { type: "notify", news: "received" },
      { type: "refund", amount: 850_00 },
    ],
  ],
])("%s has its effects", (_, from, changes, event, agreed, effects) => {
  const moved = send(from, changes, event);
  expect(moved).toMatchObject({ ok: true, case: { context: { agreed } }, effects });
});

test("an agreement on a return starts without a time, a pickup or a tracking number", () => {
  const old: Changes = {
    ...times("seller", "2026-11-20"),
    pickup: { date: "2026-11-20", window: "morning" },
    tracking: "1Z999",
  };
  const fresh = { proposals: [], pickup: null, tracking: null };
  for (const event of [accept("seller"), decide("return")])
    expect(send("escalated", old, event)).toMatchObject({ case: { context: fresh } });
});

test.each([receive, timeOut])(
  "a piece that was refunded before counts as returned when it is back",
  (event) => {
    expect(send("returning", { left: 0, agreed: returned }, event)).toMatchObject({
      case: { status: "resolved", context: { outcome: "returned", received: true } },
    });
  },
);

test("only a refund has an amount", () => {
  expect(send("awaiting-seller", {}, propose("repair", 50_00))).toMatchObject({
    case: { context: { proposal: { type: "repair", amount: null } } },
  });
  expect(send("escalated", {}, decide("return", 50_00))).toMatchObject({
    case: { context: { agreed: { type: "return", amount: null } } },
  });
});
